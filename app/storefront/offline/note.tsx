import { useFromCopy } from './from-copy.ts';

/** A quiet word on a page that was built without the server. */
export function OfflineNote() {
  const isFromCopy = useFromCopy();
  return (
    <div className="offline-note no-print" role="status">
      {isFromCopy && (
        <>
          <b>Bağlantı yok.</b> Bu sayfa, birkaç dakika önce kaydedilen bilgilerle gösteriliyor.
        </>
      )}
    </div>
  );
}
