import type { Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Whether elements with some of the classes can match: every class that the selector requires is among them. */
const canMatch = ({ nodes }: selectorParser.Selector, has: (name: string) => boolean): boolean =>
  nodes.every((node) => {
    if (node.type === 'class') return has(node.value);
    if (node.type !== 'pseudo' || node.value === ':not' || node.nodes.length === 0) return true;
    return node.nodes.some((selector) => canMatch(selector, has));
  });

const hasClass = ({ nodes }: selectorParser.Selector): boolean =>
  nodes.some(
    (node) => node.type === 'class' || (node.type === 'pseudo' && node.value !== ':not' && node.nodes.some(hasClass)),
  );

function removeEmpty(root: Root): void {
  let removed = true;
  while (removed) {
    removed = false;
    root.walk((node) => {
      if ((node.type !== 'rule' && node.type !== 'atrule') || node.nodes?.length !== 0) return;
      node.remove();
      removed = true;
    });
  }
}

/**
 * Keeps the rules of a component's stylesheet, which has no keyframes, that elements with some of the classes can match, unless they are already
 * loaded: `loaded` has the classes of each stylesheet in whose presence this one is used. Selectors without a class stay
 * if any rule of the stylesheet does.
 */
export function selectRules(
  root: Root,
  classes: ReadonlySet<string>,
  loaded: readonly ReadonlySet<string>[] = [],
): void {
  const isNeeded = (selector: selectorParser.Selector): boolean =>
    loaded.length === 0
      ? canMatch(selector, (name) => classes.has(name))
      : loaded.some(
          (other) =>
            !canMatch(selector, (name) => other.has(name)) &&
            canMatch(selector, (name) => classes.has(name) || other.has(name)),
        );
  let used = false;
  root.walkRules((rule) => {
    const selectors: string[] = [];
    selectorParser((list) =>
      list.each((selector) => {
        const withClass = hasClass(selector);
        if (withClass && !isNeeded(selector)) return;
        selectors.push(String(selector).trim());
        used ||= withClass;
      }),
    ).processSync(rule.selector);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  if (!used) root.removeAll();
  removeEmpty(root);
}
