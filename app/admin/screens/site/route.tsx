import {
  ArrowRight,
  CircleCheck,
  FilePen,
  House,
  Info,
  type LucideIcon,
  Monitor,
  PanelBottom,
  PanelTop,
  Search,
  Smartphone,
  Store,
} from 'lucide-react';
import { useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { kindsOf } from '../../../../domain/site/section-kinds.ts';
import { SETTING_GROUPS } from '../../../../domain/site/seo.ts';
import { WaitingForms } from '../../form/waiting-forms.tsx';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { EDITORS, type EditorKey, editorLabel, pageOf, sitePath } from '../../lib/site-paths.ts';
import { cx } from '../../ui/cx.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { LastPublished } from './editor/last-published.tsx';
import { useDraftsOfSections } from './editor/use-section-drafts.ts';
import type { PagePart } from './hub/page-markup.ts';
import { PageThumb, SearchThumb, type ThumbDevice } from './hub/page-thumb.tsx';
import { placeOf } from './model/kept-section.ts';

export const meta: MetaFunction = () => [{ title: 'Site Özelleştirme | Yönetim paneli' }];

const SHOWN = 3;
const DEVICES = [
  { value: 'desktop', label: 'Masaüstü', icon: Monitor },
  { value: 'phone', label: 'Telefon', icon: Smartphone },
] as const;

const TILES: Record<EditorKey, { icon: LucideIcon; text: string; part: PagePart | null }> = {
  homepage: { icon: House, text: 'Ziyaretçinin ilk gördüğü sayfa', part: 'page' },
  about: { icon: Info, text: 'Şirketi anlatan sayfa', part: 'page' },
  distributors: { icon: Store, text: 'Bayilik markaları ve bütün ürünler', part: 'page' },
  header: { icon: PanelTop, text: 'Her sayfanın üstünde', part: 'header' },
  footer: { icon: PanelBottom, text: 'Her sayfanın altında', part: 'footer' },
  seo: { icon: Search, text: 'Arama sonuçlarında ve paylaşımlarda', part: null },
};

function sectionNames(editor: EditorKey): string[] {
  return (editor === 'seo' ? SETTING_GROUPS : kindsOf(editor)).map((kind) => kind.label);
}

function Tile({ editor, device, drafts }: { editor: EditorKey; device: ThumbDevice; drafts: number }) {
  const { icon: Icon, text, part } = TILES[editor];
  const names = sectionNames(editor);
  const more = names.length - SHOWN;
  const isPage = part === 'page';
  return (
    <li
      className={cx(
        'group relative flex min-w-0 flex-col overflow-hidden rounded-panel border border-line bg-surface transition-colors duration-(--d-1) hover:border-ink-3',
        isPage ? 'xl:col-span-3' : 'xl:col-span-4',
        (editor === 'homepage' || editor === 'seo') && 'sm:max-xl:col-span-2',
        editor === 'homepage' && 'xl:col-span-6',
      )}
    >
      <div
        className={cx(
          'relative border-b-14 px-4 pt-4',
          isPage
            ? 'h-52 border-plane-sand-floor bg-plane-sand xl:h-68'
            : 'h-44 border-plane-mist-floor bg-plane-mist',
          editor === 'homepage' && 'sm:h-68',
        )}
      >
        {part ? (
          <PageThumb
            path={pageOf(editor)?.path ?? '/'}
            part={part}
            device={device}
            label={editorLabel(editor)}
          />
        ) : (
          <SearchThumb />
        )}
        {drafts > 0 && (
          <span className="absolute top-6 right-6 inline-flex items-center gap-1.5 rounded-tile bg-surface px-2 py-1 text-13 font-semibold text-info">
            <FilePen aria-hidden className="size-4" />
            Taslak: {drafts} bölüm
          </span>
        )}
      </div>
      <Link
        to={sitePath(editor)}
        className="flex flex-1 flex-col gap-2 px-5 pt-5 pb-4 after:absolute after:inset-0 after:rounded-panel"
      >
        <span className="flex items-center gap-2.5">
          <Icon aria-hidden className="text-teal" />
          <span className="text-18 font-semibold tracking-[-.015em] group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
            {editorLabel(editor)}
          </span>
          <span className="ml-auto text-14 whitespace-nowrap text-ink-2">{names.length} bölüm</span>
        </span>
        <span className="text-15 text-ink-2">{text}</span>
        <span className="flex flex-wrap gap-1.5">
          {names.slice(0, SHOWN).map((name) => (
            <span key={name} className="rounded-tile bg-paper-2 px-2 py-1 text-13 font-medium">
              {name}
            </span>
          ))}
          {more > 0 && <span className="px-1 py-1 text-13 text-ink-2">+{more} daha</span>}
        </span>
        <span className="mt-auto flex items-center gap-2 pt-4 text-ink-2">
          <CircleCheck aria-hidden className="size-4.5 flex-none" />
          <LastPublished page={editor} />
        </span>
        <span className="flex min-h-8 items-center gap-2 text-15 font-semibold">
          Düzenle
          <ArrowRight
            aria-hidden
            className="size-4.5 transition-transform duration-(--d-2) group-hover:translate-x-1"
          />
        </span>
      </Link>
    </li>
  );
}

export default function SiteHub() {
  const [device, setDevice] = useState<ThumbDevice>('desktop');
  const drafts = useDraftsOfSections() ?? [];
  const draftsOf = (editor: EditorKey) =>
    drafts.filter((draft) => placeOf(draft).startsWith(`${editor}/`)).length;
  return (
    <ScreenFrame title="Site Özelleştirme">
      <WaitingForms form="site" />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-ink-2">
          Bir sayfa seçin; yazdıklarınızı kaydetmeden önce sayfanın üzerinde görürsünüz. Küçük resimler
          sitenin şu anki hâlidir.
        </p>
        <Segmented label="Küçük resimlerin genişliği" value={device} options={DEVICES} onChange={setDevice} />
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-12">
        {EDITORS.map((editor) => (
          <Tile key={editor} editor={editor} device={device} drafts={draftsOf(editor)} />
        ))}
      </ul>
    </ScreenFrame>
  );
}
