import type { Section, SectionItem } from '../site/section.ts';
import type { SettingValues } from '../site/setting.ts';
import type { Brand } from '../things/brand.ts';
import type { Catalog } from '../things/catalog.ts';
import type { Category } from '../things/category.ts';
import type { Product } from '../things/product.ts';

/** What the public pages read of each row: the database and the dashboard answer both give it. */
export type BrandRow = Pick<
  Brand,
  | 'id'
  | 'name'
  | 'slug'
  | 'description'
  | 'country'
  | 'logoUrl'
  | 'logo'
  | 'website'
  | 'established'
  | 'representedSince'
  | 'serviceNotes'
  | 'contactName'
  | 'contactTitle'
  | 'contactPhone'
  | 'isDistributor'
>;
export type CategoryRow = Pick<Category, 'id' | 'name' | 'slug' | 'description' | 'brandId' | 'parentId'>;
type Owner = { id: string; name: string; slug: string };
/** `category` is null for products that fall under Genel; price and stock are null where the site shows no prices. */
export type ProductRow = Pick<
  Product,
  | 'id'
  | 'name'
  | 'slug'
  | 'description'
  | 'sku'
  | 'price'
  | 'currency'
  | 'stock'
  | 'imageUrl'
  | 'moreImages'
  | 'videoUrl'
  | 'catalogId'
  | 'features'
  | 'specifications'
  | 'createdAt'
> & { brand: Owner; category: Owner | null };

/** A product as visitors may know it: its price and stock are for the staff, unless the settings show them. */
export function shownTo<Row extends Pick<Product, 'price' | 'stock'>>(
  row: Row,
  { showPrices }: Pick<SettingValues, 'showPrices'>,
): Row {
  return showPrices === 'true' ? row : { ...row, price: null, stock: null };
}
export type CatalogRow = Pick<
  Catalog,
  | 'id'
  | 'slug'
  | 'title'
  | 'description'
  | 'fileUrl'
  | 'fileName'
  | 'fileSize'
  | 'pages'
  | 'thumbnailUrl'
  | 'category'
  | 'isFeatured'
>;
export type ItemRow = Pick<SectionItem, 'id' | 'name' | 'isActive' | 'sortOrder' | 'createdAt'> & {
  data: unknown;
};
export type SectionRow = Pick<
  Section,
  'page' | 'section' | 'title' | 'subtitle' | 'description' | 'imageUrl' | 'isActive'
> & { content: unknown; items: ItemRow[] };
