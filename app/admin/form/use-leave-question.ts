import { type Location, useBlocker } from 'react-router';
import { LOGIN } from '../lib/admin-paths.ts';

/** The parts of the address that say which form is open. */
function formOf(location: Location): string {
  const params = new URLSearchParams(location.search);
  return [location.pathname, params.get('edit'), params.get('new'), params.get('section')].join(' ');
}

/** Holds a move away from an open form while `hasUnsaved()`; the text is safe when the move is to the sign-in page. */
export function useLeaveQuestion(hasUnsaved: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && nextLocation.pathname !== LOGIN && formOf(currentLocation) !== formOf(nextLocation),
  );
  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
