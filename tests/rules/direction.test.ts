import { expect, it } from 'vitest';
import { createSource, listSources, type Source } from './support/sources';
import { formatLocation, type Node, parseNodes } from './support/syntax';

const VALUE = '(?:\\[.+\\]|\\(.+\\)|auto|full|px|none|sm|md|lg|xl|[2-4]xl|\\d[\\d./]*)';
const PHYSICAL_CLASS = new RegExp(
  `^(?:[^\\s"]+:)*-?(?:(?:scroll-)?[mp][lr]-${VALUE}|(?:left|right)-${VALUE}|(?:border|rounded)-(?:[lr]|[tb][lr])(?:-.+)?|(?:text|float|clear)-(?:left|right))!?$`,
);
const PHYSICAL_CSS =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;
const replaceWithSpaces = (text: string) => text.replace(/\S/g, ' ');

function findInMarkup(file: Source): string[] {
  return [...parseNodes(file)].flatMap((node) => {
    const text = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value;
    if ((node.type !== 'Literal' && node.type !== 'TemplateElement') || typeof text !== 'string') return [];
    return text
      .split(/\s+/)
      .filter((word) => PHYSICAL_CLASS.test(word))
      .map((word) => formatLocation(file, node, word));
  });
}

function findInStyles(file: Source): string[] {
  const css = file.text.replace(/\/\*.*?\*\//gs, replaceWithSpaces);
  return [...css.matchAll(PHYSICAL_CSS)].map((match) => formatLocation(file, { start: match.index }, match[0]));
}

const findPhysical = (file: Source): string[] => (file.name.endsWith('.css') ? findInStyles(file) : findInMarkup(file));

it('7 No physical direction classes: logical ones only', () => {
  const files = listSources(['app', 'components'], /\.(?:tsx?|css)$/).filter(({ name }) => !/\.test\.tsx?$/.test(name));
  expect(files.flatMap(findPhysical)).toEqual([]);
});

it.each([
  'ml-2',
  '-mr-4',
  'md:pl-[3px]',
  'left-0',
  'hover:right-1/2',
  'text-left',
  'rounded-tl-lg',
  'border-l',
  'float-right',
])('the rule reports the class %s', (name) =>
  expect(findPhysical(createSource(`const a = <p className="flex ${name} p-2" />;`))).toHaveLength(1),
);

it.each(['margin-left: 1px', 'right: 0', 'text-align: left', 'border-top-left-radius: 1px'])(
  'the rule reports the style %s',
  (style) => expect(findPhysical(createSource(`a { color: red; ${style}; }`, 'components/a.css'))).toHaveLength(1),
);

it('and accepts logical ones and other words', () => {
  expect(
    findPhysical(createSource('const a = <p className="ms-2 start-0 text-start rounded-s" title="right-to-left" />;')),
  ).toEqual([]);
  expect(
    findPhysical(createSource('a { /* left: 0 */ inset-inline-start: 0; transform-origin: left; }', 'a.css')),
  ).toEqual([]);
});

/** Arguments of messages that hold what a company or a kindergarten is called. */
const NAMES_OF_GROUPS = new Set(['company', 'kindergarten']);

type Argument = Node & { readonly properties?: readonly Property[] };
type Property = { readonly key?: { readonly name?: string }; readonly value?: { readonly callee?: { name?: string } } };

/** A call of `t`, or of another function that `useTranslations` returned. */
function isTranslation({ type, callee }: Node): boolean {
  const called = callee as { readonly type: string; readonly name?: string } | undefined;
  return type === 'CallExpression' && called?.type === 'Identifier';
}

/** Names of groups that are put into a sentence without their own direction. */
function findBareNames(file: Source): string[] {
  return [...parseNodes(file)].flatMap((node) => {
    if (!isTranslation(node)) return [];
    const [key, values] = node.arguments as readonly Argument[];
    if (key === undefined || values?.type !== 'ObjectExpression') return [];
    return (values.properties ?? [])
      .filter(({ key: name, value }) => NAMES_OF_GROUPS.has(name?.name ?? '') && value?.callee?.name !== 'isolate')
      .map(({ key: name }) => formatLocation(file, node, name?.name ?? ''));
  });
}

it('The name of a company or a kindergarten keeps its own direction in a sentence', () => {
  const files = listSources(['app', 'components', 'lib/company', 'lib/kindergarten'], /\.tsx?$/);
  expect(files.filter(({ name }) => !/\.test\.tsx?$/.test(name)).flatMap(findBareNames)).toEqual([]);
});

it.each(["t('lead', { company: batch.companyName })", "t('title', { kindergarten })"])('the rule reports %s', (call) =>
  expect(findBareNames(createSource(`const a = ${call};`))).toHaveLength(1),
);

it('and accepts an isolated name', () => {
  expect(findBareNames(createSource("const a = t('lead', { company: isolate(name), date });"))).toEqual([]);
});
