import { expect, it } from 'vitest';
import { createSource, listSources, type Source } from './support/sources';
import { formatLocation, getStringLiteral, type Node, parseNodes } from './support/syntax';

const WORD = /\p{L}{2,}/u;
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'label',
]);

function getVisibleText(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value).trim();
  if (node.type === 'JSXExpressionContainer') return getStringLiteral(node.expression);
  if (node.type !== 'JSXAttribute') return null;
  return TEXT_ATTRIBUTES.has(String((node.name as Node).name)) ? getStringLiteral(node.value) : null;
}

const findTextsInMarkup = (file: Source): string[] =>
  [...parseNodes(file)].flatMap((node) => {
    const text = getVisibleText(node);
    return text && WORD.test(text) && !isPlainValue(file, node)
      ? [formatLocation(file, node, JSON.stringify(text))]
      : [];
  });

/** `className={'a'}` is a value, not visible text. */
function isPlainValue({ text }: Source, node: Node): boolean {
  return node.type === 'JSXExpressionContainer' && text[node.start - 1] === '=';
}

const findTextsInSchema = (file: Source): string[] =>
  [...parseNodes(file)].flatMap((node) => {
    const text = getStringLiteral(node);
    return text && /\p{L}+\s+\p{L}+/u.test(text) ? [formatLocation(file, node, JSON.stringify(text))] : [];
  });

it('8 No text in JSX: it belongs in messages', () => {
  const files = listSources(['app', 'components'], /\.tsx$/).filter(({ name }) => !name.endsWith('.test.tsx'));
  expect(files.flatMap(findTextsInMarkup)).toEqual([]);
});

it('8 No text in schemas: they return codes', () => {
  expect(listSources(['lib'], /\/schema\.ts$/).flatMap(findTextsInSchema)).toEqual([]);
});

it.each([
  'const a = <p>Hello</p>;',
  "const a = <p>{'Hello'}</p>;",
  'const a = <img alt="A hat" />;',
  'const a = <b>שלום</b>;',
])('the rule reports %s', (text) => expect(findTextsInMarkup(createSource(text))).toHaveLength(1));

it('and reports a sentence in a schema', () => {
  expect(findTextsInSchema(createSource("const a = z.string().min(2, 'Too short');"))).toHaveLength(1);
  expect(findTextsInSchema(createSource("const a = z.string().min(2, 'name_too_short');"))).toEqual([]);
});

it('and accepts symbols, names and expressions', () => {
  expect(findTextsInMarkup(createSource('const a = <p className="flex" lang={"he"}>· {t("hello")} 1 ×</p>;'))).toEqual(
    [],
  );
});
