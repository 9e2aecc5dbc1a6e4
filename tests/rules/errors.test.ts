import { describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/platform/errors';
import { LANGUAGES, loadTexts } from './support/messages';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, getArguments, getStringLiteral, type Node, parseNodes } from './support/syntax';

const CODE = /^[a-z]+(?:_[a-z]+)+$/;
const known = (code: string) => Object.hasOwn(ERRORS, code);

/** Both branches of `late ? 'a' : 'b'`. */
function listLiterals(node: Node | undefined): Node[] {
  if (!node) return [];
  if (node.type === 'ConditionalExpression')
    return [...listLiterals(node.consequent as Node), ...listLiterals(node.alternate as Node)];
  return getStringLiteral(node) === null ? [] : [node];
}

/** Codes that a schema gives for a field: zod takes any text, where `fail` and `refuse` take codes only. */
const listCodes = (file: Source): Node[] =>
  [...parseNodes(file)]
    .filter((node) => node.type === 'CallExpression')
    .flatMap(getArguments)
    .flatMap(listLiterals)
    .filter((node) => CODE.test(getStringLiteral(node) ?? ''));

type Entry = { readonly status: number; readonly message: string };

const findWithoutText = (errors: readonly Entry[], texts: Readonly<Record<string, string>>): readonly Entry[] =>
  errors.filter(({ message }) => !texts[`errors.${message}`]);

const findWrongStatuses = (errors: readonly Entry[]): readonly Entry[] =>
  errors.filter(({ status }) => status < 400 || status > 599);

const findUnknownCodes = (file: Source): string[] =>
  listCodes(file)
    .filter((node) => !known(getStringLiteral(node) ?? ''))
    .map((node) => formatLocation(file, node, `answers ${getStringLiteral(node)}, which is not in ERRORS`));

describe('9 Every expected error is a code; one typed table maps code → HTTP status → message key', () => {
  it('every code of a schema is in the table', () => {
    const files = listSources(['app', 'components', 'lib'], /\/schema\.ts$/).filter((file) => !isTest(file));
    expect(files.length).toBeGreaterThan(3);
    expect(files.flatMap(findUnknownCodes)).toEqual([]);
  });

  it.each(LANGUAGES)('every code has a text in %s', (language) => {
    expect(findWithoutText(Object.values(ERRORS), loadTexts(language))).toEqual([]);
  });

  it('every status is an error status', () => {
    expect(findWrongStatuses(Object.values(ERRORS))).toEqual([]);
  });
});

it('the rule reports violations', () => {
  expect(findUnknownCodes(createSource("z.string().min(2, 'no_such_code')", 'lib/books/schema.ts'))).toHaveLength(1);
  expect(findUnknownCodes(createSource("z.string().min(2, 'name_too_short')", 'lib/books/schema.ts'))).toEqual([]);
  const entry = { status: 200, message: 'nameTooShort' };
  expect(findWithoutText([entry], { 'errors.other': 'Other' })).toEqual([entry]);
  expect(findWithoutText([entry], { 'errors.nameTooShort': 'Too short' })).toEqual([]);
  expect(findWrongStatuses([entry, { ...entry, status: 404 }])).toEqual([entry]);
});
