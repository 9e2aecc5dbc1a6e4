import { parseSync } from 'oxc-parser';
import type { Source } from './sources';
import { getArguments, getStringLiteral, type Node, toDottedName, walkNodes } from './syntax';

/** A model of prisma/schema: its table, and the models behind its relations. */
export type Model = { readonly name: string; readonly table: string; readonly relations: ReadonlyMap<string, string> };

/** The models by the name that they have in Prisma's client: `orderLine`. */
export type Models = ReadonlyMap<string, Model>;

/** A place that queries a table; `null` for a table that the code does not name. */
export type Query = { readonly model: string | null; readonly node: Node };

const toClientName = (model: string): string => model.slice(0, 1).toLowerCase() + model.slice(1);

export function parseModels(schema: string): Models {
  const found = [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)];
  const names = new Set(found.map(([, name]) => name));
  const toModel = (name: string, body: string): Model => ({
    name,
    table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
    relations: new Map(
      [...body.matchAll(/^ +(\w+) +(\w+)/gm)]
        .filter(([, , type]) => names.has(type))
        .map(([, field = '', type = '']) => [field, toClientName(type)]),
    ),
  });
  return new Map(found.map(([, name = '', body = '']) => [toClientName(name), toModel(name, body)]));
}

const OPERATION = /^(?:find|create|update|delete|upsert|count$|aggregate$|groupBy$)/;
/** What a client or a transaction is called: `tx`, `deps.db`, `db()`. */
const CLIENT = /(?:^|\.)(?:tx|db|client|prisma)$/;
const NESTED_WRITE = /^(?:create|connect|disconnect|set|update|upsert|delete)/;
const DATA = ['data', 'create', 'update'];

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const toNode = (value: unknown): Node | null => (isNode(value) ? value : null);
const toNodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const getKey = (key: unknown, computed: unknown): string =>
  getStringLiteral(key) ?? (!computed && toNode(key)?.type === 'Identifier' ? String(toNode(key)?.name) : '');

function isClient(value: unknown): boolean {
  const node = toNode(value);
  return CLIENT.test(toDottedName(node?.type === 'CallExpression' ? node.callee : node));
}

/** The properties of the object literals in a value, wherever it hides them: `a ? { b } : [{ ...{ c } }]`. */
function* listProperties(value: unknown): Generator<readonly [key: string, value: Node]> {
  const node = toNode(value);
  if (!node) return;
  if (node.type === 'ObjectExpression') {
    for (const part of toNodes(node.properties)) {
      if (part.type === 'SpreadElement') yield* listProperties(part.argument);
      else if (isNode(part.value)) yield [getKey(part.key, part.computed), part.value];
    }
    return;
  }
  const inner = [node.expression, node.consequent, node.alternate, node.left, node.right];
  for (const one of [...inner, ...toNodes(node.elements)]) yield* listProperties(one);
}

/** Models that the data of a write reaches through relations: `orderLine` of `{ lines: { create: … } }`. */
function* findNestedWrites(data: unknown, model: string, models: Models): Generator<string> {
  for (const [key, value] of listProperties(data)) {
    const related = models.get(model)?.relations.get(key);
    for (const [verb, argument] of related ? listProperties(value) : []) {
      if (!related || !NESTED_WRITE.test(verb)) continue;
      yield related;
      yield* findNestedWrites(argument, related, models);
      for (const [part, inner] of listProperties(argument)) {
        if (DATA.includes(part)) yield* findNestedWrites(inner, related, models);
      }
    }
  }
}

/** `tx.book`, `deps.db.book`, `db().book`, `tx['book']`, also where it is passed on; `tx[name]` hides its table. */
function* findTables(node: Node, models: Models): Generator<string | null> {
  if (node.type !== 'MemberExpression' || !isClient(node.object)) return;
  const name = getKey(node.property, node.computed);
  if (models.has(name)) yield name;
  else if (node.computed && !name) yield null;
}

/** Calls by another way than `tx.book`: `book.findMany(…)` of `({ book }: Tx)`; and what any call writes by relations. */
function* findCalls(node: Node, models: Models): Generator<string> {
  const callee = node.type === 'CallExpression' ? toNode(node.callee) : null;
  if (callee?.type !== 'MemberExpression' || !OPERATION.test(getKey(callee.property, callee.computed))) return;
  const table = toNode(callee.object);
  const model = table?.type === 'MemberExpression' ? getKey(table.property, table.computed) : toDottedName(table);
  if (!models.has(model)) return;
  if (!isClient(table?.object)) yield model;
  for (const [key, data] of listProperties(getArguments(node)[0])) {
    if (DATA.includes(key)) yield* findNestedWrites(data, model, models);
  }
}

const WRITTEN = /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate|update)\s+(?:only\s+)?(?:public\.)?"?(\w+)/gi;
const READ = /\bfrom\s+(?:only\s+)?(?:public\.)?"?(\w+)/i;
/** The part of a statement behind its FROM. */
const SOURCE = /^\s*"?(\w+)"?\s+(?:as|join|left|inner|cross)\b/i;

/** The tables that SQL is about: those that it writes, or else the first that it reads; others are only joined. */
function* findSqlTables(sql: string, models: Models): Generator<string> {
  const byTable = new Map([...models].map(([key, { table }]) => [table, key]));
  const written = [...sql.matchAll(WRITTEN)].map(([, name]) => name);
  const read = (READ.exec(sql) ?? SOURCE.exec(sql))?.[1];
  for (const name of written.length > 0 ? written : [read]) {
    const model = byTable.get(name ?? '');
    if (model) yield model;
  }
}

/** SQL of a template or a string; `null` for another node. */
const getSql = (node: Node): string | null =>
  node.type === 'TemplateLiteral'
    ? toNodes(node.quasis)
        .map((part) => (part.value as { readonly raw: string }).raw)
        .join('?')
    : getStringLiteral(node);

/** Every place of a file that queries a table: Prisma's client, writes through relations, and SQL. */
export function findQueries(file: Source, models: Models): Query[] {
  const hasSql = /\$(?:query|execute)Raw|\bPrisma\.(?:sql|raw)\b/.test(file.text);
  if (!hasSql && !/\b(?:tx|db|Tx|Db|PrismaClient)\b/.test(file.text)) return [];
  const program = parseSync(file.name, file.text).program as unknown as Node;
  return [...walkNodes(program)].flatMap((node) => {
    const sql = hasSql ? getSql(node) : null;
    const found = [
      ...findTables(node, models),
      ...findCalls(node, models),
      ...(sql === null ? [] : findSqlTables(sql, models)),
      ...(isHiddenSql(node) ? [null] : []),
    ];
    return [...new Set(found)].map((model) => ({ model, node }));
  });
}

/** `$queryRawUnsafe(sql)`: the statement is not in the call. */
const isHiddenSql = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  /\.\$(?:query|execute)Raw(?:Unsafe)?$/.test(toDottedName(node.callee)) &&
  getSql(getArguments(node)[0] ?? node) === null;
