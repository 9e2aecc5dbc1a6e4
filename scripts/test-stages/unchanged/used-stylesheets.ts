import { type ChildNode, parse, type Root } from 'postcss';
import { selectKeyframes, takeKeyframes } from '../../styles/keyframes';
import { readText } from '../../styles/module-graph';
import { selectRules } from '../../styles/select-rules';
import { AT_RULE, findStyledModules, listFiles } from '../../styles/styled-modules';

type ComponentStyles = {
  readonly file: string;
  /** Words of the text that may be classes. */
  readonly words: readonly string[];
  readonly rules: Root;
  readonly keyframes: ReturnType<typeof takeKeyframes>;
};

/**
 * The stylesheets of components from which the build fills each stylesheet with `@component-styles`: those of the modules
 * that import it, and those whose keyframes they use. Paths are below `root`.
 */
export function findUsedStylesheets(root: string): ReadonlyMap<string, readonly string[]> {
  const sheets = listFiles(root, '*.{css,pcss}');
  const isFilled = (file: string) => readText(root, file).includes(`@${AT_RULE}`);
  const components = sheets
    .filter((file) => file.startsWith('components/') && !isFilled(file))
    .map((file): ComponentStyles => {
      const text = readText(root, file);
      const words = [...new Set([...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, word = '']) => word))];
      const rules = parse(text);
      return { file, words, keyframes: takeKeyframes(rules), rules };
    });
  const findModules = findStyledModules(root);
  return new Map(
    sheets.filter(isFilled).map((sheet) => {
      const { classes, loaded } = findModules(sheet);
      const nodes = new Map(
        components.map(({ file, words, rules }): readonly [string, readonly ChildNode[]] => {
          // Selecting takes long.
          if (!words.some((word) => classes.has(word))) return [file, []];
          const own = rules.clone();
          selectRules(own, classes, loaded);
          return [file, own.nodes];
        }),
      );
      return [sheet, listUsed(components, nodes)];
    }),
  );
}

/** The stylesheets of which some rules are used, or the keyframes of one of these. */
function listUsed(
  components: readonly ComponentStyles[],
  nodes: ReadonlyMap<string, readonly ChildNode[]>,
): readonly string[] {
  const all = [...nodes.values()].flat();
  return components
    .filter(({ file, keyframes }) => nodes.get(file)?.length || selectKeyframes(keyframes, all).nodes?.length)
    .map(({ file }) => file);
}
