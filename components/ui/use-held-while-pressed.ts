'use client';

import { useState, useSyncExternalStore } from 'react';

let isPressed = false;
const listeners = new Set<() => void>();

function setPressed(next: boolean): void {
  isPressed = next;
  for (const listener of listeners) listener();
}
const press = () => setPressed(true);
const release = (event: Event) => {
  // The field that the press leaves loses the focus at once: only when the window loses it may no `mouseup` follow.
  if (event.type === 'blur' && event.target !== window) return;
  // The click follows `mouseup` at once, so the release waits for the next task.
  setTimeout(setPressed, 0, false);
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('mousedown', press, true);
    for (const end of ['mouseup', 'dragend', 'blur']) window.addEventListener(end, release, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('mousedown', press, true);
    for (const end of ['mouseup', 'dragend', 'blur']) window.removeEventListener(end, release, true);
  };
}

/**
 * The value as it was when the mouse button went down, until it is up again. A field that is left by a click shows its
 * error then: shown at once it would push the clicked thing away from under the pointer, and the click would be lost.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const pressed = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );
  const [held, setHeld] = useState(value);
  if (!pressed && !Object.is(held, value)) setHeld(value);
  return pressed ? held : value;
}
