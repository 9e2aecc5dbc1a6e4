const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/;
const MAX_KEY_LENGTH = 512;

/**
 * Whether a key is well formed: lower-case segments joined by `/`, none starting with a dot, no `..`.
 * Such a key can never leave the storage folder nor meet a temporary file of the local adapter.
 */
export function isStorageKey(key: string): boolean {
  if (key.length > MAX_KEY_LENGTH || key.includes('..')) return false;
  return key.split('/').every((segment) => SEGMENT.test(segment));
}

/** Throws for a malformed key: keys are made by our code, so a bad one is a fault and not an answer. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError('Malformed storage key');
}
