import type { BrandKey, MediaPath } from '../types.ts';

/** Name of a lucide icon, kebab-case. */
type Icon = string;

type KindData = {
  statistic: { value: string; label: string; icon: Icon };
  city: { city: string; value: string };
  cta_button: { name: string; url: string };
  floating_card: { rating: number; title: string; description: string };
  testimonial: { name: string; title: string; clinic: string; rating: number; text: string };
  gallery_image: {
    url: MediaPath;
    alt: string;
    clinicName: string;
    projectName: string;
    status: string;
    details: string[];
  };
  /** `brand` is the key of a brand of brands.ts; the seeder adds the brand's own fields. */
  brand: { brand: BrandKey };
  value: { icon: Icon; title: string; description: string };
  vision: { icon: Icon; title: string; description: string };
  mission: { icon: Icon; title: string; description: string };
};

type Placed = { sortOrder: number; isActive: boolean };

/** An item of a page's body: its name is its kind. */
export type KindItem = { [Kind in keyof KindData]: { name: Kind; data: KindData[Kind] } }[keyof KindData];

/** An item of the header or footer: its name is the label that is shown. */
export type LinkItem = {
  name: string;
  data: { url: string; icon?: 'Facebook' | 'Instagram' | 'Linkedin' | 'Twitter' };
};

type Texts = {
  section: string;
  title: string;
  subtitle: string;
  description: string;
  imageUrl?: MediaPath;
  content: Record<string, string>;
} & Placed;

/** A content section as the seeder creates it. */
export type DemoSection = Texts &
  (
    | { page: 'homepage' | 'about' | 'distributors'; items: (KindItem & Placed)[] }
    | { page: 'header' | 'footer'; items: (LinkItem & Placed)[] }
  );

/** Active items of header and footer, which go by their creation: a new one gets 0 as well, and so the last place. */
export function asWritten<Item extends LinkItem>(items: Item[]): (Item & Placed)[] {
  return items.map((item) => ({ ...item, sortOrder: 0, isActive: true }));
}

/** Numbers the items from 1, all active. */
export function inOrder<Item extends KindItem>(items: Item[]): (Item & Placed)[] {
  return items.map((item, index) => ({ ...item, sortOrder: index + 1, isActive: true }));
}
