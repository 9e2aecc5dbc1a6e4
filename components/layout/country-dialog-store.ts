const listeners = new Set<() => void>();

/** Opens the country dialog, from anywhere on a page with the shop's bar. */
export function openCountryDialog(): void {
  for (const listener of listeners) listener();
}

export function onCountryDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
