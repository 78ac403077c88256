import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { StatePage } from '../ui/state-page.tsx';

/** The technical line of a failure. */
export function errorDetail(error: unknown): string {
  return isRouteErrorResponse(error) ? `HTTP error! status: ${error.status}` : 'An error occurred';
}

/** A page that the server did not give. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <StatePage
      title="Sayfa yüklenemedi"
      text="Sunucuya ulaşılamadı ya da bir sorun oluştu. Bağlantınızı kontrol edip yeniden deneyin."
      detail={errorDetail(error)}
    >
      <button
        type="button"
        className="btn btn-cta"
        aria-disabled={state !== 'idle'}
        onClick={() => void revalidate()}
      >
        Tekrar Dene
      </button>
    </StatePage>
  );
}
