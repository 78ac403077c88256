import { keyNames, setSingleKeys, useShortcuts, useSingleKeys } from '../lib/shortcuts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';

const ALWAYS = [
  { keys: ['Esc'], label: 'Açık pencereyi kapat' },
  { keys: ['Boşluk', '↑ ↓'], label: 'Tutamaçta: satırı al, taşı, bırak' },
  { keys: ['Shift', '↑ ↓'], label: 'Seçim kutusunda: sıradaki satırı da seç' },
  { keys: ['Shift', 'Boşluk'], label: 'Seçim kutusunda: aradaki bütün satırları seç' },
];

/** What can be pressed on this screen. */
export function ShortcutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const shortcuts = useShortcuts();
  const single = useSingleKeys();
  const rows = [
    ...shortcuts.map((shortcut) => ({ keys: keyNames(shortcut.keys), label: shortcut.label })),
    { keys: ['Ctrl', 'S'], label: 'Açık formu kaydet' },
    ...ALWAYS,
  ];
  const unique = [...new Map(rows.map((row) => [row.keys.join('+'), row])).values()];
  return (
    <Dialog open={open} onClose={onClose} title="Klavye kısayolları" size="s">
      <dl className="grid">
        {unique.map((row) => (
          <div
            key={row.keys.join('+')}
            className="flex items-center justify-between gap-4 border-b border-line py-2.5"
          >
            <dt>{row.label}</dt>
            <dd className="flex flex-none gap-1">
              {row.keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-tile border border-line-2 bg-paper-2 px-2 py-0.5 text-13 font-medium"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        checked={single}
        onChange={setSingleKeys}
        label="Tek tuşlu kısayollar açık"
        hint="Sesle yazıyorsanız kapatın."
        className="mt-4"
      />
    </Dialog>
  );
}
