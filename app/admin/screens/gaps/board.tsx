import { useQuery } from '@tanstack/react-query';
import { ArrowRight, FolderX, ImageOff, type LucideIcon, VideoOff } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import { GAP_NAMES, GAPS } from '../../../../domain/things/gap.ts';
import { errorText } from '../../lib/notices.ts';
import { screenPath } from '../../lib/screens.ts';
import { LinesSkeleton } from '../../list/list-states.tsx';
import { textLink } from '../../ui/panel.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { gapBoard, queuePath, unusedFiles } from './gaps-api.ts';
import { HeatMap, sumOf } from './heat-map.tsx';

type CardProps = { icon: LucideIcon; title: string; text: string; to: string; link: string };

function Card({ icon: Icon, title, text, to, link }: CardProps) {
  return (
    <article className="flex gap-4 rounded-panel border border-line bg-surface p-5">
      <span
        aria-hidden
        className="grid size-10 flex-none place-items-center rounded-control bg-warn-bg text-warn"
      >
        <Icon />
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-14 text-ink-2">{text}</p>
        <Link to={to} className={textLink}>
          {link}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </article>
  );
}

/** What is incomplete: products by brand, and what else of the site waits. */
export function Board() {
  const { data, error, refetch } = useQuery(gapBoard);
  const unused = useQuery(unusedFiles).data ?? 0;
  if (error && !data)
    return (
      <ErrorState title="Eksikler yüklenemedi" detail={errorText(error)} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <Loading>
        <LinesSkeleton className="h-14" count={10} withHead />
      </Loading>
    );
  const { brands, emptyCategories } = data;
  const sum = (of: (brand: (typeof brands)[number]) => number) =>
    brands.reduce((total, brand) => total + of(brand), 0);
  const products = sum((brand) => brand.products);
  const total = sum((brand) => sumOf(brand.gaps));
  const [most] = GAPS.map((gap) => ({ gap, count: sum((brand) => brand.gaps[gap]) })).sort(
    (a, b) => b.count - a.count,
  );
  if (products === 0)
    return <EmptyState title="Henüz ürün bulunmuyor">Ürün ekledikçe eksikleri burada sayılır.</EmptyState>;
  const facts = [
    { name: 'Tamamı dolu', value: `${formatCount(sum((brand) => brand.complete))} ürün` },
    ...(most && most.count > 0 ? [{ name: 'En çok eksik', value: GAP_NAMES[most.gap] }] : []),
  ];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div>
          <h2 className="text-21 font-semibold tracking-head">
            {formatCount(total)} eksik, {formatCount(products)} üründe
          </h2>
          <p className="text-ink-2">Bir sayıya tıklayın; o eksiği olan ürünler sırayla açılır.</p>
        </div>
        <dl className="flex gap-8">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-13 text-ink-2">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <HeatMap brands={brands} />
      <h2 className="sr-only">Ürünlerin dışındakiler</h2>
      <div className="grid gap-4 lg:grid-cols-3 lg:gap-5">
        {unused > 0 && (
          <Card
            icon={ImageOff}
            title={`${formatCount(unused)} dosya kullanılmıyor`}
            text="Kitaplıkta duruyor, hiçbir sayfada görünmüyor"
            to={`${screenPath('media')}?usage=unused`}
            link="Kitaplıkta göster"
          />
        )}
        {emptyCategories.count > 0 && (
          <Card
            icon={FolderX}
            title={`${formatCount(emptyCategories.count)} kategori boş`}
            text={`${emptyCategories.names.join(', ')}${emptyCategories.count > emptyCategories.names.length ? ' …' : ''}`}
            to={screenPath('categories')}
            link="Kategorileri aç"
          />
        )}
        {sum((brand) => brand.gaps.video) > 0 && (
          <Card
            icon={VideoOff}
            title={`${formatCount(sum((brand) => brand.gaps.video))} video açılmıyor`}
            text="Bağlantıları ürün sayfasında oynatılamaz"
            to={queuePath('video')}
            link="Videolara git"
          />
        )}
      </div>
    </>
  );
}
