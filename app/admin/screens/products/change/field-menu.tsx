import { BadgeCheck, BadgeTurkishLira, BookOpen, Boxes, PencilLine, Ruler, Star } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';

const FIELDS = [
  { name: 'price', label: 'Fiyat', hint: 'yüzde, tutar', icon: BadgeTurkishLira },
  { name: 'stock', label: 'Stok', hint: 'ekle, eşitle', icon: Boxes },
  { name: 'place', label: 'Marka ve kategori', icon: BadgeCheck },
  { name: 'catalog', label: 'Katalog', icon: BookOpen },
  { name: 'specification', label: 'Teknik değer', icon: Ruler },
  { name: 'featured', label: 'Öne çıkan', hint: 'aç, kapat', icon: Star },
] as const;
/** A field that many products can change at once. */
export type BulkField = (typeof FIELDS)[number]['name'];

/** Which field of the chosen products changes. */
export function FieldMenu({ onChoose }: { onChoose: (field: BulkField) => void }) {
  return (
    <Menu
      label="Hangi alan?"
      align="start"
      trigger={
        <Button variant="deep" className="px-3.5! font-medium!">
          <PencilLine aria-hidden />
          Alanı değiştir
        </Button>
      }
    >
      {FIELDS.map((field) => (
        <MenuItem
          key={field.name}
          icon={field.icon}
          onSelect={() => onChoose(field.name)}
          {...('hint' in field && { shortcut: field.hint })}
        >
          {field.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
