import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { useLayer } from './layer.ts';

type PopoverProps = {
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'end';
};

/** A small panel that opens beside its button. */
export function Popover({ trigger, label, children, open, onOpenChange, align = 'start' }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={useLayer()}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className="arrive z-50 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border border-line-2 bg-surface p-4 text-ink shadow-lift"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
