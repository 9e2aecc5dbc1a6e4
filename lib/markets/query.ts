const getKey = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';

/** A query string without these keys; the rest stays unchanged. Both start with a question mark or are empty. */
export function removeQueryKeys(search: string, keys: readonly string[]): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !keys.includes(getKey(pair)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
