/**
 * A text that ends with the id of an unexpected error, for places that hold text alone, such as a toast. `failure` is
 * what was thrown; any other error has no id. Latin letters and digits run from left to right in every text.
 * @param label says what the id is for
 */
export function addErrorId(text: string, label: string, failure: unknown): string {
  const errorId = failure instanceof Object && 'errorId' in failure ? failure.errorId : null;
  return errorId ? `${text} ${label} ${errorId}` : text;
}
