import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount, formatDateWithWeekday } from '../../../../domain/rules/format.ts';
import type { Insights } from '../../../../domain/things/insights.ts';
import { Picture } from '../../files/picture.tsx';
import { openPath } from '../../kinds/all-kinds.ts';
import { useUser } from '../../lib/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import scanner from './scanner.webp';
import { briefing, type Part } from './sentence.ts';
import type { Oldest } from './waiting.ts';

function Sentence({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, to }) =>
    to ? (
      <Link
        key={text}
        to={to}
        className="underline decoration-[#7AD3BF] decoration-2 underline-offset-[.18em] hover:bg-[#7AD3BF] hover:text-[#062A28] hover:no-underline"
      >
        {text.replaceAll(' ', ' ')}
      </Link>
    ) : (
      text
    ),
  );
}

/** The product that was looked at most yesterday, on its shelf; until then a picture of the house. */
function Shelf({ product }: { product: Insights['mostViewed'] }) {
  const shape =
    'relative overflow-hidden bg-tile-sand max-lg:order-first max-lg:h-44 max-lg:rounded-bl-[4rem] lg:rounded-bl-[6rem]';
  if (!product)
    return (
      <div className={`${shape} max-lg:hidden`}>
        <img
          src={scanner}
          alt=""
          className="absolute inset-0 size-full object-cover object-[50%_56%] brightness-(--render-dim)"
        />
      </div>
    );
  return (
    <Link
      to={openPath('products', product.id) ?? ''}
      className={`${shape} grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_3.5rem] -outline-offset-4 outline-tile-ink!`}
    >
      <Picture src={product.imageUrl} alt="" whole className="size-full" />
      <span className="flex flex-col justify-center bg-[#E3D6C1] pr-5 pl-18 text-13 leading-[1.35] text-tile-ink lg:pl-24">
        <b className="truncate text-14">{product.name}</b>
        <span>Dün en çok bakılan, {formatCount(product.views)} bakış</span>
      </span>
    </Link>
  );
}

type BriefingProps = {
  insights: Insights;
  products: number;
  withoutPicture: number;
  /** What has waited longest; null where nothing does, undefined while that is not known. */
  oldest: Oldest | null | undefined;
  now: Date;
};

/** The morning in one sentence: the day, what came in yesterday, and what has waited longest. */
export function Briefing({ insights, products, withoutPicture, oldest, now }: BriefingProps) {
  const user = useUser();
  const isCounting = Object.values(insights.totals).some((weeks) => weeks.some((count) => count > 0));
  const parts = briefing({ ...insights, isCounting, products, withoutPicture });
  return (
    <section
      aria-label="Karşılama"
      className="on-deep relative grid overflow-hidden rounded-panel bg-primary-solid text-[#F6FBF8] lg:min-h-56 lg:grid-cols-[minmax(0,1fr)_21.5rem]"
    >
      <div className="flex flex-col p-5.5 lg:px-8 lg:py-7">
        <p className="text-14 font-medium">
          {formatDateWithWeekday(now)}. Hoş geldiniz{user?.name && `, ${user.name}`}
        </p>
        <h2 className="mt-2.5 max-w-[27ch] text-34 leading-[1.22] font-semibold tracking-[-.03em] text-pretty">
          <Sentence parts={parts} />
        </h2>
        {oldest && (
          <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
            <Link
              to={oldest.to}
              className={buttonClass({ variant: 'cta', className: 'max-w-full max-sm:w-full' })}
            >
              <span className="truncate">{oldest.action}</span>
              <ArrowRight aria-hidden />
            </Link>
            <p className="text-14">En eski bekleyen iş, {oldest.age}</p>
          </div>
        )}
      </div>
      <Shelf product={insights.mostViewed} />
    </section>
  );
}
