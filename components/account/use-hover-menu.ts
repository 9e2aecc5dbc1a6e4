'use client';

import { type PointerEvent, useRef, useState } from 'react';

/** Time for the pointer to cross the gap between the button and its menu. */
const CLOSE_DELAY_MS = 160;

/** A menu that opens on click or hover, and closes on an outside click or when the mouse leaves (spec §2 "Top bar"). */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const hovered = useRef(false);
  const focusBefore = useRef<Element | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (next: boolean) => {
    clearTimeout(leaving.current);
    if (!next) hovered.current = false;
    setOpen(next);
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    clearTimeout(leaving.current);
    if (pointerType !== 'mouse' || open) return;
    hovered.current = true;
    focusBefore.current = document.activeElement;
    setOpen(true);
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') leaving.current = setTimeout(() => change(false), CLOSE_DELAY_MS);
  };
  return {
    open,
    onOpenChange: change,
    hover: { onPointerEnter, onPointerLeave },
    /** The click that follows the hover must not close the menu again. */
    onPointerDown: (event: PointerEvent) => {
      if (!hovered.current) return;
      event.preventDefault();
      hovered.current = false;
    },
    /** The trigger handles its own clicks. */
    onInteractOutside: (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[aria-haspopup="menu"][aria-expanded="true"]')) {
        event.preventDefault();
      }
    },
    /** A menu opened by hover returns the focus to where it was before. */
    onCloseAutoFocus: (event: Event) => {
      const before = focusBefore.current;
      focusBefore.current = null;
      if (!before) return;
      event.preventDefault();
      if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    },
  };
}
