const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Formats and parses a URL fragment that contains a row's id. Browsers do not send fragments to the server, so no log
 * contains the id. `prefix` precedes the id: `#forget=`.
 */
export const idFragment = (prefix: string) => ({
  format: (id: string): string => `${prefix}${id}`,
  /** The id in a URL fragment, if any. */
  parse(fragment: string): string | null {
    const id = fragment.startsWith(prefix) ? fragment.slice(prefix.length) : '';
    return ID.test(id) ? id : null;
  },
});
