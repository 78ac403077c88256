import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { BRAND_EMOJI } from '../../../../../domain/fallbacks.ts';
import type { Brand } from '../../../../../domain/things/brand.ts';
import { BrandMark } from '../../../files/brand-mark.tsx';
import { foldedMatch } from '../../../lib/folded-match.ts';
import { errorText } from '../../../lib/notices.ts';
import { brands } from '../../../lib/resources.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Badge } from '../../../ui/pill.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';

type BrandPickerProps = {
  /** The brands that the section has already. */
  added: ReadonlySet<string>;
  onAdd: (brand: Brand) => void;
  onClose: () => void;
};

function BrandChoice({ brand, isAdded, onAdd }: { brand: Brand; isAdded: boolean; onAdd: () => void }) {
  return (
    <li data-row={brand.id}>
      <button
        type="button"
        disabled={isAdded}
        onClick={onAdd}
        className="flex min-h-15 w-full items-center gap-3 rounded-control px-3 text-left enabled:hover:bg-surface-2 disabled:text-ink-2"
      >
        {brand.logoUrl ? (
          <BrandMark src={brand.logoUrl} alt="" className="h-11 w-20 flex-none rounded-tile" />
        ) : (
          <span aria-hidden className="grid h-11 w-20 flex-none place-items-center text-[1.5rem]">
            {brand.logo || BRAND_EMOJI}
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{brand.name}</span>
          <span className="block truncate text-13 text-ink-2">
            {[brand.country, !brand.isActive && 'Pasif: sayfada görünmez'].filter(Boolean).join(' · ')}
          </span>
        </span>
        {isAdded ? (
          <Badge>
            <Check aria-hidden className="size-3.5" />
            Eklendi
          </Badge>
        ) : (
          <Plus aria-hidden />
        )}
      </button>
    </li>
  );
}

/** All brands, to choose those of the logo strip; the ones chosen already are marked. */
export function BrandPicker({ added, onAdd, onClose }: BrandPickerProps) {
  const [search, setSearch] = useState('');
  const answer = useQuery({
    queryKey: ['brands', 'picker'],
    queryFn: async ({ signal }) => (await brands.list({}, signal)).rows,
  });
  const found = (answer.data ?? []).filter((brand) =>
    foldedMatch({ label: brand.name, detail: brand.country ?? '' }, search),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Marka seçin"
      description="Seçtiğiniz markalar şeride eklenir; kaydedince yayınlanır."
      footer={<Button onClick={onClose}>Bitti</Button>}
    >
      {answer.isPending && <Spinner />}
      {answer.isError && !answer.data && (
        <ErrorState
          title="Markalar yüklenirken hata oluştu"
          detail={errorText(answer.error)}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data && (
        <div className="grid gap-3">
          <SearchInput
            label="Marka ara"
            placeholder="Marka adı ya da ülke"
            value={search}
            onChange={setSearch}
          />
          {found.length === 0 ? (
            <EmptyState title={search ? 'Aramanıza uyan marka yok' : 'Henüz marka bulunmuyor'} />
          ) : (
            <ul className="grid gap-1">
              {found.map((brand) => (
                <BrandChoice
                  key={brand.id}
                  brand={brand}
                  isAdded={added.has(brand.id)}
                  onAdd={() => onAdd(brand)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
}
