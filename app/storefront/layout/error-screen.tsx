import { isRouteErrorResponse } from 'react-router';
import { useRetry } from '../../shared/use-retry.ts';
import { StatePage } from '../ui/state-page.tsx';

export const NOT_LOADED = 'Sayfa yüklenemedi';

/** The technical line of a failure. */
export function errorDetail(error: unknown): string {
  return isRouteErrorResponse(error) ? `HTTP error! status: ${error.status}` : 'An error occurred';
}

/** A page that the server did not give. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { retry, isBusy } = useRetry();
  return (
    <StatePage
      title={NOT_LOADED}
      text="Sunucuya ulaşılamadı ya da bir sorun oluştu. Bağlantınızı kontrol edip yeniden deneyin."
      detail={errorDetail(error)}
    >
      <button type="button" className="btn btn-cta" aria-disabled={isBusy} onClick={retry}>
        Tekrar Dene
      </button>
    </StatePage>
  );
}
