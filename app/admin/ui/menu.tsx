import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import { useLayer } from './layer.ts';

type TriggerProps = {
  onClick?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};
type MenuProps = {
  trigger: ReactElement<TriggerProps>;
  children: ReactNode;
  align?: 'start' | 'end';
  label?: string;
};

/** A list of actions that opens from a button. Until its first use it is no more than that button. */
export function Menu({ trigger, children, align = 'end', label }: MenuProps) {
  const [used, setUsed] = useState(false);
  const layer = useLayer();
  if (!used) {
    return cloneElement(trigger, {
      onClick: () => setUsed(true),
      'aria-haspopup': 'menu',
      'aria-expanded': false,
    });
  }
  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={layer}>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          className="arrive z-70 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-control border border-line-2 bg-surface p-1 text-ink shadow-lift"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const item =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-tile px-3 text-15 outline-none select-none data-disabled:pointer-events-none data-disabled:text-ink-3 data-highlighted:bg-surface-2';

type MenuItemProps = {
  icon?: LucideIcon;
  children: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  shortcut?: string;
};

export function MenuItem({ icon: Icon, children, onSelect, danger, disabled, shortcut }: MenuItemProps) {
  return (
    <Radix.Item onSelect={onSelect} disabled={disabled} className={cx(item, danger && 'text-danger')}>
      {Icon && <Icon aria-hidden className="size-[18px]" />}
      <span className="flex-1">{children}</span>
      {shortcut && <kbd className="text-13 text-ink-2">{shortcut}</kbd>}
    </Radix.Item>
  );
}

/** A link inside a menu: pass the anchor or router link as the child. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <Radix.Item asChild className={item}>
      {children}
    </Radix.Item>
  );
}

type MenuChoiceProps = {
  label?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** One of several, with a mark at the chosen one. */
export function MenuChoice({ label, value, options, onChange }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onChange}>
      {label && <Radix.Label className="px-3 pt-2 pb-1 text-13 font-medium text-ink-2">{label}</Radix.Label>}
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={item}>
          <span className="grid size-4 place-items-center rounded-full border border-field-line">
            <Radix.ItemIndicator className="size-2 rounded-full bg-primary" />
          </span>
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuDivider() {
  return <Radix.Separator className="my-1 border-t border-line" />;
}
