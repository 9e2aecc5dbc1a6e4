const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/;
const MAX_KEY_LENGTH = 512;

/**
 * Whether a key is valid: lower-case segments joined by `/`, none starting with a dot, no `..`. Such a key cannot leave
 * the storage folder or collide with a temporary file of the local adapter.
 */
export function isStorageKey(key: string): boolean {
  if (key.length > MAX_KEY_LENGTH || key.includes('..')) return false;
  return key.split('/').every((segment) => SEGMENT.test(segment));
}

/** Throws for an invalid key: our own code creates keys, so an invalid one is a bug. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError('Malformed storage key');
}
