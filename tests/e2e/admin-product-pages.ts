import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../domain/things/product.ts';
import { choose, type Staff } from './admin-support.ts';

export const REQUIRED = 'Lütfen ürün adı, marka ve kategori seçiniz';

/** Opens the product list narrowed to one search. */
export async function openList(page: Page, search = '', more = ''): Promise<void> {
  await page.goto(`/admin/products?search=${encodeURIComponent(search)}${more}`);
  await expect(page.getByRole('heading', { name: 'Ürünler', level: 1 })).toBeVisible();
}

/** The card or line of a product. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** Opens a product's form at its own address. */
export async function openForm(page: Page, product: Product): Promise<Locator> {
  await page.goto(`/admin/products?search=${encodeURIComponent(product.name)}&edit=${product.id}`);
  const dialog = page.getByRole('dialog', { name: 'Ürünü düzenle' });
  await expect(dialog.getByLabel('Ürün adı')).toHaveValue(product.name);
  return dialog;
}

/** Chooses the brand and category that new products of the tests go to. */
export async function choosePlace(dialog: Locator, staff: Staff): Promise<void> {
  const { name, brand } = await staff.somewhere();
  await choose(dialog, 'Marka', brand.name);
  await choose(dialog, 'Kategori', name);
}
