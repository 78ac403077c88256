import {
  ArrowRight,
  FileText,
  House,
  Info,
  type LucideIcon,
  PanelBottom,
  PanelTop,
  Search,
  Store,
} from 'lucide-react';
import { Link, type MetaFunction } from 'react-router';
import { kindsOf } from '../../../../domain/site/section-kinds.ts';
import { SETTING_GROUPS } from '../../../../domain/site/seo.ts';
import { WaitingForms } from '../../form/waiting-forms.tsx';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { EDITORS, type EditorKey, editorLabel, sitePath } from '../../lib/site-paths.ts';
import { cx } from '../../ui/cx.ts';
import { LastPublished } from './editor/last-published.tsx';

export const meta: MetaFunction = () => [{ title: 'Site Özelleştirme | Yönetim paneli' }];

const SHOWN = 3;

const TILES: Record<EditorKey, { icon: LucideIcon; text: string }> = {
  header: { icon: PanelTop, text: 'Her sayfanın üstündeki logo ve menü.' },
  footer: { icon: PanelBottom, text: 'Her sayfanın altındaki bilgiler ve bağlantılar.' },
  seo: { icon: Search, text: 'Arama sonuçlarında ve paylaşımlarda görünenler.' },
  homepage: { icon: House, text: 'Ziyaretçinin ilk gördüğü sayfa.' },
  about: { icon: Info, text: 'Şirketi anlatan sayfa.' },
  distributors: { icon: Store, text: 'Bayilik markaları ve bütün ürünler.' },
};

function sectionNames(editor: EditorKey): string[] {
  return (editor === 'seo' ? SETTING_GROUPS : kindsOf(editor)).map((kind) => kind.label);
}

function Tile({ editor }: { editor: EditorKey }) {
  const { icon: Icon, text } = TILES[editor];
  const names = sectionNames(editor);
  const more = names.length - SHOWN;
  return (
    <li>
      <Link
        to={sitePath(editor)}
        className="group flex h-full flex-col gap-3 rounded-panel border border-line bg-surface p-5 hover:border-line-2"
      >
        <span className="flex items-center gap-3">
          <Icon aria-hidden className="text-teal" />
          <span className="text-18 font-semibold tracking-[-.015em]">{editorLabel(editor)}</span>
          <span className="ml-auto text-14 text-ink-2">{names.length} bölüm</span>
        </span>
        <span className="text-ink-2">{text}</span>
        <span className="flex flex-wrap gap-1.5">
          {names.slice(0, SHOWN).map((name) => (
            <span key={name} className="rounded-tile bg-paper-2 px-2 py-1 text-13 font-medium">
              {name}
            </span>
          ))}
          {more > 0 && <span className="px-1 py-1 text-13 text-ink-2">+{more} daha</span>}
        </span>
        <span className="mt-auto flex items-end justify-between gap-3 border-t border-line pt-3">
          <LastPublished page={editor} />
          <ArrowRight
            aria-hidden
            className={cx('flex-none transition-transform duration-(--d-2) group-hover:translate-x-1')}
          />
        </span>
      </Link>
    </li>
  );
}

export default function SiteHub() {
  return (
    <ScreenFrame title="Site Özelleştirme">
      <WaitingForms form="site" />
      <p className="flex items-start gap-2 text-ink-2">
        <FileText aria-hidden className="mt-0.5" />
        Bir sayfa seçin; yazdıklarınızı kaydetmeden önce sayfanın üzerinde görürsünüz.
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {EDITORS.map((editor) => (
          <Tile key={editor} editor={editor} />
        ))}
      </ul>
    </ScreenFrame>
  );
}
