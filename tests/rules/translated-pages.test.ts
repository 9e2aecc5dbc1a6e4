import { describe, expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, getArguments, type Node, parseNodes } from './support/syntax';

/** What a child of an element may be: text, nothing to see, an element that is always there or one that comes and goes. */
type Kind = 'text' | 'changing text' | 'element' | 'changing element' | 'nothing' | 'unknown';

/** Functions that give texts: `const t = useTranslations('…')`. */
function listTranslators(nodes: readonly Node[]): ReadonlySet<string> {
  const hooks = ['useTranslations', 'useErrorText'];
  return new Set(
    nodes.flatMap(({ type, id, init }) => {
      const callee = (init as Node | null)?.callee as Node | undefined;
      return type === 'VariableDeclarator' && hooks.includes(String(callee?.name)) ? [String((id as Node).name)] : [];
    }),
  );
}

const isText = (kind: Kind) => kind === 'text' || kind === 'changing text';

function createKindReader(translators: ReadonlySet<string>) {
  const readFragment = (node: Node): Kind =>
    (node.children as readonly Node[]).map(readChild).some(isText) ? 'text' : 'element';
  const readChoice = (kinds: readonly Kind[], always: boolean): Kind => {
    if (kinds.every((kind) => kind === 'text') && always) return 'text';
    if (kinds.some(isText)) return 'changing text';
    return kinds.some((kind) => kind.endsWith('element')) ? 'changing element' : 'unknown';
  };
  function readExpression(node: Node): Kind {
    const of = (key: string) => readExpression(node[key] as Node);
    switch (node.type) {
      case 'JSXEmptyExpression':
        return 'nothing';
      case 'JSXElement':
        return 'element';
      case 'JSXFragment':
        return readFragment(node);
      case 'TemplateLiteral':
        return 'text';
      case 'Literal':
        return typeof node.value === 'string' && String(node.value).trim() !== '' ? 'text' : 'nothing';
      case 'ParenthesizedExpression':
        return of('expression');
      case 'LogicalExpression':
        return readChoice([of('right')], false);
      case 'ConditionalExpression':
        return readChoice([of('consequent'), of('alternate')], true);
      case 'CallExpression':
        return translators.has(String((node.callee as Node).name)) && getArguments(node).length > 0
          ? 'text'
          : 'unknown';
      default:
        return 'unknown';
    }
  }
  function readChild(node: Node): Kind {
    if (node.type === 'JSXText') return String(node.value).trim() === '' ? 'nothing' : 'text';
    return readExpression(node.type === 'JSXExpressionContainer' ? (node.expression as Node) : node);
  }
  return readChild;
}

/** A fragment with text that comes and goes: its text is removed from a parent that a translator has changed. */
const hasChangingFragment = ({ type, expression }: Node): boolean => {
  const choice = expression as Node | undefined;
  if (type !== 'JSXExpressionContainer' || !choice) return false;
  return [choice.right, choice.consequent, choice.alternate].some(
    (node) => (node as Node | undefined)?.type === 'JSXFragment',
  );
};

/**
 * Texts that a browser's translator breaks. It moves each text into elements of its own: React can no longer remove a
 * text among others, nor put an element in front of one.
 */
const findFragileTexts = (files: readonly Source[]): string[] =>
  files.flatMap((file) => {
    const nodes = [...parseNodes(file)];
    const readChild = createKindReader(listTranslators(nodes));
    return nodes.flatMap((node) => {
      if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
      const children = (node.children as readonly Node[])
        .map((child) => ({ child, kind: readChild(child) }))
        .filter(({ kind }) => kind !== 'nothing');
      const fragile = children.some(({ child, kind }, index) => {
        if (kind === 'changing text') return children.length > 1 || hasChangingFragment(child);
        if (kind !== 'changing element') return false;
        const next = children.slice(index + 1).find((other) => other.kind !== 'changing element');
        return next !== undefined && isText(next.kind);
      });
      return fragile ? [formatLocation(file, node, 'has a text that a translated page cannot change')] : [];
    });
  });

describe('a page that the browser translates goes on working', () => {
  it('a text that comes and goes, or that stands behind what does, has an element of its own', () =>
    expect(findFragileTexts(listSources(['app', 'components'], /\.tsx$/).filter((file) => !isTest(file)))).toEqual([]));

  const HOOK = "const t = useTranslations('a');";
  it.each([
    '<p>{a && <Icon />}{t("b")}</p>',
    '<p>{t("a")} {b && t("c")}</p>',
    '<p><Icon />{a ? t("b") : <i />}</p>',
    '<p>{a && <><Icon />{t("b")}</>}</p>',
    '<p>{a && <Icon />}{b && <i />}words</p>',
  ])('the rule reports: %s', (text) =>
    expect(findFragileTexts([createSource(`${HOOK} const a = ${text};`)])).toHaveLength(1),
  );

  it.each([
    '<p>{a && <Icon />}<span>{t("b")}</span></p>',
    '<p>{a && t("b")}</p>',
    '<p><Icon />{t("b")}</p>',
    '<p>{t("a")}{b && <i />}</p>',
    '<p>{a && <><Icon /><span>{t("b")}</span></>}</p>',
  ])('not: %s', (text) => expect(findFragileTexts([createSource(`${HOOK} const a = ${text};`)])).toEqual([]));
});
