import { SunMoon } from 'lucide-react';
import { chooseTheme, type Theme, useTheme } from '../../shared/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuChoice } from '../ui/menu.tsx';

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Açık' },
  { value: 'dark', label: 'Koyu' },
  { value: 'system', label: 'Cihazın ayarı' },
];

export function ThemeMenu() {
  const theme = useTheme();
  return (
    <Menu
      label="Görünüm"
      trigger={
        <IconButton icon={SunMoon} label="Açık ya da koyu görünüm" plain className="hover:bg-deep-2" />
      }
    >
      <MenuChoice
        label="Görünüm"
        value={theme}
        options={THEMES}
        onChange={(value) => chooseTheme(value as Theme)}
      />
    </Menu>
  );
}
