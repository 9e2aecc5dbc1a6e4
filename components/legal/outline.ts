/** The legal texts. */
export type LegalText = 'privacy' | 'terms' | 'accessibility';

/** The message key that a text's words stand below. */
export const wordsOf = (text: LegalText) => (text === 'accessibility' ? text : (`legal.${text}` as const));

/**
 * What stands in a section, in order. Every string is a message key below the section's own:
 * `list` and `table` hold the keys of their entries; a table's entry `x` has its second cell in `xValue`.
 */
export type Block =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | { readonly table: readonly string[] }
  | { readonly specimen: 'photo' }
  | { readonly contact: true }
  | { readonly support: true };

/** A section: its `id` is both its anchor and its message key. */
export type Section = { readonly id: string; readonly blocks: readonly Block[] };

/** A legal text: the points of its summary, then its sections. */
export type Outline = { readonly short: readonly string[]; readonly sections: readonly Section[] };
