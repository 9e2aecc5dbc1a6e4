type TrustedTypes = {
  readonly createPolicy: (
    name: 'default',
    rules: {
      readonly createHTML: (text: string) => string | null;
      readonly createScriptURL: (url: string) => string;
    },
  ) => unknown;
};

/** React makes a script element from this text before it gives it its attributes. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Where the browser has Trusted Types, text becomes no elements and no code of a page. React may still write stylesheets
 * and data of search engines, which have no tags; the address of a script is checked by the page's policy.
 */
(globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes('<') ? text : null),
  createScriptURL: (url) => url,
});

export {};
