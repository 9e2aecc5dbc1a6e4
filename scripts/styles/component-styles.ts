import path from 'node:path';
import { type AtRule, atRule, type ChildNode, type Plugin, parse } from 'postcss';
import { selectKeyframes, takeKeyframes } from './keyframes.ts';
import { readText } from './module-graph.ts';
import { selectRules } from './select-rules.ts';
import { AT_RULE, findStyledModules, isMarkup, listFiles, listWordLists } from './styled-modules.ts';
import { findUtilities } from './utilities.ts';

/** Folders whose styles come first, because the components of other folders change them. */
const BASE_FOLDERS = ['ui', 'layout', 'feedback', 'book-object'];

const withoutEnding = (file: string) => file.replace(/\.css$/, '');
const getRank = (file: string) => BASE_FOLDERS.indexOf(file.split('/')[1] ?? '') + 1 || BASE_FOLDERS.length + 1;

/** The components' stylesheets in the order of the cascade: a later one may override an earlier one. */
const listComponentStylesheets = (root: string): readonly string[] =>
  listFiles(root, '*.css')
    .filter((file) => file.startsWith('components/') && !readText(root, file).includes(`@${AT_RULE}`))
    .sort((a, b) => getRank(a) - getRank(b) || (withoutEnding(a) < withoutEnding(b) ? -1 : 1));

/** A message that PostCSS passes on to the build. */
type Dependency =
  | { readonly type: 'dependency'; readonly file: string }
  | { readonly type: 'dir-dependency'; readonly dir: string; readonly glob: string };

/** What `@component-styles` stands for: the used utilities, and the used rules of the components' stylesheets. */
async function createStyles(
  root: string,
  from: string,
  addDependency: (dependency: Dependency) => void,
): Promise<readonly ChildNode[]> {
  const sheet = path.relative(root, from).split(path.sep).join('/');
  const { markup, classes, loaded } = findStyledModules(root)(sheet);
  const stylesheets = listComponentStylesheets(root);
  const allMarkup = listFiles(root, '*.tsx').filter(isMarkup);
  for (const file of new Set([...markup, ...allMarkup, ...stylesheets])) {
    addDependency({ type: 'dependency', file: path.join(root, file) });
  }
  // A new file may import the stylesheet.
  for (const dir of ['app', 'components']) {
    addDependency({ type: 'dir-dependency', dir: path.join(root, dir), glob: '**/*.{css,tsx}' });
  }
  const lists = [...new Set([...markup, ...allMarkup])].flatMap((file) => listWordLists(readText(root, file)));
  const getUtilities = await findUtilities(root, lists);
  const keyframes: AtRule[] = [];
  const rules = stylesheets.flatMap((file) => {
    const styles = parse(readText(root, file), { from: path.join(root, file) });
    keyframes.push(...takeKeyframes(styles));
    selectRules(styles, classes, loaded);
    return styles.nodes;
  });
  const utilities = getUtilities(classes).join(' ');
  return [
    atRule({ name: 'source', params: `inline(${JSON.stringify(utilities)})` }),
    ...rules,
    selectKeyframes(keyframes, rules),
  ];
}

/**
 * PostCSS plugin: replaces `@component-styles` in a stylesheet by what the modules that import the stylesheet need, so
 * that no page loads the styles of components that it does not contain. `root` is the repository's folder.
 */
export const componentStyles = (root: string = process.cwd()): Plugin => ({
  postcssPlugin: AT_RULE,
  async Once(styles, { result }) {
    const rule = styles.nodes.find((node) => node.type === 'atrule' && node.name === AT_RULE);
    if (!rule) return;
    const from = result.opts.from;
    if (!from) throw rule.error('A stylesheet needs a file name: its importers decide what it contains.');
    const addDependency = (dependency: Dependency) =>
      result.messages.push({ ...dependency, plugin: AT_RULE, parent: from });
    rule.replaceWith(...(await createStyles(root, from, addDependency)));
  },
});
