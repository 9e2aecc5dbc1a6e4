import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import { afterEach, expect, it } from 'vitest';
import { componentStyles } from './component-styles';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A repository of files in a new folder. */
function createRepository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'styles-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text.replace(/^ +/gm, ''));
  }
  return root;
}

async function fill(root: string, sheet: string) {
  const from = path.join(root, sheet);
  const {
    css,
    messages,
    root: filled,
  } = await postcss([componentStyles(root)]).process('@component-styles;', { from });
  const selectors: string[] = [];
  filled.walkRules(({ selector }) => {
    selectors.push(selector);
  });
  const keyframes: string[] = [];
  filled.walkAtRules('keyframes', ({ params }) => {
    keyframes.push(params);
  });
  const utilities = /@source inline\("([^"]*)"\)/.exec(css)?.[1]?.split(' ');
  return {
    selectors,
    keyframes,
    utilities,
    dependencies: messages.map(({ file, dir }) => path.relative(root, file ?? dir)),
  };
}

const SHOP = {
  'app/theme.css': '@theme { --spacing: 0.25rem; }',
  'app/layout.tsx': `import { Toast } from '@/components/feedback/toast';`,
  'app/shop/page.tsx': `import { Card } from '@/components/shelf/card';
    import { loadBooks } from '@/lib/books';
    import './page.css';
    export default () => <main className="shelf-page"><Card /></main>;`,
  'app/shop/page.css': '@component-styles;',
  'app/other/page.tsx': `import './page.css'; export default () => <p className="other-page" />;`,
  'app/other/page.css': '@component-styles;',
  'lib/books.ts': `export const name = 'other-page';`,
  'components/feedback/toast.tsx': `export const Toast = () => <p className="toast-text" />;`,
  'components/feedback/toast.css': '.toast-text { color: red; }',
  'components/shelf/card.tsx': `import { Button } from '../ui/button';
    import { More } from './more';
    export const Card = () => <Button className={\`shelf-card \${size}\`} data-more={() => import('./zoom')} />;`,
  'components/shelf/card.css': '.shelf-card .ui-button, .shelf-list { color: red; } .other-page { color: red; }',
  'components/shelf/zoom.tsx': `export default () => <p className="shelf-zoom" />;`,
  'components/shelf/zoom.css': '.shelf-zoom { color: red; }',
  'components/shelf/more.tsx': `import styles from './more.pcss';
    export const More = () => <ul className="shelf-list ui-button" />;`,
  'components/shelf/more.pcss': '@component-styles;',
  'components/ui/button.tsx': `export const Button = () => <button className="ui-button" />;`,
  'components/ui/button.css': ':where(.ui-button) { color: red; } .ui-button:not(.ui-wide) { color: red; }',
};

it('a page loads the rules of the components that it and its layouts contain, base components first', async () => {
  const { selectors } = await fill(createRepository(SHOP), 'app/shop/page.css');
  expect(selectors).toEqual([
    ':where(.ui-button)',
    '.ui-button:not(.ui-wide)',
    '.toast-text',
    '.shelf-card .ui-button',
    '.shelf-zoom',
  ]);
});

it('a page has the keyframes of its animations from whichever stylesheet, and no others', async () => {
  const files = {
    'components/ui/motion.css': '@layer components { @keyframes fade-in { } @keyframes spin { } }',
    'components/shelf/card.css': '.shelf-card { animation: fade-in 1s ease-out both; }',
  };
  const { keyframes } = await fill(createRepository({ ...SHOP, ...files }), 'app/shop/page.css');
  expect(keyframes).toEqual(['fade-in']);
});

it('dialogs have the keyframes at whose end they close', async () => {
  const { keyframes } = await fill(process.cwd(), 'app/overlays.css');
  expect(keyframes).toEqual(expect.arrayContaining(['fade-in', 'fade-out', 'sheet-out', 'card-out']));
});

it('utilities come from the same modules, without those that have a stylesheet of their own', async () => {
  const files = {
    'components/ui/button.tsx': `export const Button = () => <button className={\`p-1 \${wide ? 'p-2' : ''}\`} hidden />;`,
    'components/shelf/more.tsx': `import styles from './more.pcss'; export const More = () => <ul className="p-4" />;`,
  };
  const { utilities } = await fill(createRepository({ ...SHOP, ...files }), 'app/shop/page.css');
  expect(utilities).toEqual(['p-1', 'p-2']);
});

it('a stylesheet that is loaded later has only what the page does not have yet', async () => {
  const { selectors } = await fill(createRepository(SHOP), 'components/shelf/more.pcss');
  expect(selectors).toEqual(['.shelf-list']);
});

it('a change of any of these modules and stylesheets builds the stylesheet again', async () => {
  const { dependencies } = await fill(createRepository(SHOP), 'app/shop/page.css');
  expect(dependencies).toEqual(
    expect.arrayContaining(['components/shelf/card.tsx', 'components/shelf/card.css', 'app']),
  );
});

it('a stylesheet without a file name is refused', () =>
  expect(postcss([componentStyles()]).process('@component-styles;', { from: undefined })).rejects.toThrow(
    'needs a file name',
  ));

it('a utility comes with those that override it on any element, because the stylesheets of visited pages stay', async () => {
  const root = createRepository({
    'app/theme.css': '@theme { --breakpoint-lg: 62.5rem; --spacing: 0.25rem; } @utility no-border { border-width: 0; }',
    'app/page.tsx': `import './page.css'; export default () => <p className="p-3 text-center" />;`.replace('; ', ';\n'),
    'app/page.css': '@component-styles;',
    'components/card.tsx': `export const Card = () => <p className="p-3 lg:p-6 lg:pt-8 lg:no-border mt-3" />;`,
  });
  const { utilities } = await fill(root, 'app/page.css');
  expect(utilities).toEqual(['lg:p-6', 'lg:pt-8', 'p-3', 'text-center']);
});
