import { Navigate } from 'react-router';
import { screenPath, screens } from '../screens.ts';

/** Leads to the first screen of the sidebar. */
export default function Home() {
  return <Navigate to={screenPath(screens[0]?.path ?? 'products')} replace />;
}
