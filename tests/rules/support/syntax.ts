import { parseSync } from 'oxc-parser';
import type { Source } from './sources';

/** A node of the syntax tree (ESTree with TypeScript and JSX), with only the used fields typed. */
export type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export function* walkNodes(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walkNodes(child);
  }
}

let parsed: { readonly source: Source; readonly program: Node } | undefined;

/** The syntax tree of a file. The last one is kept, because rules look at a file in several ways. */
export function parseProgram(source: Source): Node {
  const { name, text } = source;
  if (parsed?.source.text !== text || parsed.source.name !== name)
    parsed = { source, program: parseSync(name, text).program as unknown as Node };
  return parsed.program;
}

export const parseNodes = (source: Source): Generator<Node> => walkNodes(parseProgram(source));

/** `lib/prices/quote.ts:12 what` */
export const formatLocation = ({ name, text }: Source, node: Pick<Node, 'start'>, what: string): string =>
  `${name}:${text.slice(0, node.start).split('\n').length} ${what}`;

/** `Date.now` of the expression `Date.now`, `Date` of `Date`. */
export function toDottedName(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${toDottedName(node.object)}.${toDottedName(node.property)}`;
}

/** The text of a string literal, or `null`. */
export const getStringLiteral = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

export const getArguments = (node: Node): readonly Node[] => node.arguments as readonly Node[];
