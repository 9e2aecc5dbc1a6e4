import { expect, it } from 'vitest';
import { type Source, source, sources } from './support/sources';
import { type Node, nodesOf, place, textOf } from './support/syntax';

const WORD = /\p{L}{2,}/u;
const SPOKEN = new Set(['alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'aria-placeholder', 'label']);

function spoken(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value).trim();
  if (node.type === 'JSXExpressionContainer') return textOf(node.expression);
  if (node.type !== 'JSXAttribute') return null;
  return SPOKEN.has(String((node.name as Node).name)) ? textOf(node.value) : null;
}

const textsInMarkup = (file: Source): string[] =>
  [...nodesOf(file)].flatMap((node) => {
    const text = spoken(node);
    return text && WORD.test(text) && !isPlainValue(file, node) ? [place(file, node, JSON.stringify(text))] : [];
  });

/** `className={'a'}` is a value, not something that is read out. */
function isPlainValue({ text }: Source, node: Node): boolean {
  return node.type === 'JSXExpressionContainer' && text[node.start - 1] === '=';
}

const textsInSchema = (file: Source): string[] =>
  [...nodesOf(file)].flatMap((node) => {
    const text = textOf(node);
    return text && /\p{L}+\s+\p{L}+/u.test(text) ? [place(file, node, JSON.stringify(text))] : [];
  });

it('8 No text in JSX: it belongs in messages', () => {
  const files = sources(['app', 'components'], /\.tsx$/).filter(({ name }) => !name.endsWith('.test.tsx'));
  expect(files.flatMap(textsInMarkup)).toEqual([]);
});

it('8 No text in schemas: they answer codes', () => {
  expect(sources(['lib'], /\/schema\.ts$/).flatMap(textsInSchema)).toEqual([]);
});

it.each([
  'const a = <p>Hello</p>;',
  "const a = <p>{'Hello'}</p>;",
  'const a = <img alt="A hat" />;',
  'const a = <b>שלום</b>;',
])('the rule notices %s', (text) => expect(textsInMarkup(source(text))).toHaveLength(1));

it('and notices a sentence in a schema', () => {
  expect(textsInSchema(source("const a = z.string().min(2, 'Too short');"))).toHaveLength(1);
  expect(textsInSchema(source("const a = z.string().min(2, 'name_too_short');"))).toEqual([]);
});

it('and lets pass signs, names of things and expressions', () => {
  expect(textsInMarkup(source('const a = <p className="flex" lang={"he"}>· {t("hello")} 1 ×</p>;'))).toEqual([]);
});
