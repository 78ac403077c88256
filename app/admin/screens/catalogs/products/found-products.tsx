import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { formatCount } from '../../../../../domain/rules/format.ts';
import { errorText } from '../../../lib/notices.ts';
import { LinesSkeleton } from '../../../list/list-states.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { productsInText } from './catalog-products-api.ts';
import type { Choice } from './choice.ts';
import { ProductChoices } from './product-choices.tsx';

/** The products whose codes stand in the catalog's text. They are ticked, but for those of another catalog. */
export function FoundProducts({ catalogId, choice }: { catalogId: string; choice: Choice }) {
  const answer = useQuery(productsInText(catalogId));
  const found = answer.data;
  const tick = useEffectEvent(() => {
    if (found)
      choice.put(
        found.flatMap(({ row }) => (row.catalogId ? [] : row)),
        true,
      );
  });
  useEffect(() => {
    if (found) tick();
  }, [found]);

  if (answer.isPending)
    return (
      <>
        <p role="status">Kodlar kataloğun metninde aranıyor…</p>
        <LinesSkeleton className="h-12" />
      </>
    );
  if (answer.isError)
    return (
      <ErrorState
        title="Kodlar aranamadı"
        detail={errorText(answer.error)}
        busy={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    );
  if (!found)
    return (
      <p role="status">
        Bu kataloğun okunabilir metni yok. Dosya PDF değil, taranmış sayfalardan oluşuyor ya da henüz
        okunmadı.
      </p>
    );
  if (found.length === 0)
    return (
      <p role="status">Kataloğun metninde hiçbir ürün kodu geçmiyor. Ürünleri listeden seçebilirsiniz.</p>
    );
  const elsewhere = found.filter(({ row }) => row.catalogId && row.catalogId !== catalogId).length;
  return (
    <>
      <p role="status" className="text-14 text-ink-2">
        Kodu bu katalogda geçen {formatCount(found.length)} ürün bulundu.
        {elsewhere > 0 && ` ${formatCount(elsewhere)} ürün başka katalogda: taşınacaksa işaretleyin.`}
      </p>
      <ProductChoices
        catalogId={catalogId}
        rows={found.map(({ row }) => row)}
        choice={choice}
        pagesOf={new Map(found.map(({ row, pages }) => [row.id, pages]))}
      />
    </>
  );
}
