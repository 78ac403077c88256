import type { Page } from '@playwright/test';
import { comparisonPath } from '../domain/site/paths.ts';

/** The views of the site that pictures are taken of: by name, their addresses in the demo company. */
export type ViewNames = Readonly<Record<string, string>>;

export const PUBLIC_VIEWS: ViewNames = {
  'ana-sayfa': '/',
  kurumsal: '/about',
  markalar: '/brands',
  marka: '/brands/meridyen',
  kategori: '/brands/meridyen/unit-ve-koltuk',
  bayiliklerimiz: '/distributors',
  bayilik: '/distributors/meridyen',
  'klinik-kurulumu': '/clinic-setup',
  kataloglar: '/catalogs',
  iletisim: '/contact',
  arama: '/ara?q=kompozit',
  'arama-sonucsuz': '/ara?q=xqz',
  kvkk: '/kvkk',
  gizlilik: '/gizlilik',
  'bulunamadi-marka': '/brands/yok',
  'bulunamadi-sayfa': '/yok',
};

export const ADMIN_VIEWS: ViewNames = {
  'admin-panel': '/admin',
  'admin-markalar': '/admin/brands',
  'admin-marka-formu': '/admin/brands?new=1',
  'admin-kategoriler': '/admin/categories',
  'admin-kategori-formu': '/admin/categories?new=1',
  'admin-urunler': '/admin/products',
  'admin-urun-tablo': '/admin/products?view=list',
  'admin-eksikler': '/admin/gaps',
  'admin-teklifler': '/admin/quotes',
  'admin-yayin-plani': '/admin/plans',
  'admin-ice-aktar': '/admin/import',
  'admin-hesaplar': '/admin/accounts',
  'admin-yedekler': '/admin/copies',
  'admin-arama': '/admin/search',
  'admin-urun-formu': '/admin/products?new=1',
  'admin-kataloglar': '/admin/catalogs',
  'admin-katalog-formu': '/admin/catalogs?new=1',
  'admin-mesajlar': '/admin/messages',
  'admin-medya': '/admin/media',
  'admin-son-islemler': '/admin/activities',
  'admin-cop-kutusu': '/admin/trash',
  'admin-ayarlar': '/admin/settings',
  'admin-site': '/admin/site-customization',
  'admin-site-ana-sayfa': '/admin/site-customization/homepage',
  'admin-site-kurumsal': '/admin/site-customization/about',
  'admin-site-bayiliklerimiz': '/admin/site-customization/distributors',
  'admin-site-ust-menu': '/admin/site-customization/header',
  'admin-site-alt-bilgi': '/admin/site-customization/footer',
  'admin-site-seo': '/admin/site-customization/seo',
};

type Row = { slug: string; brand: { slug: string }; category: { slug: string } | null };

/** The views whose addresses hold names: the first featured product, and the first three compared. */
export async function ownViews(base: string): Promise<ViewNames> {
  const answer = await fetch(`${base}/api/products?isFeatured=true&limit=3`);
  const rows = (await answer.json()) as [Row, ...Row[]];
  const [{ slug, brand, category }] = rows;
  return {
    urun: `/brands/${brand.slug}/${category?.slug ?? 'genel'}/${slug}`,
    karsilastirma: comparisonPath(rows.map((row) => row.slug)),
  };
}

/** Walks down the page so that pictures that wait for it are there, then waits for them. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 30));
    }
    window.scrollTo(0, 0);
    const waiting = [...document.images].filter((image) => !image.complete);
    const loaded = waiting.map(
      (image) => new Promise((done) => image.addEventListener('load', done, { once: true })),
    );
    await Promise.race([Promise.all(loaded), new Promise((done) => setTimeout(done, 5000))]);
    const shown = [...document.images].filter((image) => image.complete);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}
