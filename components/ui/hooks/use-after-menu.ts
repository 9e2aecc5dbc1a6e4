import { useRef } from 'react';

/**
 * What an item of a menu asks for, done when the menu has closed and its button has the focus again: a dialog that an
 * item opens gives the focus back to that button, not to an item that is gone. `onCloseAutoFocus` is for the menu's
 * content.
 */
export function useAfterMenu() {
  const action = useRef<() => void>(undefined);
  return {
    afterMenu: (run: () => void) => () => {
      action.current = run;
    },
    onCloseAutoFocus: () => {
      const run = action.current;
      action.current = undefined;
      // The menu gives the focus to its button after this.
      if (run) queueMicrotask(run);
    },
  };
}
