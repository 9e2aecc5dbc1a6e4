import { expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, type Node, parseNodes } from './support/syntax';

type Call = {
  readonly callee?: Node & { readonly object?: Node; readonly property?: Node & { readonly name?: string } };
};

/** The methods of a chain of calls, the last one first: `z.string().trim()` gives `trim`, `string`. */
function listMethods(node: Node): string[] {
  const { callee } = node as Node & Call;
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return [];
  return [callee.property?.name ?? '', ...(callee.object ? listMethods(callee.object) : [])];
}

/** `trim` leaves the invisible marks that come with a pasted text, and line breaks in fields of one line. */
const findTrimmedFields = (files: readonly Source[]): string[] =>
  files
    .filter(({ text }) => /\btrim\b/.test(text))
    .flatMap((file) =>
      [...parseNodes(file)]
        .filter((node) => {
          const [last, ...before] = listMethods(node);
          return last === 'trim' && before.includes('string');
        })
        .map((node) => formatLocation(file, node, 'trims a field: .overwrite(cleanLine) or .overwrite(cleanText)')),
    );

it('§5 child name: a text field of a schema is cleaned of invisible marks, not only trimmed', () => {
  const files = listSources(['app', 'components', 'lib'], /\.tsx?$/).filter((file) => !isTest(file));
  expect(findTrimmedFields(files)).toEqual([]);
});

it('the rule reports violations', () => {
  expect(findTrimmedFields([createSource("const a = z.string({ error: 'b' }).trim().min(1);")])).toHaveLength(1);
  expect(findTrimmedFields([createSource('const a = z.string().max(3).trim();')])).toHaveLength(1);
  expect(findTrimmedFields([createSource('const a = z.string().overwrite(cleanLine); b.trim();')])).toEqual([]);
});
