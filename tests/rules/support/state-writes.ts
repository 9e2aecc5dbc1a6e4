import type { Source } from './sources';
import {
  formatLocation,
  getArguments,
  getStringLiteral,
  type Node,
  parseNodes,
  parseProgram,
  toDottedName,
  walkNodes,
} from './syntax';

/** A state machine whose state is a column: the one file that writes it, its check and its history table. */
export type Machine = {
  /** Name of the model in Prisma's client, and of its table. */
  readonly model: string;
  readonly table: string;
  readonly mover: string;
  /** The function that checks a transition; its last two arguments are `from` and `to`. */
  readonly asks: string;
  /** `null` where whoever moves it keeps the history. */
  readonly history: string | null;
};

const WRITE_METHOD = /^(?:create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert)$/;
const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const toNode = (value: unknown): Node | null => (isNode(value) ? value : null);
const toNodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The key of a property: `state` of `{ state }`, `{ 'state': … }` and `tx['state']`. */
const getName = (key: unknown, computed: unknown): string | null =>
  getStringLiteral(key) ?? (!computed && toNode(key)?.type === 'Identifier' ? String(toNode(key)?.name) : null);

const listProperties = (node: Node | null): readonly Node[] =>
  node?.type === 'ObjectExpression' ? toNodes(node.properties).filter(({ type }) => type === 'Property') : [];

const getProperty = (node: Node | null, key: string): Node | null =>
  toNode(listProperties(node).find((property) => getName(property.key, property.computed) === key)?.value);

type Write = { readonly call: Node; readonly model: string; readonly inside: readonly Node[] };

/** Every call of a write method of Prisma's client, with its enclosing functions, the innermost last. */
function* findWrites(node: Node, inside: readonly Node[] = []): Generator<Write> {
  const callee = node.type === 'CallExpression' ? toNode(node.callee) : null;
  if (callee?.type === 'MemberExpression' && WRITE_METHOD.test(getName(callee.property, callee.computed) ?? '')) {
    const of = toNode(callee.object);
    const model = of?.type === 'MemberExpression' ? getName(of.property, of.computed) : toDottedName(of);
    yield { call: node, model: model ?? '', inside };
  }
  const enclosing = FUNCTION.test(node.type) ? [...inside, node] : inside;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* findWrites(child, enclosing);
  }
}

/** The data arguments of a write, including nested writes. */
const getData = ({ call }: Write): readonly Node[] =>
  ['data', 'create', 'update'].flatMap((key) => getProperty(getArguments(call)[0] ?? null, key) ?? []);

const setsState = (node: Node): boolean =>
  [...walkNodes(node)].some((part) => part.type === 'Property' && getName(part.key, part.computed) === 'state');

/** Whether `name` is a parameter of type `WithoutState<…>` or a readable value declared in the same function. */
function isReadableName(name: string, inside: readonly Node[]): boolean {
  for (const enclosing of inside) {
    const parameter = toNodes(enclosing.params).find((one) => one.type === 'Identifier' && one.name === name);
    const type = toNode(toNode(parameter?.typeAnnotation)?.typeAnnotation);
    if (type?.type === 'TSTypeReference' && toDottedName(type.typeName) === 'WithoutState') return true;
    const declared = [...walkNodes(enclosing)].find(
      (node) => node.type === 'VariableDeclarator' && toNode(node.id)?.name === name,
    );
    if (declared && isReadable(toNode(declared.init), inside)) return true;
  }
  return false;
}

/** Whether all columns that this value writes are visible in the code; a hidden one may be a state. */
function isReadable(node: Node | null, inside: readonly Node[]): boolean {
  switch (node?.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isReadable(toNode(node.expression), inside);
    case 'LogicalExpression':
      return isReadable(toNode(node.right), inside);
    case 'ConditionalExpression':
      return isReadable(toNode(node.consequent), inside) && isReadable(toNode(node.alternate), inside);
    case 'ArrayExpression':
      return toNodes(node.elements).every((element) => isReadable(element, inside));
    case 'ObjectExpression':
      return toNodes(node.properties).every((property) =>
        property.type === 'SpreadElement' ? isReadable(toNode(property.argument), inside) : !property.computed,
      );
    case 'Identifier':
      return isReadableName(String(node.name), inside);
    default:
      return false;
  }
}

/** Raw SQL that writes the state of a machine's table. */
function findSqlWrites(file: Source, machines: readonly Machine[]): string[] {
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
        toNodes(node.quasis)
          .map((part) => (part.value as { raw: string }).raw)
          .join(' ? ');
      return writes.test(sql) && /\bstate\b/i.test(sql);
    })
    .map((node) => formatLocation(file, node, 'writes a state by SQL'));
}

/** `const payments = tx.payment` and `save(tx.payment)`: whoever receives a model's client can write through it. */
const findPassedClients = (file: Source, machines: readonly Machine[]): string[] =>
  [...parseNodes(file)]
    .flatMap((node) => {
      if (node.type === 'VariableDeclarator') return toNode(node.init) ?? [];
      return node.type === 'CallExpression' ? [...getArguments(node)] : [];
    })
    .filter((value) =>
      machines.some(({ model }) => new RegExp(`(?:^|\\.)(?:tx|db)\\.${model}$`).test(toDottedName(value))),
    )
    .map((value) => formatLocation(file, value, 'passes on the client of a state machine'));

/** Errors of a file that is not the mover: writes of a model's state, or writes whose columns are not visible. */
export function findStateWrites(file: Source, machines: readonly Machine[]): string[] {
  // Most files do not use the database and need no parsing.
  if (!/\b(?:tx|db|Tx|Db)\b/.test(file.text)) return [];
  const found = [...findWrites(parseProgram(file))].flatMap((write) => {
    const machine = machines.find(({ model }) => model === write.model);
    if (machine?.mover === file.name) return [];
    const data = getData(write);
    if (data.some(setsState)) return [formatLocation(file, write.call, `writes the state of ${write.model}`)];
    const readable = data.length > 0 && data.every((part) => isReadable(part, write.inside));
    return machine && !readable
      ? [formatLocation(file, write.call, `writes columns of ${write.model} that cannot be read`)]
      : [];
  });
  return [...found, ...findSqlWrites(file, machines), ...findPassedClients(file, machines)];
}

const isExit = (node: Node | null): boolean =>
  node?.type === 'ReturnStatement' ||
  node?.type === 'ThrowStatement' ||
  (node?.type === 'BlockStatement' && isExit(toNodes(node.body).at(-1) ?? null));

/** `if (!asks(…, from, to)) return …;` */
function isGuard(statement: Node, asks: string, from: string, to: string): boolean {
  const test = statement.type === 'IfStatement' ? toNode(statement.test) : null;
  const check = test?.type === 'UnaryExpression' && test.operator === '!' ? toNode(test.argument) : null;
  if (check?.type !== 'CallExpression' || toDottedName(check.callee) !== asks) return false;
  const names = getArguments(check).slice(-2).map(toDottedName);
  return names[0] === from && names[1] === to && isExit(toNode(statement.consequent));
}

/**
 * Errors of a mover. It must write the state in one place, with the old state in `where`, after a check of the same two
 * states that exits the function on failure; and it must record both states in the history table.
 */
export function findMoverErrors(file: Source, { model, asks, history }: Machine): string[] {
  const all = [...findWrites(parseProgram(file))];
  const moves = all.filter((write) => write.model === model);
  const [move] = moves;
  if (!move || moves.length > 1) return [`${file.name} has ${moves.length} places that write the state of ${model}`];
  const [argument] = getArguments(move.call);
  const from = toDottedName(getProperty(getProperty(argument ?? null, 'where'), 'state'));
  const to = toDottedName(getProperty(getProperty(argument ?? null, 'data'), 'state'));
  if (!from || !to) return [formatLocation(file, move.call, 'does not have the old state in `where`')];
  const enclosing = move.inside.at(-1);
  const statements = toNodes(toNode(enclosing?.body)?.body);
  const guarded = statements.some(({ start }, at) => {
    const statement = statements[at];
    return statement !== undefined && start < move.call.start && isGuard(statement, asks, from, to);
  });
  const isRecorded = all.some((write) => {
    const data = getData(write)[0] ?? null;
    const both = toDottedName(getProperty(data, 'from')) === from && toDottedName(getProperty(data, 'to')) === to;
    return write.model === history && write.inside.at(-1) === enclosing && both;
  });
  return [
    ...(guarded ? [] : [formatLocation(file, move.call, `does not exit when ${asks} rejects these two states`)]),
    ...(isRecorded || history === null
      ? []
      : [formatLocation(file, move.call, `does not record the move in ${history}`)]),
  ];
}
