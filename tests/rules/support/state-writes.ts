import { parseSync } from 'oxc-parser';
import type { Source } from './sources';
import {
  formatLocation,
  getArguments,
  getStringLiteral,
  type Node,
  parseNodes,
  toDottedName,
  walkNodes,
} from './syntax';

/** A state machine whose state is a column: who may write it, what it asks first and where it records the change. */
export type Machine = {
  /** Name of the model in Prisma's client, and of its table. */
  readonly model: string;
  readonly table: string;
  readonly mover: string;
  /** What the mover asks; its last two arguments are `from` and `to`. */
  readonly asks: string;
  readonly history: string;
};

const WRITES = /^(?:create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert)$/;
const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nodeOf = (value: unknown): Node | null => (isNode(value) ? value : null);
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The key of a property: `state` of `{ state }`, `{ 'state': … }` and `tx['state']`. */
const nameOf = (key: unknown, computed: unknown): string | null =>
  getStringLiteral(key) ?? (!computed && nodeOf(key)?.type === 'Identifier' ? String(nodeOf(key)?.name) : null);

const propertiesOf = (node: Node | null): readonly Node[] =>
  node?.type === 'ObjectExpression' ? listOf(node.properties).filter(({ type }) => type === 'Property') : [];

const partOf = (node: Node | null, key: string): Node | null =>
  nodeOf(propertiesOf(node).find((property) => nameOf(property.key, property.computed) === key)?.value);

type Write = { readonly call: Node; readonly model: string; readonly inside: readonly Node[] };

/** Every call of a write of Prisma's client, with the functions around it, the innermost last. */
function* writesIn(node: Node, inside: readonly Node[] = []): Generator<Write> {
  const callee = node.type === 'CallExpression' ? nodeOf(node.callee) : null;
  if (callee?.type === 'MemberExpression' && WRITES.test(nameOf(callee.property, callee.computed) ?? '')) {
    const of = nodeOf(callee.object);
    const model = of?.type === 'MemberExpression' ? nameOf(of.property, of.computed) : toDottedName(of);
    yield { call: node, model: model ?? '', inside };
  }
  const around = FUNCTION.test(node.type) ? [...inside, node] : inside;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* writesIn(child, around);
  }
}

const programOf = ({ name, text }: Source): Node => parseSync(name, text).program as unknown as Node;

/** What a write puts into the row or into rows beside it. */
const dataOf = ({ call }: Write): readonly Node[] =>
  ['data', 'create', 'update'].flatMap((key) => partOf(getArguments(call)[0] ?? null, key) ?? []);

const setsState = (node: Node): boolean =>
  [...walkNodes(node)].some((part) => part.type === 'Property' && nameOf(part.key, part.computed) === 'state');

/** Is `name` a parameter of type `WithoutState<…>`, or a value whose parts can be read in the same function? */
function isKnown(name: string, inside: readonly Node[]): boolean {
  for (const around of inside) {
    const parameter = listOf(around.params).find((one) => one.type === 'Identifier' && one.name === name);
    const type = nodeOf(nodeOf(parameter?.typeAnnotation)?.typeAnnotation);
    if (type?.type === 'TSTypeReference' && toDottedName(type.typeName) === 'WithoutState') return true;
    const declared = [...walkNodes(around)].find(
      (node) => node.type === 'VariableDeclarator' && nodeOf(node.id)?.name === name,
    );
    if (declared && isReadable(nodeOf(declared.init), inside)) return true;
  }
  return false;
}

/** Can every column be seen that this value writes? What cannot be seen may hold a state. */
function isReadable(node: Node | null, inside: readonly Node[]): boolean {
  switch (node?.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isReadable(nodeOf(node.expression), inside);
    case 'LogicalExpression':
      return isReadable(nodeOf(node.right), inside);
    case 'ConditionalExpression':
      return isReadable(nodeOf(node.consequent), inside) && isReadable(nodeOf(node.alternate), inside);
    case 'ArrayExpression':
      return listOf(node.elements).every((element) => isReadable(element, inside));
    case 'ObjectExpression':
      return listOf(node.properties).every((property) =>
        property.type === 'SpreadElement' ? isReadable(nodeOf(property.argument), inside) : !property.computed,
      );
    case 'Identifier':
      return isKnown(String(node.name), inside);
    default:
      return false;
  }
}

/** Raw SQL that writes the state of a machine's table. */
function rawWrites(file: Source, machines: readonly Machine[]): string[] {
  const tables = machines.map(({ table }) => table).join('|');
  const writes = new RegExp(
    `\\b(?:update|insert\\s+into|merge\\s+into)\\s+(?:only\\s+)?(?:\\w+\\.)?"?(?:${tables})\\b`,
    'i',
  );
  return [...parseNodes(file)]
    .filter((node) => node.type === 'TemplateLiteral' || getStringLiteral(node) !== null)
    .filter((node) => {
      const sql =
        getStringLiteral(node) ??
        listOf(node.quasis)
          .map((part) => (part.value as { raw: string }).raw)
          .join(' ? ');
      return writes.test(sql) && /\bstate\b/i.test(sql);
    })
    .map((node) => formatLocation(file, node, 'writes a state by SQL'));
}

/** `const payments = tx.payment` and `save(tx.payment)`: a client that is handed on can be written through anywhere. */
const handedOn = (file: Source, machines: readonly Machine[]): string[] =>
  [...parseNodes(file)]
    .flatMap((node) => {
      if (node.type === 'VariableDeclarator') return nodeOf(node.init) ?? [];
      return node.type === 'CallExpression' ? [...getArguments(node)] : [];
    })
    .filter((value) =>
      machines.some(({ model }) => new RegExp(`(?:^|\\.)(?:tx|db)\\.${model}$`).test(toDottedName(value))),
    )
    .map((value) => formatLocation(file, value, 'hands the client of a machine on'));

/** What is wrong with a file: it writes the state of a model, or writes what cannot be read, and is not its mover. */
export function stateWrites(file: Source, machines: readonly Machine[]): string[] {
  // Most files never see the database: they are not parsed.
  if (!/\b(?:tx|db|Tx|Db)\b/.test(file.text)) return [];
  const found = [...writesIn(programOf(file))].flatMap((write) => {
    const machine = machines.find(({ model }) => model === write.model);
    if (machine?.mover === file.name) return [];
    const data = dataOf(write);
    if (data.some(setsState)) return [formatLocation(file, write.call, `writes the state of ${write.model}`)];
    const readable = data.length > 0 && data.every((part) => isReadable(part, write.inside));
    return machine && !readable
      ? [formatLocation(file, write.call, `writes columns of ${write.model} that cannot be read`)]
      : [];
  });
  return [...found, ...rawWrites(file, machines), ...handedOn(file, machines)];
}

const isEnd = (node: Node | null): boolean =>
  node?.type === 'ReturnStatement' ||
  node?.type === 'ThrowStatement' ||
  (node?.type === 'BlockStatement' && isEnd(listOf(node.body).at(-1) ?? null));

/** `if (!asks(…, from, to)) return …;` */
function isGuard(statement: Node, asks: string, from: string, to: string): boolean {
  const test = statement.type === 'IfStatement' ? nodeOf(statement.test) : null;
  const asked = test?.type === 'UnaryExpression' && test.operator === '!' ? nodeOf(test.argument) : null;
  if (asked?.type !== 'CallExpression' || toDottedName(asked.callee) !== asks) return false;
  const names = getArguments(asked).slice(-2).map(toDottedName);
  return names[0] === from && names[1] === to && isEnd(nodeOf(statement.consequent));
}

/**
 * What is wrong with a mover. It writes the state at one place, from the state that the row must still have, after the
 * table was asked about these very two states and its no has ended the function; and it records both in the history.
 */
export function moverFaults(file: Source, { model, asks, history }: Machine): string[] {
  const all = [...writesIn(programOf(file))];
  const moves = all.filter((write) => write.model === model);
  const [move] = moves;
  if (!move || moves.length > 1) return [`${file.name} has ${moves.length} places that write the state of ${model}`];
  const [argument] = getArguments(move.call);
  const from = toDottedName(partOf(partOf(argument ?? null, 'where'), 'state'));
  const to = toDottedName(partOf(partOf(argument ?? null, 'data'), 'state'));
  if (!from || !to) return [formatLocation(file, move.call, 'does not move from a state that the row must still have')];
  const around = move.inside.at(-1);
  const statements = listOf(nodeOf(around?.body)?.body);
  const guarded = statements.some(({ start }, at) => {
    const statement = statements[at];
    return statement !== undefined && start < move.call.start && isGuard(statement, asks, from, to);
  });
  const recorded = all.some((write) => {
    const data = dataOf(write)[0] ?? null;
    const both = toDottedName(partOf(data, 'from')) === from && toDottedName(partOf(data, 'to')) === to;
    return write.model === history && write.inside.at(-1) === around && both;
  });
  return [
    ...(guarded ? [] : [formatLocation(file, move.call, `does not stop when ${asks} says no to these two states`)]),
    ...(recorded ? [] : [formatLocation(file, move.call, `does not record the move in ${history}`)]),
  ];
}
