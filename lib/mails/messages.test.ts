import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/brand';
import { LANGUAGES, type Language } from '@/lib/markets';
import ar from '@/messages/mails/ar.json';
import en from '@/messages/mails/en.json';
import he from '@/messages/mails/he.json';
import ru from '@/messages/mails/ru.json';

type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

const MESSAGES: Readonly<Record<Language, Messages>> = { he, en, ar, ru };

const flat = (messages: Messages): Map<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([section, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${section}.${key}`, text]),
    ),
  );

type Ast = ReturnType<IntlMessageFormat['getAst']>;

const astOf = (text: string, language: Language): Ast =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst();

/** Every argument with its kind of element, also inside plural forms. */
function argumentsOf(ast: Ast): string[] {
  return ast.flatMap((element) => {
    if (!('value' in element) || element.type === 0) return [];
    const inner = 'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : [];
    return [`${element.value}:${element.type}`, ...inner];
  });
}

const pluralFormsOf = (ast: Ast): string[][] =>
  ast.flatMap((element) =>
    'pluralType' in element ? [Object.keys(element.options).filter((form) => !form.startsWith('='))] : [],
  );

const source = flat(MESSAGES.he);

describe.each(LANGUAGES)('mail texts in %s', (language) => {
  const texts = flat(MESSAGES[language]);

  it('has the same messages as the source', () => {
    expect([...texts.keys()].sort()).toEqual([...source.keys()].sort());
  });

  it.each([...source.keys()])('%s has the same arguments as the source', (key) => {
    const own = new Set(argumentsOf(astOf(texts.get(key) ?? '', language)));
    expect(own).toEqual(new Set(argumentsOf(astOf(source.get(key) ?? '', 'he'))));
  });

  it('has every plural form of the language', () => {
    const categories = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    for (const text of texts.values()) {
      for (const forms of pluralFormsOf(astOf(text, language))) expect(forms.sort()).toEqual(categories);
    }
  });

  it('leaves the name of the brand to the brand', () => {
    const all = JSON.stringify([...texts.values()]);
    for (const name of Object.values(BRAND.names)) expect(all).not.toContain(name);
  });
});
