import { chooseTheme, type Theme, useTheme } from '../../shared/theme.ts';
import { Monitor, Moon, Sun } from '../ui/icons.tsx';

const CHOICES: ReadonlyArray<{ theme: Theme; label: string; icon: typeof Sun }> = [
  { theme: 'light', label: 'Açık görünüm', icon: Sun },
  { theme: 'dark', label: 'Koyu görünüm', icon: Moon },
  { theme: 'system', label: 'Cihazın görünümü', icon: Monitor },
];

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const chosen = useTheme();
  return (
    <fieldset className="theme-choice">
      <legend className="hidden-visually">Görünüm</legend>
      {CHOICES.map(({ theme, label, icon: Icon }) => (
        <button
          key={theme}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={theme === chosen}
          onClick={() => chooseTheme(theme)}
        >
          <Icon aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
