import { expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, type Node, parseNodes } from './support/syntax';

const isTrue = (node: unknown): boolean => (node as Node | null)?.value === true;
const nameOf = (node: unknown): unknown => (node as Node | null)?.name;

/** `useState(true)`: in a file with a box, the box may begin ticked. */
const isTickedState = ({ type, callee, arguments: given }: Node): boolean =>
  type === 'CallExpression' && nameOf(callee) === 'useState' && isTrue((given as readonly unknown[])[0]);

/** `<Checkbox checked>`, `checked={true}`, `defaultChecked`. */
function isTickedAttribute({ type, name, value }: Node): boolean {
  if (type !== 'JSXAttribute') return false;
  const isBare = value === null || isTrue((value as Node).expression);
  return nameOf(name) === 'defaultChecked' || (nameOf(name) === 'checked' && isBare);
}

/** `defaultValues: { …: true }` of a form. */
const isTickedDefault = ({ type, key, value }: Node): boolean =>
  type === 'Property' &&
  nameOf(key) === 'defaultValues' &&
  (((value as Node).properties ?? []) as readonly Node[]).some((property) => isTrue(property.value));

const HAS_BOX = /<(?:Checkbox|ConsentBox)\b/;

const findTickedBoxes = (files: readonly Source[]): string[] =>
  files.flatMap((file) =>
    [...parseNodes(file)]
      .filter((node) =>
        HAS_BOX.test(file.text)
          ? isTickedDefault(node) || isTickedState(node) || isTickedAttribute(node)
          : isTickedDefault(node),
      )
      .map((node) => formatLocation(file, node, 'ticks a box in advance: who agrees ticks it')),
  );

it('rulings "Photos and names": no box is ticked before somebody ticks it', () => {
  const files = listSources(['app', 'components'], /\.tsx?$/).filter((file) => !isTest(file));
  expect(files.filter(({ text }) => HAS_BOX.test(text)).length).toBeGreaterThan(10);
  expect(findTickedBoxes(files)).toEqual([]);
});

it.each([
  'const [agreed, setAgreed] = useState(true); const box = <Checkbox checked={agreed} />;',
  'const box = <Checkbox checked />;',
  'const box = <Checkbox checked={true} />;',
  'const box = <Checkbox defaultChecked={agrees} />;',
  'const form = useForm({ defaultValues: { email, marketing: true } });',
])('the rule reports %s', (text) => expect(findTickedBoxes([createSource(text, 'components/a.tsx')])).toHaveLength(1));

it('the rule accepts boxes that begin empty, and states of anything else', () => {
  const files = [
    'const [agreed, setAgreed] = useState(false); const box = <Checkbox checked={agreed} />;',
    'const [open, setOpen] = useState(true);',
    'const form = useForm({ defaultValues: { email, marketing: false } });',
  ].map((text) => createSource(text, 'components/a.tsx'));
  expect(findTickedBoxes(files)).toEqual([]);
});
