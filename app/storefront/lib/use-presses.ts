import { useLayoutEffect } from 'react';

/**
 * Hears of presses of marked buttons: they stand in parts that the server draws once for everybody, and what they do is
 * loaded with the first press. React lets a page be painted between handing it over and running its effects, and a press
 * in that moment counts as one that came to its button: whoever hears has to be there before.
 * @param selector what the buttons are marked by; @param onPress stays the same as long as the page
 */
export function usePresses(selector: string, onPress: (button: Element) => void): void {
  useLayoutEffect(() => {
    function hear({ target }: MouseEvent): void {
      const button = target instanceof Element && target.closest(selector);
      if (button) onPress(button);
    }
    addEventListener('click', hear);
    return () => removeEventListener('click', hear);
  }, [selector, onPress]);
}
