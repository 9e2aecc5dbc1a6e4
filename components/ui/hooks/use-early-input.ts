'use client';

import { type Ref, type RefCallback, useCallback, useRef, useSyncExternalStore } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Makes the change again, so that React and the form's library hear of it. */
type Repeat = () => void;

const TICKED = ['checkbox', 'radio'];

/** Sets a value that React does not see, as typing does: it replaces the setter of each element, not the prototype's. */
function typeValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}

function repeatTyping(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart: start, selectionEnd: end } = control;
  // React tells of a value only if it is another one than the last that it knows.
  control.value = control.defaultValue;
  typeValue(control, value);
  if (document.activeElement === control && start !== null) control.setSelectionRange(start, end);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function readTick(control: HTMLInputElement): Repeat | null {
  const { checked, type } = control;
  if (checked === control.defaultChecked || (type === 'radio' && !checked)) return null;
  return () => {
    control.checked = !checked;
    control.click();
  };
}

function readSelected(select: HTMLSelectElement): Repeat | null {
  const options = [...select.options];
  const initial = options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled);
  const { value } = select;
  if (!initial || initial.selected) return null;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** The texts of filled textareas, which React resets while it hydrates them, before anything can read them. */
const texts = new WeakMap<Control, string>();

/** How to repeat what the visitor did to a control that the server has rendered; `null` if it is as it was. */
function readChange(control: Control): Repeat | null {
  if (control instanceof HTMLSelectElement) return readSelected(control);
  if (control instanceof HTMLInputElement && TICKED.includes(control.type)) return readTick(control);
  if (control.type === 'file')
    return control.value ? () => control.dispatchEvent(new Event('change', { bubbles: true })) : null;
  const value = control.value === control.defaultValue ? texts.get(control) : control.value;
  return value === undefined ? null : () => repeatTyping(control, value);
}

/** Changes of the document's controls from the first of them that is hydrated until all have been. */
let changes: ReadonlyMap<Control, Repeat> | null = null;
let hydrated: Repeat[] = [];

/** Reads all controls at once: a library sets a group of radio buttons when it gets the first of them. */
function readChanges(): ReadonlyMap<Control, Repeat> {
  const controls = document.querySelectorAll<Control>('input, select, textarea');
  return new Map(
    [...controls].flatMap((control) => {
      const repeat = readChange(control);
      return repeat ? [[control, repeat] as const] : [];
    }),
  );
}

function repeatChanges(): void {
  const repeats = hydrated;
  changes = null;
  hydrated = [];
  for (const repeat of repeats) repeat();
}

function onHydrated(control: Control): void {
  // After the commit and what its effects render at once, which shows the old values again, but before the next paint.
  if (!changes) queueMicrotask(repeatChanges);
  changes ??= readChanges();
  const repeat = changes.get(control);
  if (repeat) hydrated.push(repeat);
}

function keepTexts(): void {
  if (typeof document === 'undefined') return;
  for (const area of document.getElementsByTagName('textarea'))
    if (area.value !== area.defaultValue) texts.set(area, area.value);
}

function attach<Element>(ref: Ref<Element> | undefined, element: Element): ReturnType<RefCallback<Element>> {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
  if (!ref) return;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

const never = () => () => {};

/**
 * A ref for a control that the server may render. What a visitor enters before hydration reaches the control's handlers
 * right after it: React itself keeps it on the screen, but tells nobody, and a form's library overwrites it.
 */
export function useEarlyInput<Element extends Control>(ref: Ref<Element> | undefined): RefCallback<Element> {
  const hydrating = useRef(false);
  // Asks for the server's snapshot only while it hydrates. The same snapshot causes no second render.
  useSyncExternalStore(
    never,
    () => null,
    () => {
      hydrating.current = true;
      keepTexts();
      return null;
    },
  );
  return useCallback(
    (element: Element | null) => {
      if (!element) return;
      if (hydrating.current) onHydrated(element);
      hydrating.current = false;
      return attach(ref, element);
    },
    [ref],
  );
}
