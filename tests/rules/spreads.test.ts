import { expect, it } from 'vitest';
import { createSource, listSources, type Source } from './support/sources';
import { formatLocation, type Node, parseNodes } from './support/syntax';

/** A literal, also inside `as const`. */
const isLiteral = ({ type, expression }: Node): boolean =>
  expression ? isLiteral(expression as Node) : type === 'ObjectExpression' || type === 'ArrayExpression';

const SPREADS = ['SpreadElement', 'JSXSpreadAttribute'];

/** What every spread literal begins with; files without it need no parsing. */
const SPREAD = /\.\.\.(?:[\s(]|\/\*[\s\S]*?\*\/|\/\/.*\n)*[[{]/;

const findSpreadLiterals = (files: readonly Source[]): string[] =>
  files
    .filter(({ text }) => SPREAD.test(text))
    .flatMap((file) =>
      [...parseNodes(file)].flatMap((node) =>
        SPREADS.includes(node.type) && isLiteral(node.argument as Node)
          ? [formatLocation(file, node, 'spreads a literal')]
          : [],
      ),
    );

it('write the members of a literal where they belong, instead of spreading another literal', () =>
  expect(findSpreadLiterals(listSources(['app', 'components', 'lib', 'scripts', 'tests'], /\.(?:tsx?|mjs)$/))).toEqual(
    [],
  ));

it.each([
  'const a = { ...{ b: 1, c: 2 } };',
  'const a = [...(["b", "c"] as const)];',
  'f(...["b", "c"]);',
  'const a = <p {...{ onClick: click, onPaste: paste }} />;',
])('the rule reports: %s', (text) => expect(findSpreadLiterals([createSource(text)])).toHaveLength(1));

it('spreading a value or a choice is no literal', () =>
  expect(findSpreadLiterals([createSource('const a = { ...b, ...(c ? { d } : {}), ...(e && { e }) };')])).toEqual([]));
