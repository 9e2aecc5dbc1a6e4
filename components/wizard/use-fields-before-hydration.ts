'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { ChildForm } from './child-form-schema';

const RADIOS = ['gender', 'age', 'language'] as const;

/** Value of the checked radio button, if the visitor changed it after the server render. */
function findCheckedValue(name: string): string | null {
  const radio = document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
  return radio && !radio.defaultChecked ? radio.value : null;
}

/** The values in the document's form that the visitor changed after the server render. */
function readTyped(): Partial<ChildForm> {
  const name = document.getElementById('childName');
  const typed = name instanceof HTMLInputElement && name.value !== name.defaultValue ? { childName: name.value } : {};
  const changedRadios = RADIOS.flatMap((field) => {
    const value = findCheckedValue(field);
    return value === null ? [] : [[field, value] as const];
  });
  return { ...typed, ...Object.fromEntries(changedRadios) };
}

/** Reads the server-rendered document before React changes it; `null` if the browser renders the page. */
function useServerDocument<Read>(read: () => Read, none: Read): Read | null {
  const hydrated = useHydrated();
  const [found] = useState(() => {
    if (hydrated) return null;
    return typeof document === 'undefined' ? none : read();
  });
  return found;
}

const NONE: Partial<ChildForm> = {};

/** Values entered in the child's form before hydration; `null` if the browser rendered the form. */
export const useFieldsTypedBeforeHydration = (): Partial<ChildForm> | null => useServerDocument(readTyped, NONE);

/** The book selected before hydration. */
export const useBookCheckedBeforeHydration = (): number | null =>
  useServerDocument<number | null>(() => Number(findCheckedValue('catalogueId')) || null, null);
