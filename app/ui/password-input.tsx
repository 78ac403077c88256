import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What the button shows, where there are several: `Yeni şifreyi`. */
  what?: string;
};

/** A password with a button that shows and hides it. */
export function PasswordInput({ what = 'Şifreyi', ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} spellCheck={false} className="min-h-12 pr-13" />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={`${what} ${shown ? 'gizle' : 'göster'}`}
        aria-pressed={shown}
        plain
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 right-0.5 hover:bg-surface-2"
      />
    </div>
  );
}
