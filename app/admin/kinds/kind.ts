import type { LucideIcon } from 'lucide-react';
import type { Stats } from '../../../domain/pages/dashboard.ts';
import { capitalized } from '../../../domain/rules/turkish.ts';
import type { ImageFolder } from '../../../domain/things/media-file.ts';
import type { KindName, KindWords, ListedWords } from '../../../domain/things/row.ts';
import type { ListPart, Query, RemoveAnswer } from '../lib/resource.ts';
import type { ComboboxOption } from '../ui/option-list.tsx';

type Labels = Readonly<Record<string, string>>;

/** What the panel knows of a kind of row, whatever screen asks. */
export type PanelKind = KindWords & {
  name: KindName;
  icon: LucideIcon;
  /** The screen of its rows, and the parameter of the address that opens one there. */
  screen: string;
  opens?: 'edit' | 'id';
  /** Its fields by their names on the screen, in the order of the form. */
  fields?: Labels;
  /** The fields that its history calls otherwise. */
  pastFields?: Labels;
  /** The folder that its pictures are filed under; absent for kinds whose rows are not known by one. */
  pictureFolder?: ImageFolder;
  /** The columns with a picture or a document, and what such a place is called. */
  files?: Labels;
};

type NamedRow = { id: string; name: string; isActive: boolean };
/** How much goes along when a row is deleted. */
export type Held = { categories: number; products: number };

/** A kind with a list and a form of its own. */
export type ListedKind<Row extends NamedRow = NamedRow> = PanelKind &
  ListedWords & {
    /** The sign of adding one. */
    addIcon: LucideIcon;
    /** Its count among those of the dashboard. */
    total: keyof Stats;
    resource: {
      list: (query: Query, signal?: AbortSignal) => Promise<ListPart<Row>>;
      get: (id: string, signal?: AbortSignal) => Promise<Row>;
      remove: (id: string, query?: Query) => Promise<RemoveAnswer>;
    };
    /** How one stands among others to choose from; absent where nothing points to the kind. */
    choice?(row: Row): Pick<ComboboxOption, 'detail' | 'depth'>;
    holds?(row: Row): Held;
  };

/** The sentences of a screen, and the technical lines below some. */
export type ScreenTexts = ReturnType<typeof screenTexts> & {
  loadTechnical?: string;
  removeTechnical?: string;
};

/** The sentences that every screen with a list and a form says, in the words of its kind. */
export function screenTexts({ noun, title, plural, object }: ListedKind) {
  return {
    list: `${title} listesi`,
    search: `${plural}${plural.endsWith('lar') ? 'da' : 'de'} ara`,
    open: `${title} ekle`,
    create: `Yeni ${noun}`,
    add: `${capitalized(object)} ekle`,
    edit: `${capitalized(object)} düzenle`,
    missing: `${title} bulunamadı`,
    empty: `Henüz ${noun} bulunmuyor`,
    loadFailed: `${plural} yüklenirken hata oluştu!`,
    changeFailed: `${plural} güncellenemedi`,
    removeOne: `Bu ${object} silmek istediğinizden emin misiniz?`,
    /** What follows on a name or a count. */
    removed: 'çöp kutusuna taşındı.',
    removeFailed: `${title} silinirken hata oluştu!`,
    removeAllFailed: `${plural} silinirken hata oluştu!`,
  };
}
