import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const AGAIN_MS = 2000;

/** Asks for the page again, time after time, as long as something of it is still being made. */
export function useAskAgain(isWaiting: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void navigate(pathname + search, { replace: true, preventScrollReset: true });
    const timer = setInterval(again, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, navigate, pathname, search]);
}
