import { expect } from '@playwright/test';
import { type Site, signIn } from '../../bench/site.ts';
import type { Field } from '../../domain/site/section-field.ts';
import { withValue } from '../../domain/site/section-field.ts';
import { SECTION_KINDS } from '../../domain/site/section-kinds.ts';

/** What stands in every field of a site: a text of at most `max` letters, unlike others when `serial` says so. */
export type Writing = {
  text: (max: number, serial?: number) => string;
  /** An address of another site. */
  address: string;
  picture: string;
};

/** A site whose every field that staff or visitors can write in is filled, and where that is seen. */
export type FullSite = { token: string; user: unknown; pages: string[]; screens: string[]; product: string };

const MAIL = `${'a'.repeat(60)}@${'uzun'.repeat(15)}.example`;

function valueFor({ kind, max }: Field, { text, address, picture }: Writing): unknown {
  if (kind === 'link') return address;
  if (kind === 'image') return picture;
  if (kind === 'email') return MAIL;
  if (kind === 'rating') return 5;
  if (kind === 'lines') return [text(max), address.slice(0, max)];
  return text(max);
}

function filled(fields: readonly Field[], row: object, writing: Writing): object {
  return fields.reduce<object>((all, field) => withValue(all, field.key, valueFor(field, writing)), row);
}

/** Fills an empty site through its API. */
export async function fillSite(site: Site, writing: Writing): Promise<FullSite> {
  const { access_token: token, user } = await signIn(site.base);
  const { text, address } = writing;

  async function call<T>(method: string, path: string, body: unknown): Promise<T> {
    const answer = await fetch(`${site.base}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const said = await answer.text();
    expect(answer.ok, `${method} ${path}: ${said}`).toBe(true);
    return JSON.parse(said);
  }

  const description = `${address} ${text(400)}`;
  const brand = await call<{ id: string; slug: string }>('POST', '/brands', {
    name: text(80),
    description,
    country: text(80),
    website: address,
    established: text(20),
    isDistributor: true,
  });
  const category = await call<{ id: string; slug: string }>('POST', '/categories', {
    name: text(80),
    description,
    brandId: brand.id,
  });
  await call('POST', '/categories', { name: text(60), brandId: brand.id, parentId: category.id });
  const catalog = await call<{ id: string }>('POST', '/catalogs', {
    title: text(80),
    description,
    category: text(60),
    fileUrl: address,
    fileName: `${text(80)}.pdf`,
    isFeatured: true,
  });
  await call('POST', '/catalogs', { title: text(60), fileUrl: address, category: text(40) });
  const row = { description, brandId: brand.id, categoryId: category.id, catalogId: catalog.id };
  const features = [text(300), `${text(60)}: ${text(200)}`, address.slice(0, 300)];
  const [first] = await Promise.all(
    [80, 70, 60].map((max, at) =>
      call<{ id: string; slug: string }>('POST', '/products', {
        ...row,
        name: text(max),
        sku: text(60, at),
        price: 99_999_999.99,
        stock: 999_999,
        features,
        isFeatured: true,
        videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      }),
    ),
  );
  for (const kind of SECTION_KINDS) {
    const section = filled(kind.fields, { page: kind.page, section: kind.section }, writing);
    const { id } = await call<{ id: string }>('POST', '/sections', section);
    for (const item of kind.items) {
      const count = item.single ? 1 : Math.min(item.max, 4);
      for (let at = 0; at < count; at += 1) {
        const own = filled(item.fields, { name: item.name ?? text(60), sortOrder: at + 1 }, writing);
        const known = item.addBy === 'brands' ? withValue(own, 'data.id', at ? `b${at}` : brand.id) : own;
        await call('POST', `/sections/${id}/items`, known);
      }
    }
  }
  await call('PUT', '/settings', { companyName: text(80), creditName: text(60) });
  await call('POST', '/messages', {
    name: text(80),
    email: MAIL,
    phone: '0532 555 01 42',
    subject: text(120),
    message: description,
  });
  const product = `/brands/${brand.slug}/${category.slug}/${first?.slug}`;
  return {
    token,
    user,
    product,
    pages: [
      ...['/', '/about', '/brands', '/distributors', '/catalogs', '/clinic-setup', '/contact'],
      ...[`/brands/${brand.slug}`, `/brands/${brand.slug}/${category.slug}`, product],
      ...[`/distributors/${brand.slug}`, `/catalogs?q=${encodeURIComponent(text(200))}`, '/kvkk', '/yok'],
    ],
    screens: [
      ...['', '/brands', '/categories', '/products', '/catalogs', '/messages', '/activities', '/settings'],
      ...['/site-customization', '/site-customization/homepage', '/site-customization/footer'],
      ...[`/brands?edit=${brand.id}`, `/products?edit=${first?.id}`, `/catalogs?edit=${catalog.id}`],
    ],
  };
}
