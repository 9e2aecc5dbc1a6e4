'use client';

import { useSyncExternalStore } from 'react';

const KEY = 'reader_large_type';
const listeners = new Set<() => void>();
/** The setting for browsers without storage; lost when the page unloads. */
let unsavedSetting: boolean | null = null;

function loadSetting(): boolean {
  if (unsavedSetting !== null) return unsavedSetting;
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setLargeText(large: boolean): void {
  unsavedSetting = large;
  try {
    localStorage.setItem(KEY, large ? '1' : '0');
  } catch {
    // Without storage the setting lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Large story text for reading aloud. Only this device knows the setting, so the server renders small text. */
export function useLargeText() {
  const large = useSyncExternalStore(subscribe, loadSetting, () => false);
  return { large, toggle: () => setLargeText(!large) };
}
