import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { useLayer } from './layer.ts';

export const TooltipProvider = Radix.Provider;

/** A short label beside its trigger, on hover and on keyboard focus. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={useLayer()}>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="fade-in z-80 max-w-72 rounded-tile bg-deep px-2.5 py-1.5 text-13 font-medium text-on-deep shadow-lift"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
