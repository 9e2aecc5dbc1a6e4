import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { fromRoot } from '../../paths';
import { readSourceGraph } from './source-graph';
import { isText } from './texts';

const { files, expand } = readSourceGraph();
const language = LANGUAGES.join('|');
// The paths make this test due for a change of any text.
const texts = expand(['messages', 'lib/blog/data', 'lib/catalogue/data', 'lib/stories/data']).filter(isText);

/** The kind of a text: its path without book, language, and name of a post or of a group of messages. */
const toKind = (file: string): string =>
  file
    .replace(/^(lib\/(?:catalogue|stories)\/data\/)[\w-]+/, '$1*')
    .replace(new RegExp(`([/.])(?:${language}|en-KE)(?=[/.])`), '$1*')
    .replace(/\/\w[\w-]*(\.(?:json|md))$/, '/*$1');

it('texts are of these kinds', () => {
  expect(texts).toHaveLength(files.filter(isText).length);
  expect([...new Set(texts.map(toKind))].toSorted()).toEqual([
    'lib/blog/data/*/*.md',
    'lib/catalogue/data/*/*.ts',
    'lib/stories/data/*/*.ts',
    'lib/stories/data/*/pair/pointed.*.ts',
    'lib/stories/data/*/pair/words.*.ts',
    'lib/stories/data/*/picture/*.ts',
    'lib/stories/data/*/picture/pointed.*.ts',
    'lib/stories/data/*/picture/words.*.ts',
    'lib/stories/data/*/trio/pointed.*.ts',
    'lib/stories/data/*/trio/words.*.ts',
    'messages/*/*.json',
  ]);
});

it('every other file of one language has words by which code decides', () => {
  const ofOneLanguage = new RegExp(`^(?:app|components|lib|messages)/.*[/.](?:${language})(?:/|\\.\\w+$)`);
  const others = files.filter((file) => ofOneLanguage.test(file) && !isText(file));
  const deciding = /^lib\/(?:proofreading\/gender|illustrator\/requests\/unsuitable)\//;
  expect(others.filter((file) => !deciding.test(file))).toEqual([]);
});

/** What a text would do besides being one: import anything but a type or another text, compute, or export more. */
const findCode = (source: string): readonly string[] => [
  ...[
    ...source.matchAll(
      /^import (?!type )(?!\{ \w+(?: as (?:one|two))? \} from '\.\.\/(?:(?:pair|picture)\/)?(?:(?:words|pointed)\.)?\w\w';).*$|=>|\bfunction\b|\$\{/gm,
    ),
  ].map(String),
  ...[...source.matchAll(/^export /gm)].slice(1).map(String),
];

it('texts in TypeScript have no code, so that the type check knows all about them', () => {
  const withCode = texts.filter(
    (file) => file.endsWith('.ts') && findCode(readFileSync(fromRoot(file), 'utf8')).length > 0,
  );
  expect(withCode).toEqual([]);
});

it.each([
  "import { smallLight } from '.';",
  "export const he = { title: ['A', 'B'].map((part) => part).join() };",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template.
  'export const he = { title: `${name}` };',
  "export const he = { title: 'A' };\nexport const more = 'B';",
])('reports %s', (source) => expect(findCode(source)).toHaveLength(1));

it('accepts a type and another text', () =>
  expect(findCode("import type { StoryText } from '../../model';\nimport { he } from '../he';")).toEqual([]));
