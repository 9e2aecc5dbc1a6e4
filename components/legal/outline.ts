/** The legal texts: message keys below `legal`. */
export type LegalText = 'privacy' | 'terms';

/**
 * What stands in a section, in order. Every string is a message key below the section's own:
 * `list` and `table` hold the keys of their entries; a table's entry `x` has its second cell in `xValue`.
 */
export type Block =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | { readonly table: readonly string[] }
  | { readonly specimen: 'photo' }
  | { readonly contact: true };

/** A section: its `id` is both its anchor and its message key. */
export type Section = { readonly id: string; readonly blocks: readonly Block[] };

/** A legal text: the points of its summary, then its sections. */
export type Outline = { readonly short: readonly string[]; readonly sections: readonly Section[] };
