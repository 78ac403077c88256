import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settingsPatch } from '../site/setting.ts';
import { brandInput, brandPatch } from '../things/brand.ts';
import { catalogInput } from '../things/catalog.ts';
import { categoryInput } from '../things/category.ts';
import { messageInput } from '../things/message.ts';
import { productInput } from '../things/product.ts';

function fieldsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of schema.safeParse(value).error?.issues ?? [])
    fields[issue.path.join('.')] ??= issue.message;
  return fields;
}

describe('what is missing', () => {
  it.each([
    ['brand', brandInput, { name: 'Marka adı zorunludur.' }],
    [
      'category',
      categoryInput,
      { name: 'Lütfen zorunlu alanları doldurun!', brandId: 'Lütfen zorunlu alanları doldurun!' },
    ],
    [
      'product',
      productInput,
      {
        name: 'Lütfen ürün adı, marka ve kategori seçiniz',
        brandId: 'Lütfen ürün adı, marka ve kategori seçiniz',
        categoryId: 'Lütfen ürün adı, marka ve kategori seçiniz',
      },
    ],
    [
      'catalog',
      catalogInput,
      { title: 'Lütfen zorunlu alanları doldurun!', fileUrl: 'Lütfen zorunlu alanları doldurun!' },
    ],
    [
      'message',
      messageInput,
      {
        name: 'Adınızı yazın.',
        email: 'E-posta adresinizi yazın.',
        phone: 'Telefon numaranızı yazın.',
        subject: 'Konuyu yazın.',
        message: 'Mesajınızı yazın.',
      },
    ],
  ])('of a %s is named, also when it is blank or null', (_name, schema, expected) => {
    expect(fieldsOf(schema, {})).toEqual(expected);
    for (const value of ['', '  ', null])
      expect(fieldsOf(schema, Object.fromEntries(Object.keys(expected).map((key) => [key, value])))).toEqual(
        expected,
      );
  });
});

describe('defaults', () => {
  it('of a new brand', () => {
    expect(brandInput.parse({ name: ' Nordfil ' })).toEqual({
      name: 'Nordfil',
      description: null,
      country: null,
      logoUrl: null,
      logo: '🦷',
      website: null,
      established: null,
      representedSince: null,
      serviceNotes: null,
      contactName: null,
      contactTitle: null,
      contactPhone: null,
      isDistributor: false,
      isActive: true,
      sortOrder: 0,
    });
  });

  it('of a new category', () => {
    expect(categoryInput.parse({ name: 'Sarf', brandId: 'b' })).toMatchObject({
      color: '#3b82f6',
      sortOrder: 0,
      isActive: true,
      parentId: null,
    });
  });

  it('never come into a change', () => {
    expect(brandPatch.parse({})).toEqual({});
    expect(settingsPatch.parse({})).toEqual({});
  });
});

describe('rules of a value', () => {
  const product = { name: 'a', brandId: 'b', categoryId: 'c' };
  it.each([
    [{ price: -1 }, 'Fiyat eksi olamaz.'],
    [{ price: '5' }, 'Fiyat sayı olmalıdır.'],
    [{ price: 1e12 }, 'Fiyat çok büyük.'],
    [{ stock: 1.5 }, 'Tam sayı girin.'],
    [{ stock: -1 }, '0 ile 10.000.000 arasında bir sayı girin.'],
    [{ videoUrl: 'video' }, 'Geçerli bir web adresi girin. Örnek: https://ornek.com.tr'],
    [{ imageUrl: 'javascript:alert(1)' }, 'Adres http(s) ya da / ile başlamalıdır.'],
    [{ name: 'a\0' }, 'Geçersiz karakter içeriyor.'],
    [{ description: '\ud800' }, 'Geçersiz karakter içeriyor.'],
    [{ name: 'a'.repeat(201) }, 'En fazla 200 karakter olabilir.'],
    [{ features: Array.from({ length: 51 }, () => 'a') }, 'En fazla 50 özellik girilebilir.'],
    [{ isActive: 'evet' }, 'Evet ya da hayır bekleniyor.'],
    [{ sortOrder: '1' }, 'Sayı bekleniyor.'],
    [{ renk: 'mavi' }, 'Bilinmeyen alan: renk.'],
  ])('refuse %j', (value, message) => {
    expect(Object.values(fieldsOf(productInput, { ...product, ...value }))).toEqual([message]);
  });

  it('keep prices to the cent and drop empty features', () => {
    expect(productInput.parse({ ...product, price: 12.345, features: [' a ', '', 'b'] })).toMatchObject({
      price: 12.35,
      features: ['a', 'b'],
    });
  });

  it('read a file size as a number or as digits', () => {
    const catalog = { title: 'a', fileUrl: '/media/a.pdf' };
    expect(catalogInput.parse({ ...catalog, fileSize: '2048' }).fileSize).toBe(2048);
    expect(catalogInput.parse({ ...catalog, fileSize: 2048 }).fileSize).toBe(2048);
    for (const fileSize of ['2 KB', '-1', '1.5', true])
      expect(fieldsOf(catalogInput, { ...catalog, fileSize })).toEqual({
        fileSize: 'Dosya boyutu rakamlardan oluşmalıdır.',
      });
  });

  it('of settings hold their limits', () => {
    expect(
      fieldsOf(settingsPatch, {
        metaTitle: 'a'.repeat(61),
        metaDescription: 'a'.repeat(161),
        robots: 'all',
        language: 'fr',
        twitterCard: 'x',
        canonicalUrl: 'a',
        mapLat: '91',
        mapZoom: '20',
        whatsapp: 'yok',
      }),
    ).toEqual({
      metaTitle: 'En fazla 60 karakter olabilir.',
      metaDescription: 'En fazla 160 karakter olabilir.',
      robots: 'Listeden bir seçenek seçin.',
      language: 'Listeden bir dil seçin.',
      twitterCard: 'Listeden bir seçenek seçin.',
      canonicalUrl: 'Geçerli bir web adresi girin. Örnek: https://ornek.com.tr',
      mapLat: 'Ondalık derece girin. Örnek: 39.9708',
      mapZoom: '1 ile 19 arasında bir sayı girin.',
      whatsapp: 'Telefon numarasını rakamlarla yazın. Örnek: 0532 555 01 42',
    });
    expect(
      fieldsOf(settingsPatch, {
        metaTitle: 'ü'.repeat(60),
        metaDescription: 'ü'.repeat(160),
        robots: 'noindex,nofollow',
        language: 'de',
      }),
    ).toEqual({});
  });

  it('without a sentence of their own are said in Turkish', () => {
    const loose = z.object({
      a: z.string().min(2),
      b: z.array(z.number()).max(1),
      c: z.enum(['x', 'y']),
      d: z.number().max(3),
      e: z.url(),
    });
    expect(fieldsOf(loose, { a: '', b: [1, 2], c: 'z', d: 4, e: 'q' })).toEqual({
      a: 'En az 2 karakter olabilir.',
      b: 'En fazla 1 kayıt olabilir.',
      c: 'Şunlardan biri olabilir: x, y.',
      d: 'En fazla 3 olabilir.',
      e: 'Geçersiz değer.',
    });
    expect(fieldsOf(z.object({ a: z.string() }), { a: 1 })).toEqual({ a: 'Metin bekleniyor.' });
  });
});
