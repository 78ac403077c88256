import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { fieldLabelId, useFieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

/** A password with a button that shows and hides it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const { id } = useFieldProps();
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} spellCheck={false} className="min-h-12 pr-13" />
      <IconButton
        icon={shown ? EyeOff : Eye}
        // The field's own name belongs to the input alone.
        label={shown ? 'Yazılanı gizle' : 'Yazılanı göster'}
        aria-describedby={id && fieldLabelId(id)}
        aria-pressed={shown}
        plain
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 right-0.5 hover:bg-surface-2"
      />
    </div>
  );
}
