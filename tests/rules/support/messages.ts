import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { ROOT } from './sources';

/** Hebrew is the source language. */
export const SOURCE = 'he';
export const LANGUAGES = ['he', 'en', 'ar', 'ru'] as const;

/** Texts by their path: `wizard.child.name`. */
export type Texts = Readonly<Record<string, string>>;

function flatten(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => flatten(inner, `${prefix}.${key}`));
}

/** The shop's desk is for its staff, who read Hebrew and English. */
const DESK_DOMAIN = 'staff';
const DESK_LANGUAGES = ['he', 'en'];

/** The source's texts that a language must have. */
export const pickRequired = (source: Texts, language: string): Texts =>
  DESK_LANGUAGES.includes(language)
    ? source
    : Object.fromEntries(Object.entries(source).filter(([name]) => !name.startsWith(`${DESK_DOMAIN}.`)));

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, 'messages', file), 'utf8'));

/** Every text of a language: its files by domain. */
export function loadTexts(language: string): Texts {
  const files = readdirSync(path.join(ROOT, 'messages', language)).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.flatMap((name) => flatten(readJson(`${language}/${name}`), name.replace('.json', ''))),
  );
}

type Part = {
  readonly type: number;
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
  readonly children?: readonly Part[];
  readonly pluralType?: Intl.PluralRuleType;
};

// The kinds of `@formatjs/icu-messageformat-parser`.
const NODE_TYPE = { literal: 0, select: 5, plural: 6, pound: 7, tag: 8 } as const;

export type Shape = {
  readonly arguments: readonly string[];
  /** Arguments used only to select forms: a language without these forms may omit them. */
  readonly selectors: readonly string[];
  readonly missingPlurals: readonly string[];
};

/**
 * A message's arguments and missing plural forms.
 * @throws when it is not ICU
 */
export function parseShape(text: string, language: string): Shape {
  const shape = { arguments: new Set<string>(), selectors: new Set<string>(), missingPlurals: [] as string[] };
  const walk = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (part.type === NODE_TYPE.select) shape.selectors.add(part.value);
      else if (part.type === NODE_TYPE.tag) shape.arguments.add(`<${part.value}>`);
      else if (part.type !== NODE_TYPE.literal && part.type !== NODE_TYPE.pound) shape.arguments.add(part.value);
      if (part.type === NODE_TYPE.plural) {
        const { pluralCategories } = new Intl.PluralRules(language, {
          type: part.pluralType ?? 'cardinal',
        }).resolvedOptions();
        const missing = pluralCategories.filter((category) => !(category in (part.options ?? {})));
        shape.missingPlurals.push(...missing.map((category) => `${part.value}: ${category}`));
      }
      for (const option of Object.values(part.options ?? {})) walk(option.value);
      walk(part.children ?? []);
    }
  };
  walk(new IntlMessageFormat(text, language).getAst() as unknown as Part[]);
  const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
  return {
    arguments: sorted(shape.arguments),
    selectors: sorted(shape.selectors),
    missingPlurals: shape.missingPlurals,
  };
}

/** Differences between a language's texts and the source's. */
export function compareTexts(language: string, texts: Texts, source: Texts): string[] {
  const names = [...new Set([...Object.keys(source), ...Object.keys(texts)])].sort();
  return names.flatMap((name) => {
    const [text, original] = [texts[name], source[name]];
    if (text === undefined) return [`${language} ${name} is missing`];
    if (original === undefined) return [`${language} ${name} is not in ${SOURCE}`];
    if (text.trim() === '') return [`${language} ${name} is empty`];
    try {
      return compareShapes(parseShape(text, language), parseShape(original, SOURCE)).map(
        (error) => `${language} ${name}: ${error}`,
      );
    } catch (error) {
      return [`${language} ${name} cannot be read: ${(error as Error).message}`];
    }
  });
}

function compareShapes(mine: Shape, original: Shape): string[] {
  const known = new Set([...original.arguments, ...original.selectors]);
  const used = new Set([...mine.arguments, ...mine.selectors]);
  return [
    ...mine.missingPlurals.map((plural) => `no plural form ${plural}`),
    ...[...used].filter((name) => !known.has(name)).map((name) => `argument ${name} is not in ${SOURCE}`),
    ...original.arguments.filter((name) => !used.has(name)).map((name) => `argument ${name} is not used`),
  ];
}
