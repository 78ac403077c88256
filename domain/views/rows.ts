import type { Brand } from '../brand.ts';
import type { Catalog } from '../catalog.ts';
import type { Category } from '../category.ts';
import type { Product } from '../product.ts';
import type { Section, SectionItem } from '../section.ts';

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
  | 'isDistributor'
>;
export type CategoryRow = Pick<Category, 'id' | 'name' | 'slug' | 'description' | 'brandId' | 'parentId'>;
type Owner = { id: string; name: string; slug: string };
/** `category` is null for products that fall under Genel. */
export type ProductRow = Pick<
  Product,
  'id' | 'name' | 'slug' | 'description' | 'sku' | 'imageUrl' | 'videoUrl' | 'catalogId' | 'features'
> & { brand: Owner; category: Owner | null };
export type CatalogRow = Pick<
  Catalog,
  | 'id'
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
