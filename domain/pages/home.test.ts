import { describe, expect, it } from 'vitest';
import { HERO_DEFAULT } from '../site/section-defaults.ts';
import { type HomeInput, homeView } from './home.ts';
import { plainPicture } from './picture.ts';
import type { BrandRow, ItemRow, ProductRow, SectionRow } from './rows.ts';

function item(name: string, data: unknown, sortOrder = 1): ItemRow {
  const id = `${name}-${sortOrder}`;
  return { id, name, data, isActive: true, sortOrder, createdAt: '2026-01-01T00:00:00.000Z' };
}

function section(key: string, over: Partial<SectionRow> = {}): SectionRow {
  return {
    page: 'homepage',
    section: key,
    title: null,
    subtitle: null,
    description: null,
    imageUrl: null,
    isActive: true,
    content: {},
    items: [],
    ...over,
  };
}

function brand(slug: string, over: Partial<BrandRow> = {}): BrandRow {
  return {
    id: slug,
    name: slug,
    slug,
    description: null,
    country: 'Almanya',
    logoUrl: null,
    logo: null,
    website: null,
    established: null,
    representedSince: null,
    serviceNotes: null,
    contactName: null,
    contactTitle: null,
    contactPhone: null,
    isDistributor: true,
    ...over,
  };
}

function product(slug: string, over: Partial<ProductRow> = {}): ProductRow {
  return {
    id: slug,
    name: slug,
    slug,
    description: null,
    sku: slug,
    price: null,
    currency: 'TRY',
    stock: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    imageUrl: `/media/${slug}.webp`,
    moreImages: [],
    videoUrl: null,
    catalogId: null,
    features: [],
    specifications: [],
    brand: { id: 'b', name: 'B', slug: 'b' },
    category: { id: 'c', name: 'C', slug: 'c' },
    ...over,
  };
}

function view(over: Partial<HomeInput>) {
  return homeView({
    sections: [],
    brands: [],
    figures: new Map(),
    featured: [],
    inWindow: [],
    totals: { brands: 10, products: 1234 },
    pictureOf: plainPicture,
    ...over,
  });
}

describe('the window', () => {
  const featured = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7'].map((slug) => product(slug));
  const hero = (content: unknown, inWindow: ProductRow[] = []) =>
    view({ featured, inWindow, sections: [section('hero', { content })] }).hero.window;

  it('shows featured products where nothing was chosen', () => {
    expect(hero({}).map(({ cell, name }) => [cell, name])).toEqual(
      ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'].map((name, cell) => [cell, name]),
    );
  });

  it('shows what was chosen in its cell with its point, and nothing twice', () => {
    const content = {
      window2: { id: 'own', name: 'Eski adı', focalX: 20, focalY: 70 },
      window3: { id: 'f1', name: 'f1' },
      window4: { id: 'gone', name: 'Silinmiş' },
      window5: 'nothing',
    };
    const tiles = hero(content, [product('own'), product('f1')]);
    expect(tiles.map(({ name }) => name)).toEqual(['f2', 'own', 'f1', 'f3', 'f4', 'f5']);
    expect(tiles[1]?.picture.focal).toBe('20% 70%');
    expect(tiles[2]?.picture).not.toHaveProperty('focal');
  });
});

describe('the hero', () => {
  it('stands on the fixed copy, with the counts of the data and the fixed figures', () => {
    const { hero } = view({});
    expect(hero).toMatchObject({
      title: HERO_DEFAULT.title,
      badge: HERO_DEFAULT.badge,
      rating: null,
      image: null,
    });
    expect(hero.actions.map(({ url }) => url)).toEqual(['/distributors', '/catalogs']);
    expect(hero.statistics.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '10 temsil edilen marka',
      '1.234 ürün',
      '%100 orijinal ürün',
      '15+ yıl sektör deneyimi',
    ]);
  });

  it('shows at most four statistics and two buttons, each leading somewhere', () => {
    const statistics = [1, 2, 3, 4, 5].map((n) => item('statistic', { value: String(n), label: 'x' }, n));
    const buttons = [
      item('cta_button', { name: 'Adressiz' }, 6),
      item('cta_button', { name: 'Kötü', url: 'javascript:alert(1)' }, 7),
      item('cta_button', { name: 'Üçüncü', url: '/contact' }, 8),
    ];
    const { hero } = view({ sections: [section('hero', { items: [...statistics, ...buttons] })] });
    expect(hero.statistics.map(({ value }) => value)).toEqual(['1', '2', '3', '4']);
    expect(hero.actions).toEqual([
      { name: 'Adressiz', url: '/distributors' },
      { name: 'Kötü', url: '/distributors' },
    ]);
  });

  it('shows the chosen image, else six featured products that look different', () => {
    const featured = ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => product(slug));
    expect(view({ featured }).hero.window.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    const chosen = section('hero', { items: [item('hero_image', { url: '/media/x.webp', alt: 'Klinik' })] });
    const { hero } = view({ featured, sections: [chosen] });
    expect(hero.image).toMatchObject({ alt: 'Klinik', picture: { src: '/media/x.webp' } });
    expect(hero.window).toEqual([]);
  });

  it('rates from 1 to 5 only', () => {
    const rated = (rating: unknown) =>
      view({ sections: [section('hero', { items: [item('floating_card', { rating })] })] }).hero.rating
        ?.score ?? null;
    expect([rated(4.9), rated('4,5'), rated(0), rated(6), rated('çok iyi'), rated(null)]).toEqual([
      4.9,
      4.5,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the strip of logos', () => {
  it('shows the heading that staff gave it, and only names itself without one', () => {
    const untitled = view({ sections: [section('brands-carousel')] }).strip;
    expect([untitled.isTitled, untitled.title]).toEqual([false, 'Temsil ettiğimiz markalar']);
    const own = { title: 'Raflarımızda', subtitle: 'Alt başlık', description: 'Açıklama' };
    expect(view({ sections: [section('brands-carousel', own)] }).strip).toMatchObject({
      ...own,
      isTitled: true,
    });
  });
});

describe('sections that are switched off', () => {
  it('leave the fixed copy of the hero, and nothing of any other band', () => {
    const off = { isActive: false, title: 'Kapalı' };
    const { hidden, hero } = view({ sections: [section('hero', off), section('gallery', off)] });
    expect(hidden).toEqual(['gallery']);
    expect([hero.title, hero.badge]).toEqual([HERO_DEFAULT.title, HERO_DEFAULT.badge]);
  });
});

describe('the shelf', () => {
  it('holds only products whose brand and category have an address', () => {
    const featured = [
      product('tam'),
      product('markasiz', { brand: { id: 'x', name: 'X', slug: '' } }),
      product('kategorisiz', { category: null }),
    ];
    expect(view({ featured }).featured.products.map(({ href }) => href)).toEqual(['/brands/b/c/tam']);
  });
});

describe('brands', () => {
  it('in the grid are distributors, nine at most, with the whole count', () => {
    const brands = [
      ...Array.from({ length: 11 }, (_, n) => brand(`m${n}`)),
      brand('yok', { isDistributor: false }),
    ];
    const { distributors } = view({ brands });
    expect(distributors.brands).toHaveLength(9);
    expect(distributors.total).toBe(11);
    expect(distributors.all).toEqual({ brands: 10, products: 1234 });
  });

  it('in the strip are all, or the chosen ones that still exist', () => {
    const brands = [brand('bir'), brand('iki'), brand('slugsuz', { slug: '' })];
    expect(view({ brands }).strip.brands.map(({ href }) => href)).toEqual([
      '/brands/bir',
      '/brands/iki',
      null,
    ]);
    const items = [
      item('brand', { id: 'iki' }, 1),
      item('brand', { id: 'silinmis' }, 2),
      item('brand', { slug: 'bir' }, 3),
    ];
    const chosen = view({ brands, sections: [section('brands-carousel', { items })] });
    expect(chosen.strip.brands.map(({ id }) => id)).toEqual(['iki', 'bir']);
  });
});

describe('testimonials and gallery', () => {
  const gallery = section('gallery', {
    items: [
      item(
        'gallery_image',
        { url: '/media/oda.webp', clinicName: 'Lodos Diş, İzmir', projectName: 'Oda' },
        1,
      ),
      item('gallery_image', { url: 'ftp://x/y.png', clinicName: 'Bozuk' }, 2),
      item('gallery_image', { url: '/media/b.webp', details: ['Bir', '', 4, 'İki'], status: 'Sürüyor' }, 3),
    ],
  });

  it('leave out what cannot be shown and fill what is not entered', () => {
    const { images } = view({ sections: [gallery] }).gallery;
    expect(images).toHaveLength(2);
    expect(images[0]).toMatchObject({ status: 'Tamamlandı', alt: 'Lodos Diş, İzmir, Oda' });
    expect(images[0]?.details).toHaveLength(3);
    expect(images[1]).toMatchObject({ alt: 'Klinik projesi', status: 'Sürüyor', details: ['Bir', 'İki'] });
  });

  it('show the clinic that is spoken of', () => {
    const quotes = section('testimonials', {
      items: [
        item('testimonial', { name: 'Dt. A', text: 'Güzel', clinic: 'LODOS DİŞ, İzmir', rating: 5 }, 1),
        item('testimonial', { name: 'Dt. B', text: 'Güzel', clinic: 'Başka', rating: 'x' }, 2),
        item('testimonial', { name: 'Adı var, sözü yok' }, 3),
      ],
    });
    const { testimonials } = view({ sections: [gallery, quotes] });
    expect(testimonials.quotes.map(({ picture, score }) => [picture?.src ?? null, score])).toEqual([
      ['/media/oda.webp', 5],
      [null, null],
    ]);
  });

  it('keep the fixed statistics of the story', () => {
    expect(view({}).about.facts.map(({ value }) => value)).toEqual(['%100 orijinal', '15+ yıl']);
  });
});
