import { expect, it } from 'vitest';
import { bundleOf, pagesWithLayouts } from './support/page-files';
import { createSource, listSources, type Source } from './support/sources';
import { formatLocation, parseNodes } from './support/syntax';
import { classesOf, classLists, isBefore, propertiesOf, SHEETS, strengthOf, utilitiesOf } from './support/utilities';

/** Where colours are named, and the drawings and the browser's own bar, whose colours are data. */
const TOKENS = ['app/theme.css', 'app/palette.css'];
const DATA = [
  'app/[country]/[lang]/layout.tsx',
  'components/home/how-it-works-steps.tsx',
  'components/photo/photo-guide.tsx',
  'components/generation-progress/reveal-image.tsx',
];

const COLOUR =
  /(?<![\w&%/-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\((?!\s*(?:--theme\(|var\())[^)]*\)/gi;
const blank = (text: string) => text.replace(/\S/g, ' ');
const inText = (text: string) => [...text.matchAll(COLOUR)];

/** Colours that a file writes itself. What an address draws is a picture, not a style. */
function rawColours(file: Source): string[] {
  if (/\.p?css$/.test(file.name)) {
    const text = file.text.replace(/\/\*.*?\*\//gs, blank).replace(/url\([^)]*\)/g, blank);
    return inText(text).map((match) => formatLocation(file, { start: match.index }, match[0]));
  }
  return [...parseNodes(file)].flatMap((node) => {
    const text = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value;
    if ((node.type !== 'Literal' && node.type !== 'TemplateElement') || typeof text !== 'string') return [];
    return inText(text).map(([colour]) => formatLocation(file, node, colour));
  });
}

/** Class names of one word, which any other sheet may mean too. `group` is Tailwind's. */
function shortNames(file: Source): string[] {
  const selectors = file.text.replace(/\/\*.*?\*\//gs, blank).matchAll(/(?<=^|[{};])[^{};@]*(?=\{)/g);
  return [...selectors].flatMap((match) =>
    [...match[0].matchAll(/\.([a-z]+)(?![\w-])/g)]
      .filter(([, name]) => name !== 'group')
      .map(([name]) => formatLocation(file, { start: match.index }, name)),
  );
}

const styles = listSources(['app', 'components'], /\.p?css$/);
const markup = listSources(['app', 'components'], /\.tsx$/).filter(({ name }) => !/\.test\.tsx$/.test(name));

it('colours come from tokens', () =>
  expect([...styles, ...markup].filter(({ name }) => ![...TOKENS, ...DATA].includes(name)).flatMap(rawColours)).toEqual(
    [],
  ));

it('no class name of one word', () => expect(styles.flatMap(shortNames)).toEqual([]));

it.each(['#fff', '#5A64BE80', 'rgb(1 2 3 / 0.5)', 'rgba(0,0,0,.2)', 'hsl(20 10% 5%)', 'oklch(0.6 0.1 20)'])(
  'the rule notices the colour %s',
  (colour) => {
    expect(rawColours(createSource(`.a-b { box-shadow: 0 0 2px ${colour}; }`, 'components/a.css'))).toHaveLength(1);
    expect(rawColours(createSource(`const a = <p className="bg-[${colour.replaceAll(' ', '_')}]" />;`))).toHaveLength(
      1,
    );
  },
);

it('and lets tokens, addresses and words pass', () => {
  const css =
    '/* #fff */ .a-b { color: var(--color-ink); background: rgb(--theme(--rgb-ink inline) / 0.2) url("#abc"); }';
  expect(rawColours(createSource(css, 'components/a.css'))).toEqual([]);
  expect(rawColours(createSource('const a = <a className="text-ink" href="/faq#add">#1</a>;'))).toEqual([]);
});

it('the rule notices a class name of one word', () => {
  expect(shortNames(createSource('@layer a { .card-head, .b-c > .hero:hover { color: red; } }', 'a.css'))).toEqual([
    expect.stringContaining('.hero'),
  ]);
});

/**
 * Sheets stay when one goes from page to page. Where one has a utility that Tailwind writes before another of the same
 * element, and not that other, the first would win on the pages visited before. Utilities for wider screens are stronger.
 */
function overruled(utilities: ReadonlyMap<string, ReadonlySet<string>>, files: readonly Source[]): string[] {
  const shares = (one: string, other: string) => {
    const set = propertiesOf(other);
    return [...propertiesOf(one)].some((property) => set.has(property));
  };
  const all = new Set([...utilities.values()].flatMap((names) => [...names]));
  const found = new Set<string>();
  for (const list of files.flatMap(classLists)) {
    const names = [...new Set(list)].filter((name) => all.has(name));
    const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));
    for (const [one, other] of pairs) {
      if (one === other || strengthOf(one) !== strengthOf(other)) continue;
      if (!shares(one, other) || !isBefore(one, other)) continue;
      for (const [sheet, has] of utilities) {
        if (has.has(one) && !has.has(other)) found.add(`${sheet}: ${one} without ${other}`);
      }
    }
  }
  return [...found];
}

const utilities = new Map(SHEETS.map((sheet) => [sheet, utilitiesOf(sheet)] as const));

it('a utility of one sheet overrules none of another', () => expect(overruled(utilities, markup)).toEqual([]));

it('the rule notices a utility that would overrule another', () => {
  const page = createSource('const a = <p className="hidden block lg:flex" />;');
  const apart = new Map([
    ['a.css', new Set(['hidden', 'block', 'lg:flex'])],
    ['b.css', new Set(['block'])],
  ]);
  expect(overruled(apart, [page])).toEqual(['b.css: block without hidden']);
});

/** Everything that a class may get from each sheet. */
const holds = new Map(
  SHEETS.map((sheet) => [sheet, new Set([...(utilities.get(sheet) ?? []), ...classesOf(sheet)])] as const),
);

/** Files of several components, of which a page may show some only. */
const SEVERAL = [
  'components/book-object/book-cover.tsx',
  'components/book-object/polaroid.tsx',
  'components/book-object/spread.tsx',
  'components/ui/choice-group.tsx',
  'components/ui/surface.tsx',
];

/** Classes that only tell places apart, for rules about other pages. */
const MARKS = ['hand-arrow', 'behind-header'];

/** Classes that a page or what it loads later uses, and of which none of its sheets knows. */
function lacking(starts: readonly string[], sheets: ReadonlyMap<string, ReadonlySet<string>> = holds): string[] {
  const known = new Set([...holds.values()].flatMap((names) => [...names]));
  const missing = new Set<string>();
  const seen = new Set<string>();
  const visit = (from: readonly string[], before: ReadonlySet<string>) => {
    const { files, later } = bundleOf(from);
    const has = new Set([...before, ...files.flatMap((file) => [...(sheets.get(file) ?? [])])]);
    for (const file of markup.filter(({ name }) => files.includes(name) && !SEVERAL.includes(name))) {
      for (const name of classLists(file).flat()) {
        if (!MARKS.includes(name) && known.has(name) && !has.has(name))
          missing.add(`${starts[0]}: ${name} of ${file.name}`);
      }
    }
    for (const file of later.filter((name) => !seen.has(name))) {
      seen.add(file);
      visit([file], has);
    }
  };
  visit(starts, new Set());
  return [...missing];
}

/** What stands in for a broken page brings its own sheet. */
const PAGES = [
  ...pagesWithLayouts().filter(([page]) => !page?.endsWith('error.tsx')),
  ['components/feedback/page-error.tsx'],
  ['app/global-error.tsx'],
];

it('the sheets of every page know the classes of what it is made of', () =>
  expect(PAGES.flatMap((starts) => lacking(starts))).toEqual([]));

it('the rule notices a page without its sheet', () => {
  const checkout = pagesWithLayouts().find(([page]) => page?.includes('/checkout/[orderId]/')) ?? [];
  const others = new Map([...holds].filter(([sheet]) => sheet !== 'app/styles/order.css'));
  expect(lacking(checkout, others).length).toBeGreaterThan(5);
});
