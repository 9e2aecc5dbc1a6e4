import path from 'node:path';
import { type AtRule, parse } from 'postcss';
import { expect, it } from 'vitest';
import { collectBundle, listPagesWithLayouts } from './support/page-files';
import { createSource, listSources, type Source } from './support/sources';
import { formatLocation, parseNodes } from './support/syntax';

/** Files that define colors, and files whose colors are data: drawings and the browser's theme color. */
const TOKEN_FILES = ['app/theme.css', 'app/palette.css'];
const COLOR_DATA_FILES = [
  'app/[country]/[lang]/layout.tsx',
  'components/home/how-it-works-steps.tsx',
  'components/photo/photo-guide.tsx',
  'components/generation-progress/reveal-image.tsx',
];

const COLOR =
  /(?<![\w&%/-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\((?!\s*(?:--theme\(|var\())[^)]*\)/gi;
const replaceWithSpaces = (text: string) => text.replace(/\S/g, ' ');
const findColors = (text: string) => [...text.matchAll(COLOR)];

/** Color values in a file, except those inside `url()`, which belong to pictures. */
function findRawColors(file: Source): string[] {
  if (/\.p?css$/.test(file.name)) {
    const text = file.text.replace(/\/\*.*?\*\//gs, replaceWithSpaces).replace(/url\([^)]*\)/g, replaceWithSpaces);
    return findColors(text).map((match) => formatLocation(file, { start: match.index }, match[0]));
  }
  return [...parseNodes(file)].flatMap((node) => {
    const text = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value;
    if ((node.type !== 'Literal' && node.type !== 'TemplateElement') || typeof text !== 'string') return [];
    return findColors(text).map(([color]) => formatLocation(file, node, color));
  });
}

/** Class names of one word, which collide easily because classes are global. `group` is Tailwind's. */
function findOneWordClasses(file: Source): string[] {
  const selectors = file.text.replace(/\/\*.*?\*\//gs, replaceWithSpaces).matchAll(/(?<=^|[{};])[^{};@]*(?=\{)/g);
  return [...selectors].flatMap((match) =>
    [...match[0].matchAll(/\.([a-z]+)(?![\w-])/g)]
      .filter(([, name]) => name !== 'group')
      .map(([name]) => formatLocation(file, { start: match.index }, name)),
  );
}

const stylesheets = listSources(['app', 'components'], /\.p?css$/);
const markup = listSources(['app', 'components'], /\.tsx$/).filter(({ name }) => !/\.test\.tsx$/.test(name));

it('colors come from tokens', () =>
  expect(
    [...stylesheets, ...markup]
      .filter(({ name }) => ![...TOKEN_FILES, ...COLOR_DATA_FILES].includes(name))
      .flatMap(findRawColors),
  ).toEqual([]));

it('no class name of one word', () => expect(stylesheets.flatMap(findOneWordClasses)).toEqual([]));

it.each(['#fff', '#5A64BE80', 'rgb(1 2 3 / 0.5)', 'rgba(0,0,0,.2)', 'hsl(20 10% 5%)', 'oklch(0.6 0.1 20)'])(
  'the rule reports the color %s',
  (color) => {
    expect(findRawColors(createSource(`.a-b { box-shadow: 0 0 2px ${color}; }`, 'components/a.css'))).toHaveLength(1);
    expect(findRawColors(createSource(`const a = <p className="bg-[${color.replaceAll(' ', '_')}]" />;`))).toHaveLength(
      1,
    );
  },
);

it('tokens, URLs and text are no raw colors', () => {
  const css =
    '/* #fff */ .a-b { color: var(--color-ink); background: rgb(--theme(--rgb-ink inline) / 0.2) url("#abc"); }';
  expect(findRawColors(createSource(css, 'components/a.css'))).toEqual([]);
  expect(findRawColors(createSource('const a = <a className="text-ink" href="/faq#add">#1</a>;'))).toEqual([]);
});

/**
 * Classes that the stylesheets of two folders define. A page gets every rule that its classes match, so one folder would
 * change the components of another.
 */
function findSharedClasses(files: readonly Source[]): string[] {
  const folders = new Map<string, Set<string>>();
  for (const { name, text } of files) {
    parse(text).walkRules(({ selectors, parent }) => {
      if (parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)) return;
      for (const selector of selectors) {
        const defined = /^(?::where\()?\.([\w-]+)\)?$/.exec(selector)?.[1];
        if (defined) folders.set(defined, (folders.get(defined) ?? new Set()).add(path.posix.dirname(name)));
      }
    });
  }
  return [...folders].filter(([, { size }]) => size > 1).map(([name, found]) => `${name}: ${[...found].join(', ')}`);
}

it('a class is defined in one folder', () => expect(findSharedClasses(stylesheets)).toEqual([]));

it('the rule reports a class of two folders', () => {
  const one = createSource('@layer a { :where(.book-tile) { color: red; } }', 'components/home/tile.css');
  const other = createSource('@media print { .book-tile, .a-b { color: red; } }', 'components/wizard/tile.css');
  const using = createSource('.wizard-page .book-tile { color: red; }', 'components/wizard/page.css');
  expect(findSharedClasses([one, other, using])).toEqual(['book-tile: components/home, components/wizard']);
  expect(findSharedClasses([one, using])).toEqual([]);
});

it('the rule reports a class name of one word', () => {
  expect(
    findOneWordClasses(createSource('@layer a { .card-head, .b-c > .hero:hover { color: red; } }', 'a.css')),
  ).toEqual([expect.stringContaining('.hero')]);
});

/** Stylesheets that the build fills with what their importers need. */
const STYLESHEETS = stylesheets.filter(({ text }) => text.includes('@component-styles')).map(({ name }) => name);

/** Pages whose modules import no stylesheet that the build fills. */
const findUnstyledPages = (pages: readonly (readonly string[])[], sheets: readonly string[] = STYLESHEETS): string[] =>
  pages.flatMap((entries) =>
    collectBundle(entries).files.some((file) => sheets.includes(file)) ? [] : [entries[0] ?? ''],
  );

const PAGES = listPagesWithLayouts().filter(([page]) => page?.endsWith('page.tsx'));

it('every page has a stylesheet', () => expect(findUnstyledPages(PAGES)).toEqual([]));

it('the rule reports a page without a stylesheet', () => {
  const page = listPagesWithLayouts().find(([name]) => name?.endsWith('/wizard/page.tsx')) ?? [];
  const others = STYLESHEETS.filter((sheet) => !sheet.includes('/wizard/'));
  expect(findUnstyledPages([page], others)).toEqual([page[0]]);
});
