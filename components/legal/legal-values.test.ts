import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import type { CapabilityTable } from '@/lib/capabilities';
import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { LANGUAGES } from '@/lib/markets';
import { PRINT_HOUSES, type PrintHouseName } from '@/lib/providers/fulfilment/port';
import { legalValues } from './legal-values';
import type { LegalText, Outline } from './outline';
import { privacyOutline } from './privacy-outline';
import { termsOutline } from './terms-outline';

type Messages = { readonly [key: string]: string | Messages };

/** As if the shop worked with all of them. */
const HOUSES = Object.keys(PRINT_HOUSES) as PrintHouseName[];

const TEXTS: ReadonlyArray<readonly [LegalText, (table: CapabilityTable) => Outline]> = [
  ['privacy', (table) => privacyOutline(HOUSES, table)],
  ['terms', termsOutline],
];
/** Once with only the digital book on sale, once with everything. */
const TABLES = [NO_CAPABILITIES, ALL_CAPABILITIES] as const;
const MARKS = Object.fromEntries(
  ['b', 'num', 'mail', 'privacy'].map((name) => [name, (chunks: readonly string[]) => chunks.join('')]),
);
const legalOf = (language: string): Messages => JSON.parse(readFileSync(`messages/${language}/legal.json`, 'utf8'));

const keysOfHouse = (name: PrintHouseName): string[] => {
  const { company, receives, keeps } = PRINT_HOUSES[name];
  return [...(company ? [] : [`houses.${name}`]), ...receives.map((data) => `gets.${data}`), `keeps.${keeps}`];
};
const keysOfHouses = (names: readonly PrintHouseName[]): readonly string[] => [
  ...new Set(['table.head', 'table.value', 'receives', ...names.flatMap(keysOfHouse)]),
];

function keysOf(outline: Outline): string[] {
  const blocks = outline.sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) => {
      if ('text' in block) return [`${id}.${block.text}`];
      if ('list' in block) return block.list.map((key) => `${id}.list.${key}`);
      if ('printHouses' in block) return keysOfHouses(block.printHouses).map((key) => `${id}.${key}`);
      if (!('table' in block)) return [];
      return ['head', 'value', ...block.table.flatMap((key) => [key, `${key}Value`])].map(
        (key) => `${id}.table.${key}`,
      );
    }),
  );
  const titles = outline.sections.map(({ id }) => `${id}.title`);
  const words = ['title', 'description', 'keywords', 'ogTitle', 'ogDescription'].map((key) => `meta.${key}`);
  return [...words, 'title', 'lead', ...outline.summary.map((key) => `short.${key}`), ...titles, ...blocks];
}

const leaves = (value: string | Messages, at: string): Array<readonly [string, string]> =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value).flatMap(([key, inner]) => leaves(inner, at ? `${at}.${key}` : key));

describe.each(LANGUAGES)('§2 legal text chosen by language: %s', (language) => {
  it.each(TEXTS)('%s: every message appears on the page exactly once', (text, outline) => {
    const written = leaves(legalOf(language)[text] ?? {}, '').map(([key]) => key);
    const shown = TABLES.map((table) => keysOf(outline(table)));
    for (const keys of shown) expect(keys).toEqual([...new Set(keys)]);
    expect([...new Set(shown.flat())].sort()).toEqual(written.sort());
  });

  it.each(TEXTS)('%s: every number and amount comes from code, none from the text (rulings, "Money")', (text) => {
    const facts = { ...legalValues('IL'), ...MARKS };
    for (const [key, message] of leaves(legalOf(language)[text] ?? {}, '')) {
      expect(message, key).not.toMatch(/\d|₪|\$|KSh/);
      const said = new IntlMessageFormat(message, language).format(facts);
      expect([said].flat().join(''), key).not.toMatch(/[{}<>]/);
    }
  });
});

it('§9 prices by country: the combined book costs what checkout charges', () => {
  expect(['IL', 'US', 'KE'].map((country) => legalValues(country as 'IL').combo)).toEqual(['₪108', '$39', 'KSh 2,498']);
});
