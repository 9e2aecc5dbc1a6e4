import { describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/platform/errors';
import { LANGUAGES, textsOf } from './support/messages';
import { isTest, type Source, source, sources } from './support/sources';
import { argumentsOf, dotted, type Node, nodesOf, place, textOf } from './support/syntax';

const CODE = /^[a-z]+(?:_[a-z]+)+$/;
const known = (code: string) => Object.hasOwn(ERRORS, code);

/** Both branches of `fail(late ? 'a' : 'b')`. */
function literals(node: Node | undefined): Node[] {
  if (!node) return [];
  if (node.type === 'ConditionalExpression')
    return [...literals(node.consequent as Node), ...literals(node.alternate as Node)];
  return textOf(node) === null ? [] : [node];
}

function codesOf(file: Source): Node[] {
  const calls = [...nodesOf(file)].filter((node) => node.type === 'CallExpression');
  const failures = calls
    .filter((call) => dotted(call.callee) === 'fail')
    .flatMap((call) => literals(argumentsOf(call)[0]));
  if (!/\/schema\.ts$/.test(file.name)) return failures;
  const inSchema = calls.flatMap(argumentsOf).flatMap(literals);
  return [...failures, ...inSchema.filter((node) => CODE.test(textOf(node) ?? ''))];
}

const unknownCodes = (file: Source): string[] =>
  codesOf(file)
    .filter((node) => !known(textOf(node) ?? ''))
    .map((node) => place(file, node, `answers ${textOf(node)}, which is not in ERRORS`));

describe('9 Every expected error is a code; one typed table maps code → HTTP status → message key', () => {
  it('every code is in the table', () => {
    const files = sources(['app', 'components', 'lib'], /\.tsx?$/).filter((file) => !isTest(file));
    expect(files.flatMap(unknownCodes)).toEqual([]);
  });

  it.each(LANGUAGES)('every code has a text in %s', (language) => {
    const texts = textsOf(language);
    const without = Object.values(ERRORS).filter(({ message }) => !texts[`errors.${message}`]);
    expect(without).toEqual([]);
  });

  it('every status is that of an error', () => {
    expect(Object.values(ERRORS).filter(({ status }) => status < 400 || status > 599)).toEqual([]);
  });
});

describe('the rule notices', () => {
  it.each(["return fail('no_such_code');", "return fail(late ? 'not_found' : 'no_such_code', { id });"])(
    '%s',
    (text) => {
      expect(unknownCodes(source(`function a() { ${text} }`))).toHaveLength(1);
    },
  );
  it('a code of a schema', () => {
    expect(unknownCodes(source("z.string().min(2, 'no_such_code')", 'lib/books/schema.ts'))).toHaveLength(1);
    expect(unknownCodes(source("z.string().min(2, 'name_too_short')", 'lib/books/schema.ts'))).toEqual([]);
  });
});
