import { type CapabilityGated, type CapabilityTable, filterEnabled } from '@/lib/capabilities';
import type { PrintHouseName } from '@/lib/providers/fulfilment/port';

/** The legal texts. */
export type LegalText = 'privacy' | 'terms' | 'accessibility';

/** Message namespace of a legal text. */
export const messageNamespace = (text: LegalText) => (text === 'accessibility' ? text : (`legal.${text}` as const));

/**
 * A block of a section. Every string is a message key below the section's namespace: `list` and `table` hold the keys
 * of their entries, and the second cell of table entry `x` is `xValue`.
 */
export type BlockSpec =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | { readonly table: readonly string[] }
  | { readonly printHouses: readonly PrintHouseName[] }
  | { readonly specimen: 'photo' }
  | { readonly contact: true }
  | { readonly support: true };

/** A section; `id` is its anchor and its message key. */
export type Section = { readonly id: string; readonly blocks: readonly BlockSpec[] };

/** A legal text: the points of its summary, then its sections. */
export type Outline = { readonly summary: readonly string[]; readonly sections: readonly Section[] };

/** An entry that is always shown, or one that depends on capabilities. */
type Entry = string | (CapabilityGated & { readonly key: string });
type ConditionalBlock = CapabilityGated &
  (
    | Exclude<BlockSpec, { readonly list: unknown } | { readonly table: unknown }>
    | ConditionalEntries<'list'>
    | ConditionalEntries<'table'>
  );
type ConditionalEntries<Kind extends string> = { readonly [kind in Kind]: readonly Entry[] };
type ConditionalSection = CapabilityGated & { readonly id: string; readonly blocks: readonly ConditionalBlock[] };

/** A legal text with the capabilities that its parts depend on. */
export type ConditionalOutline = {
  readonly summary: readonly Entry[];
  readonly sections: readonly ConditionalSection[];
};

const resolveKeys = (entries: readonly Entry[], table: CapabilityTable): readonly string[] =>
  filterEnabled(
    entries.map((entry) => (typeof entry === 'string' ? { key: entry } : entry)),
    table,
  ).map(({ key }) => key);

function resolveBlock({ needs: _, without: __, ...block }: ConditionalBlock, table: CapabilityTable): BlockSpec {
  if ('list' in block) return { list: resolveKeys(block.list, table) };
  if ('table' in block) return { table: resolveKeys(block.table, table) };
  return block;
}

/** Resolves the text for today's capabilities (rulings, "Capabilities": the legal pages follow the switches). */
export const resolveOutline = ({ summary, sections }: ConditionalOutline, table: CapabilityTable): Outline => ({
  summary: resolveKeys(summary, table),
  sections: filterEnabled(sections, table).map(({ id, blocks }) => ({
    id,
    blocks: filterEnabled(blocks, table).map((block) => resolveBlock(block, table)),
  })),
});
