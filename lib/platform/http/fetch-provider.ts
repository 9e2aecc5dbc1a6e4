/**
 * `fetch` for requests of the server to providers. An answer that redirects is an error: following it would carry the
 * customer's data, and where it stays on the host the key, to an address that no setting names.
 */
export const fetchProvider: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
