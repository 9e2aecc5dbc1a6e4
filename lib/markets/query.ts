const keyOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

/** A query string without these keys; the rest stays letter for letter. Both with their question mark, or empty. */
export function withoutKeys(search: string, keys: readonly string[]): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !keys.includes(keyOf(pair)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
