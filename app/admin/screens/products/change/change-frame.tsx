import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../../../../domain/rules/format.ts';
import type { Product } from '../../../../../domain/things/product.ts';
import { Picture } from '../../../files/picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Planned } from './planned.ts';

/** What the dialog of a field is given. */
export type FieldDialogProps = {
  rows: readonly Product[];
  /** Writes what was planned; the sentences tell what is being done and what was done to `30 ürün`. */
  onApply: (planned: readonly Planned[], texts: { label: string; done: (count: string) => string }) => void;
  onClose: () => void;
};

type ChangeFrameProps = Pick<FieldDialogProps, 'rows' | 'onClose'> & {
  title: string;
  /** How it changes. */
  children: ReactNode;
  /** What it comes to, product by product; null while the change is not said in full. */
  planned: readonly Planned[] | null;
  /** What is still to be said. */
  missing: string;
  /** `30 fiyatı değiştir`. */
  confirm: (count: string) => string;
  /** Beside how many change: `Ortalama artış`, `%6,98`. */
  figures?: readonly { label: string; value: string }[];
  onConfirm: (planned: readonly Planned[]) => void;
};

const SHOWN = 60;
const cell = 'px-2 py-2 align-middle';

/** What was and what will be of each product: those that cannot change first, then those that do. */
function Differences({ planned }: { planned: readonly Planned[] }) {
  const [shown, setShown] = useState(SHOWN);
  const rank = ({ problem, set }: Planned) => (problem ? 0 : set ? 1 : 2);
  const ordered = planned.toSorted((a, b) => rank(a) - rank(b));
  const hasSteps = planned.some(({ difference }) => difference);
  return (
    <>
      <table className="w-full text-14">
        <caption className="sr-only">Değişecek değerler</caption>
        <thead>
          <tr className="border-b border-line text-left text-13 text-ink-2">
            <th scope="col" className={cx(cell, 'font-medium')}>
              Ürün
            </th>
            <th scope="col" className={cx(cell, 'text-right font-medium')}>
              Şimdi
            </th>
            <th scope="col" className={cx(cell, 'text-right font-medium')}>
              Sonra
            </th>
            {hasSteps && (
              <th scope="col" className={cx(cell, 'text-right font-medium max-sm:hidden')}>
                Fark
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, shown).map(({ row, before, after, difference, set, problem }) => (
            <tr key={row.id} className="border-b border-line last:border-0">
              <th scope="row" className={cx(cell, 'text-left font-normal')}>
                <span className="flex items-center gap-3">
                  <Picture src={row.imageUrl} alt="" small className="h-9 w-12 rounded-tile max-sm:hidden" />
                  <span className="min-w-0">
                    <b className="block font-semibold wrap-anywhere">{row.name}</b>
                    <span className="text-13 text-ink-2">{row.sku}</span>
                  </span>
                </span>
              </th>
              <td className={cx(cell, 'text-right text-ink-2', hasSteps && 'whitespace-nowrap')}>{before}</td>
              <td
                className={cx(
                  cell,
                  'text-right',
                  set && 'font-semibold',
                  hasSteps && set && 'whitespace-nowrap',
                )}
              >
                {problem ? (
                  <span className="inline-flex items-start gap-1.5 text-left text-danger">
                    <CircleAlert aria-hidden className="mt-0.5 size-4" />
                    {problem}
                  </span>
                ) : set ? (
                  after
                ) : (
                  <span className="text-ink-2">Aynı kalır</span>
                )}
              </td>
              {hasSteps && (
                <td
                  className={cx(
                    cell,
                    'text-right whitespace-nowrap max-sm:hidden',
                    difference?.startsWith('−') ? 'text-danger' : 'text-ok',
                  )}
                >
                  {difference}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {planned.length > shown && (
        <Button variant="ghost" className="mt-3" onClick={() => setShown(shown + 200)}>
          {formatCount(planned.length - shown)} ürün daha var, göster
        </Button>
      )}
    </>
  );
}

/** A field of many products at once: how it changes on the left, what it comes to on the right, before it is written. */
export function ChangeFrame({
  rows,
  title,
  children,
  planned,
  missing,
  confirm,
  figures = [],
  onConfirm,
  onClose,
}: ChangeFrameProps) {
  const [asked, setAsked] = useState(false);
  const changed = planned?.filter(({ set }) => set) ?? [];
  const left = planned?.filter(({ problem }) => problem).length ?? 0;
  const brands = [...new Set(rows.map(({ brand }) => brand.name))];
  const tiles = [
    { label: 'Değişecek', value: `${formatCount(changed.length)} ürün` },
    ...(left > 0 ? [{ label: 'Değişemeyecek', value: `${formatCount(left)} ürün` }] : []),
    ...(changed.length > 0 ? figures : []),
  ];

  function apply() {
    if (!planned || changed.length === 0) return setAsked(true);
    onConfirm(changed);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={title}
      description={`${brands.length > 2 ? `${brands.length} marka` : brands.join(', ')}, ${formatCount(rows.length)} ürün`}
      footer={
        <>
          <p role="status" className={cx('mr-auto text-14', asked ? 'text-danger' : 'text-ink-2')}>
            {asked && (!planned ? missing : changed.length === 0 ? 'Değişecek ürün yok.' : '')}
            {!asked && 'Yazıldıktan sonra “Geri al” ile hepsi birlikte geri alınır.'}
          </p>
          <Button variant="ghost" onClick={onClose}>
            Vazgeç
          </Button>
          <Button variant="cta" onClick={apply}>
            {confirm(changed.length > 0 ? formatCount(changed.length) : '')}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className="grid content-start gap-4">
          {children}
          {/* Enter in a field is the same as the button. */}
          <button type="submit" hidden />
        </div>
        <section aria-label="Değişiklik" className="min-w-0 lg:border-l lg:border-line lg:pl-6">
          {planned ? (
            <>
              <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2 border-b border-line pb-3">
                {tiles.map(({ label, value }) => (
                  <div key={label}>
                    <dt className="text-13 text-ink-2">{label}</dt>
                    <dd className="text-18 font-semibold">{value}</dd>
                  </div>
                ))}
              </dl>
              <Differences planned={planned} />
            </>
          ) : (
            <p className="text-ink-2">{missing}</p>
          )}
        </section>
      </form>
    </Dialog>
  );
}
