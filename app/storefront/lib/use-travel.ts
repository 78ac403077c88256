import { useEffect } from 'react';

/** Where a product may be on its way from: links into the brands. */
const WAYS = '[href^="/brands/"]';

/** What takes a product's tile along to its page is loaded when somebody comes near a link to one. */
export function useTravel(): void {
  useEffect(() => {
    function hear({ target }: Event): void {
      if (target instanceof Element && target.closest(WAYS))
        void import('../motion/travel.ts').then(({ followTravel }) => followTravel(), Boolean);
    }
    addEventListener('pointerover', hear);
    addEventListener('focusin', hear);
    return () => {
      removeEventListener('pointerover', hear);
      removeEventListener('focusin', hear);
    };
  }, []);
}
