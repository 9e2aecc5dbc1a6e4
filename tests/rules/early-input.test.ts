import { expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, type Node, parseNodes } from './support/syntax';

/** What the browser works before React does, and the component that tells its handlers of it. */
const COMPONENTS: Readonly<Record<string, string>> = {
  input: 'InputControl',
  select: 'SelectControl',
  textarea: 'TextAreaControl',
  button: 'Button, IconButton or UnstyledButton',
};
/** They are written here. */
const HOMES = ['components/ui/form-controls.tsx', 'components/ui/button.tsx', 'components/ui/unstyled-button.tsx'];

const nameOf = (node: unknown): string => String((node as Node | null)?.name);

/** Code hears of an element by a handler, a ref or a state of React's, or any of them in a spread. */
const isHeard = ({ type, name }: Node): boolean =>
  type === 'JSXSpreadAttribute' || /^(?:on[A-Z]|ref$|checked$)/.test(nameOf(name));

/** The tag of an element of which code hears. What only its form reads is never lost: the browser keeps it. */
function findTag(node: Node): string | null {
  if (node.type !== 'JSXOpeningElement') return null;
  const tag = nameOf(node.name);
  return tag in COMPONENTS && (node.attributes as readonly Node[]).some(isHeard) ? tag : null;
}

const findUnheard = (files: readonly Source[]): string[] =>
  files.flatMap((file) =>
    [...parseNodes(file)].flatMap((node) => {
      const tag = findTag(node);
      return tag ? [formatLocation(file, node, `<${tag}> loses early input: ${COMPONENTS[tag]}`)] : [];
    }),
  );

it('what a visitor enters before hydration reaches its handlers, and a button waits for them', () => {
  const files = listSources(['app', 'components'], /\.tsx$/).filter((file) => !isTest(file));
  expect(findUnheard(files.filter(({ name }) => !HOMES.includes(name)))).toEqual([]);
  expect(findUnheard(files.filter(({ name }) => HOMES.includes(name))).length).toBeGreaterThan(3);
});

it.each([
  '<input onChange={change} type="radio" value="a" />',
  '<input {...field} type="text" />',
  '<select onChange={change} value={value}></select>',
  '<textarea ref={field} />',
  '<button onClick={open} type="button">a</button>',
])('the rule reports %s', (text) => expect(findUnheard([createSource(`const a = ${text};`)])).toHaveLength(1));

it.each([
  '<input name="rating" type="radio" value={5} />',
  '<button type="submit">a</button>',
  '<InputControl onChange={change} />',
])('the rule accepts %s', (text) => expect(findUnheard([createSource(`const a = ${text};`)])).toEqual([]));
