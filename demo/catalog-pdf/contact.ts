import { chatLink } from '../../domain/rules/chat-link.ts';
import type { DemoCatalog } from '../content/catalogs/types.ts';
import { company } from '../content/company.ts';
import { logo } from './cover.ts';
import type { Sheet } from './sheet.ts';
import { color, column, page, type } from './theme.ts';

type Line = { label: string; value: string; url?: string };

function lines(catalog: DemoCatalog): Line[] {
  const chat = chatLink(
    company.whatsapp,
    `Merhaba, ${catalog.title} kataloğundaki ürünler hakkında bilgi almak istiyorum.`,
  );
  return [
    { label: 'Telefon', value: company.phone, url: `tel:+90${company.phone.replace(/\D/g, '').slice(1)}` },
    { label: 'WhatsApp', value: company.whatsapp, ...(chat ? { url: chat } : {}) },
    { label: 'E-posta', value: company.email, url: `mailto:${company.email}` },
    { label: 'Adres', value: company.address },
    { label: 'Çalışma saatleri', value: company.workingHours },
  ];
}

/** The last page: how to reach the company. */
export function drawContact(sheet: Sheet, catalog: DemoCatalog, picture: Buffer): void {
  const photo = { width: 210, height: 258 };
  sheet.addPage(color.deep);
  sheet.doc.outline.addItem('İletişim');
  sheet.decor(() => {
    const left = page.width - photo.width;
    const arch = 120;
    sheet.doc.save();
    sheet.doc.path(
      `M${left} 0H${page.width}V${photo.height}H${left + arch}A${arch} ${arch} 0 0 1 ${left} ${photo.height - arch}Z`,
    );
    sheet.doc.clip().image(picture, left, 0, { width: photo.width, height: photo.height }).restore();
  });
  logo(sheet, page.margin, 44, color.onDeep);
  const heading = { ...type.display, size: 38, color: color.onDeep };
  const top = sheet.text('H2', 'Kodu yazın, gerisini konuşalım.', page.margin - 2, 126, 310, heading);
  const lead = { ...type.lead, color: color.onDeep2 };
  let y = sheet.text(
    'P',
    "Ankara'daki depodan 81 ile gönderiyoruz. Saat 15:00'e kadar onaylanan siparişler aynı gün kargodadır.",
    page.margin,
    Math.max(top + 34, 312),
    330,
    lead,
  );
  y += 44;
  sheet.line(page.margin, y, column, color.lineDeep, 1);
  for (const { label, value, url } of lines(catalog)) {
    sheet.text('P', label, page.margin, y + 17, 130, { ...type.body, color: color.onDeep2 });
    const style = { ...type.heading, size: 13.5, weight: 'medium', color: color.onDeep } as const;
    const end = sheet.text('P', value, page.margin + 140, y + 14, column - 140, style);
    if (url) sheet.link(page.margin, y, column, end + 14 - y, { url });
    y = end + 14;
    sheet.line(page.margin, y, column, color.lineDeep);
  }
  const small = { ...type.label, leading: 1.5, color: color.onDeep2 };
  sheet.text(
    'P',
    `${company.name} ürün kataloğu, ${catalog.year}. Görseller temsilidir; üretici, ölçü ve renklerde değişiklik yapabilir. Stok durumu ve teslim günü için teklif isteyin.`,
    page.margin,
    772,
    column,
    small,
  );
}
