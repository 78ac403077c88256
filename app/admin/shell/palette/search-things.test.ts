import { describe, expect, it } from 'vitest';
import { findPlaces, findStarts, inOrder, type OfferGroup } from './search-things.ts';

function first(typed: string): string {
  const [offer] = inOrder([findPlaces(typed), findStarts(typed)])[0]?.offers ?? [];
  return offer ? `${offer.label} > ${offer.to}` : '';
}

describe('the places of the palette', () => {
  it.each([
    ['hero', 'Hero > /admin/site-customization/homepage?bolum=hero'],
    ['ANA SAYFA', 'Ana sayfa > /admin/site-customization/homepage'],
    ['anasayfa', 'Ana sayfa > /admin/site-customization/homepage'],
    ['seo', 'SEO > /admin/site-customization/seo'],
    ['ust menu', 'Üst menü > /admin/site-customization/header'],
    ['alt bilgi', 'Alt bilgi > /admin/site-customization/footer'],
    ['kanonik', 'Dizin ve dil > /admin/site-customization/seo?bolum=crawling'],
    ['sifre', 'Şifre değiştir > /admin/settings#sifre'],
    ['oturum', 'Açık oturumlar > /admin/settings#oturumlar'],
    ['ayarlar', 'Ayarlar > /admin/settings'],
    ['cop', 'Çöp Kutusu > /admin/trash'],
    ['media', 'Kitaplık > /admin/media'],
    ['gecmis', 'Son işlemler > /admin/activities'],
    ['urun ekle', 'Ürün ekle > /admin/products?new=1'],
  ])('%j leads to %j', (typed, place) => {
    expect(first(typed)).toBe(place);
  });

  it('shows the menu while nothing is typed, and nothing for what is nowhere', () => {
    expect(findPlaces('').offers.map((offer) => offer.label)).toContain('Mesajlar');
    expect(findPlaces('').offers.every((offer) => offer.detail === '')).toBe(true);
    expect(findPlaces('bulunmaz').offers).toEqual([]);
  });

  it('puts what is found by name before all that is found otherwise', () => {
    const offer = (id: string, rank: number) => ({ id, label: id, detail: '', to: '/', rank });
    const groups: OfferGroup[] = [
      { id: 'products', title: 'Ürünler', offers: [offer('a', 1), offer('b', 2)] },
      { id: 'brands', title: 'Markalar', offers: [offer('c', 0)] },
    ];
    expect(inOrder(groups).map((group) => group.offers.map((found) => found.id))).toEqual([
      ['c'],
      ['a'],
      ['b'],
    ]);
  });

  it('puts files after what is called so itself', () => {
    const offer = (id: string, rank: number) => ({ id, label: id, detail: '', to: '/', rank });
    const groups: OfferGroup[] = [
      { id: 'media', title: 'Dosyalar', offers: [offer('implant.webp', 0)] },
      { id: 'products', title: 'Ürünler', offers: [offer('Konik implant', 1)] },
    ];
    expect(inOrder(groups).map(({ id }) => id)).toEqual(['products', 'media']);
  });
});
