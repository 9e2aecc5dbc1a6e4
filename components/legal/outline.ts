import { type CapabilityTable, type Conditional, standing } from '@/lib/capabilities';

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

/** An entry that always stands, or one that stands with what can be bought. */
type Entry = string | (Conditional & { readonly key: string });
type ConditionalBlock = Conditional &
  (Exclude<Block, { readonly list: unknown } | { readonly table: unknown }> | Listed<'list'> | Listed<'table'>);
type Listed<Kind extends string> = { readonly [kind in Kind]: readonly Entry[] };
type ConditionalSection = Conditional & { readonly id: string; readonly blocks: readonly ConditionalBlock[] };

/** A legal text with what each of its parts depends on. */
export type ConditionalOutline = {
  readonly short: readonly Entry[];
  readonly sections: readonly ConditionalSection[];
};

const keysOf = (entries: readonly Entry[], table: CapabilityTable): readonly string[] =>
  standing(
    entries.map((entry) => (typeof entry === 'string' ? { key: entry } : entry)),
    table,
  ).map(({ key }) => key);

function blockOf({ needs: _, without: __, ...block }: ConditionalBlock, table: CapabilityTable): Block {
  if ('list' in block) return { list: keysOf(block.list, table) };
  if ('table' in block) return { table: keysOf(block.table, table) };
  return block;
}

/** The text as it binds with what can be bought (rulings, "Capabilities": the legal pages follow the switches). */
export const outlineOf = ({ short, sections }: ConditionalOutline, table: CapabilityTable): Outline => ({
  short: keysOf(short, table),
  sections: standing(sections, table).map(({ id, blocks }) => ({
    id,
    blocks: standing(blocks, table).map((block) => blockOf(block, table)),
  })),
});
