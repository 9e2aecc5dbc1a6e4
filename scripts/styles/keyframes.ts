import { type AtRule, atRule, type ChildNode, type Root } from 'postcss';

/** Removes the keyframes of a stylesheet and returns them. */
export function takeKeyframes(styles: Root): readonly AtRule[] {
  const taken: AtRule[] = [];
  styles.walkAtRules(/keyframes$/, (rule) => {
    taken.push(rule.clone());
    rule.remove();
  });
  return taken;
}

/** The words of every animation in some rules; names of keyframes are among them. */
function listAnimationWords(rules: readonly ChildNode[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const rule of rules) {
    if (rule.type !== 'rule' && rule.type !== 'atrule') continue;
    rule.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
      for (const [word] of value.matchAll(/[\w-]+/g)) words.add(word);
    });
  }
  return words;
}

/**
 * The keyframes that some rules use, from whichever stylesheet: a missing one not only stops an animation, it also keeps
 * a closed dialog open that waits for its end.
 */
export function selectKeyframes(keyframes: readonly AtRule[], rules: readonly ChildNode[]): AtRule {
  const words = listAnimationWords(rules);
  return atRule({ name: 'layer', params: 'components', nodes: keyframes.filter(({ params }) => words.has(params)) });
}
