import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { redrawStates } from '@/lib/books/redraws/states';
import { taskStates } from '@/lib/books/states';
import { batchStates, submissionStates } from '@/lib/company/states';
import { shipmentStates } from '@/lib/fulfilment/states';
import { orderStates } from '@/lib/orders/states';
import { paymentStates } from '@/lib/payments/states';
import { reviewStates } from '@/lib/rewards/states';
import { requestStates } from '@/lib/support/states';
import { MACHINES, PAYMENT } from './support/machines';
import { createSource, isTest, listSources, ROOT, type Source } from './support/sources';
import { findMoverErrors, findStateWrites } from './support/state-writes';
import { formatLocation, type Node, parseNodes, toDottedName, walkNodes } from './support/syntax';

const containsMachine = (node: unknown): boolean =>
  node !== null &&
  [...walkNodes(node as Node)].some(
    ({ type, callee }) => type === 'CallExpression' && toDottedName(callee) === 'defineStates',
  );

/** `orderStates` of `export const orderStates = defineStates(...)`, or of a table of machines. */
const listMachines = (file: Source): string[] =>
  [...parseNodes(file)]
    .filter((node) => node.type === 'VariableDeclarator' && containsMachine(node.init))
    .map((node) => String((node.id as Node).name));

/** A table from states to lists of states that is not passed to `defineStates`. */
const findTablesOutsideDefineStates = (file: Source): string[] => {
  // A file without a member that is a list needs no parsing.
  if (!/:(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*\[/.test(file.text)) return [];
  return [...parseNodes(file)]
    .filter((node) => node.type === 'VariableDeclarator' && isTable(node.init))
    .map((node) => formatLocation(file, node, 'has a table of states outside defineStates'));
};

function isTable(init: unknown): boolean {
  let node = init as Node | null;
  while (node && /^TS(?:As|Satisfies)Expression$/.test(node.type)) node = node.expression as Node;
  if (node?.type !== 'ObjectExpression') return false;
  const properties = node.properties as readonly Node[];
  const keys = new Set(properties.map((property) => String((property.key as Node | undefined)?.name)));
  return (
    properties.length > 1 &&
    properties.some(({ value }) => ((value as Node | undefined)?.elements as Node[] | undefined)?.length) &&
    properties.every(({ value }) => (value as Node | undefined)?.type === 'ArrayExpression') &&
    properties.every(({ value }) => ((value as Node).elements as Node[]).every((word) => keys.has(String(word?.value))))
  );
}

/** The enum of a model's column `state`, sorted, and its default. */
function readStateColumn(text: string, model: string) {
  const column = new RegExp(`^model ${model} \\{[^}]*?^ +state +(\\w+) +@default\\((\\w+)\\)`, 'm').exec(text);
  const words = new RegExp(`^enum ${column?.[1]} \\{([^}]*)\\}`, 'm').exec(text)?.[1]?.trim().split(/\s+/);
  return { states: words?.sort(), initial: column?.[2] };
}

const code = listSources(['app', 'components', 'lib'], /\.tsx?$/).filter((file) => !isTest(file));
const files = code.filter(({ name }) => /^lib\/.*\.ts$/.test(name) && name !== 'lib/platform/states.ts');
const tables = files.filter(({ name }) => /\/states\.ts$/.test(name));
const schema = listSources(['prisma/schema'], /\.prisma$/)
  .map(({ text }) => text)
  .join('\n');

describe('10 State machines are tables, checked at start; every change uses them', () => {
  it('every states.ts creates its machines with defineStates', async () => {
    expect(tables.length).toBeGreaterThan(1);
    expect(tables.filter((file) => listMachines(file).length === 0).map(({ name }) => name)).toEqual([]);
    // Loading the module checks for unreachable states.
    for (const { name } of tables) await import(pathToFileURL(path.join(ROOT, name)).href);
  });

  it('every table of states is inside defineStates', () =>
    expect(files.flatMap(findTablesOutsideDefineStates)).toEqual([]));

  it('only the move function writes a state', () => {
    expect(code.flatMap((file) => findStateWrites(file, MACHINES))).toEqual([]);
  });

  it.each(MACHINES)(
    'the mover of $model checks the transition, updates from the read state and records the change',
    (machine) => {
      const file = { name: machine.mover, text: readFileSync(path.join(ROOT, machine.mover), 'utf8') };
      expect(findMoverErrors(file, machine)).toEqual([]);
    },
  );

  it.each([
    ['Order', [...new Set(Object.values(orderStates).flatMap(({ states }) => [...states] as string[]))], 'unpaid'],
    ['Payment', paymentStates.states, paymentStates.initial],
    ['BookTask', taskStates.states, taskStates.initial],
    ['Redraw', redrawStates.states, redrawStates.initial],
    ['Shipment', shipmentStates.states, shipmentStates.initial],
    ['CompanyBatch', batchStates.states, batchStates.initial],
    ['SupportRequest', requestStates.states, requestStates.initial],
    ['Review', reviewStates.states, reviewStates.initial],
    ['CompanySubmission', submissionStates.states, submissionStates.initial],
  ])('%s: the database enum has the states of the machine and the same initial state', (model, states, initial) => {
    expect(readStateColumn(schema, model)).toEqual({ states: [...states].sort(), initial });
  });
});

const findErrors = (text: string) => findStateWrites(createSource(text, 'lib/payments/repository.ts'), MACHINES);

describe('the rule reports violations', () => {
  it('an enum with other states, or another default', () => {
    const text =
      'enum DoorState {\n  open\n  closed\n}\nmodel Door {\n  id String\n  state DoorState @default(closed)\n}';
    expect(readStateColumn(text, 'Door')).toEqual({ states: ['closed', 'open'], initial: 'closed' });
    expect(readStateColumn(text, 'Window')).toEqual({ states: undefined, initial: undefined });
  });

  it('a table outside defineStates', () => {
    const table = "const next = { open: ['closed'], closed: ['open'] } as const;";
    expect(findTablesOutsideDefineStates(createSource(table))).toHaveLength(1);
    expect(findTablesOutsideDefineStates(createSource("const sizes = { small: ['a4'], large: ['a3'] };"))).toEqual([]);
    expect(listMachines(createSource("const door = defineStates('door', 'open', {});"))).toEqual(['door']);
    expect(listMachines(createSource(table))).toEqual([]);
  });

  it.each([
    // Patterns of earlier code.
    `export const movePayment = async (tx: Tx, id: string, from: S, to: S, data = {}) =>
      (await tx.payment.updateMany({ where: { id, state: from }, data: { state: to, ...data } })).count === 1;`,
    `export const saveTask = (tx: Tx, key: Key, data: TaskData) =>
      tx.bookTask.upsert({ where: { k: key }, create: { ...key, ...data }, update: data });`,
    `export const failTask = ({ bookTask }: Tx, key: Key) => bookTask.updateMany({ where: key, data: { state: 'failed' } });`,
    `export const insertRedraw = (tx: Tx, key: Key) =>
      tx.redraw.upsert({ where: { key }, create: { a: 1 }, update: { state: 'queued', errorCode: null } });`,
    // The table is asked for decoration.
    `export async function pay(tx: Tx, id: string) {
      if (paymentStates.canMove('open', 'paid')) await tx.payment.update({ where: { id }, data: { state: 'paid' } });
    }`,
    // Hidden in a variable, a spread, a cast, a call, a wider type.
    "const paid = { state: 'paid' }; const f = (tx: Tx) => tx.payment.update({ where, data: paid });",
    'const f = (tx: Tx, row: PaymentRow) => tx.payment.update({ where, data: { ...row, amountMinor: 1 } });',
    "const f = (tx: Tx) => tx.order.update({ where, data: { 'state': 'paid' } as never });",
    'const f = (tx: Tx) => tx.order.update({ where, data: change() });',
    'const f = (tx: Tx, data: Prisma.OrderUncheckedUpdateInput) => tx.order.update({ where, data });',
    'const f = (tx: Tx, args: Args) => tx.order.update(args);',
    "const f = (tx: Tx) => tx.payment.create({ data: { amountMinor: 1, state: 'paid' } });",
    // By the back door.
    "const f = (tx: Tx) => tx.order.update({ where, data: { payments: { updateMany: { where, data: { state: 'paid' } } } } });",
    "const f = (tx: Tx) => tx['payment'].update({ where, data: { state: 'paid' } });",
    'const f = (tx: Tx) => { const payments = tx.payment; return payments.update({ where, data }); };',
    'const f = (tx: Tx) => write(tx.bookTask);',
    "const f = (tx: Tx) => tx.$executeRaw`UPDATE book_tasks SET state = 'done'`;",
    'const f = (tx: Tx) => tx.$executeRawUnsafe(\'INSERT INTO "payments" (id, state) VALUES ($1, $2)\', id, to);',
  ])('%s', (text) => expect(findErrors(text)).not.toEqual([]));

  it.each([
    'const f = (tx: Tx, id: string) => tx.payment.update({ where: { id }, data: { disputedAt: null } });',
    'const f = (tx: Tx, data: WithoutState<Prisma.OrderUncheckedUpdateInput>) => tx.order.update({ where, data });',
    "const f = (tx: Tx) => tx.payment.findMany({ where: { state: 'paid' } });",
    'const f = (tx: Tx) => tx.$executeRaw`UPDATE orders SET email = NULL`;',
    "const f = (deps: Deps) => deps.payment.refund('x', 1, 'k');",
  ])('accepts %s', (text) => expect(findErrors(text)).toEqual([]));
});

/** A correct mover; each test breaks one line of it. */
const MOVER = `export async function movePayment(tx: Tx, payment: Movable, to: State): Promise<boolean> {
  const { id, state: from } = payment;
  if (!paymentStates.canMove(from, to)) return false;
  const moved = await tx.payment.updateMany({ where: { id, state: from }, data: { state: to } });
  if (moved.count !== 1) return false;
  await tx.paymentChange.create({ data: { paymentId: id, from, to } });
  return true;
}`;

describe('the rule checks a mover', () => {
  const findErrors = (text: string) => findMoverErrors(createSource(text, PAYMENT.mover), PAYMENT);
  it('accepts a correct one', () => expect(findErrors(MOVER)).toEqual([]));
  it.each([
    ['reports one that does not check', 'if (!paymentStates.canMove(from, to)) return false;', ''],
    [
      'reports one that ignores the check',
      'if (!paymentStates.canMove(from, to)) return false;',
      'paymentStates.canMove(from, to);',
    ],
    [
      'reports one that continues after a failed check',
      'if (!paymentStates.canMove(from, to)) return false;',
      'if (!paymentStates.canMove(from, to)) log();',
    ],
    ['reports one that checks other states', 'canMove(from, to)', "canMove('open', to)"],
    ['reports one that updates from any state', 'where: { id, state: from }', 'where: { id }'],
    ['reports one without history', 'await tx.paymentChange.create({ data: { paymentId: id, from, to } });', ''],
    ['reports one that records other states', 'paymentId: id, from, to', "paymentId: id, from, to: 'paid'"],
    [
      'reports one with a second write',
      'return true;',
      'await tx.payment.update({ where: { id }, data: { state: to } });',
    ],
  ])('%s', (_, line, instead) => {
    expect(MOVER).toContain(line);
    expect(findErrors(MOVER.replace(line, instead))).not.toEqual([]);
  });
});
