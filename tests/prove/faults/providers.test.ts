import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countOrders, expectAll, formatCounts, formatRepeated } from './support/check-orders';
import { withFaultShop } from './support/fault-shop';
import { isQuick, recordFault } from './support/fault-table';
import { formatOutage, startLoad, watchPages } from './support/load';
import { buyBook, type PaidOrder } from './support/parent';
import { confirmPrint, openProof } from './support/printed-book';
import { type Services, startServices } from './support/services';

const TROUBLE = { errors: 0.3, timeouts: 0.2, latencyMs: 5000 } as const;
const TROUBLE_MS = (isQuick ? 1.5 : 5) * 60_000;
/** Their print job is handed over while the print house fails. */
const PRINTED = isQuick ? 2 : 4;
const TIMEOUT_MS = 60 * 60_000;

let services: Services | undefined;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services?.close());
const getServices = (): Services => {
  if (!services) throw new Error('The services are open inside tests and hooks only.');
  return services;
};
const shop = withFaultShop(() => getServices().settings);

/** Books that wait for their confirmation: drawing them takes long, and nothing fails yet. */
async function buyPrintedBooks() {
  const { customer } = getServices();
  const orders: PaidOrder[] = [];
  for (let nth = 0; nth < PRINTED; nth += 1) orders.push(await buyBook(shop, customer, 'printed'));
  const proofs = await Promise.all(orders.map(openProof));
  return {
    orders,
    confirm: () => Promise.all(orders.map((order, at) => proofs[at] && confirmPrint(order, proofs[at]))),
  };
}

const formatTries = (counts: Services['counts']): string =>
  Object.entries(counts)
    .map(
      ([name, { requests, errors, timeouts }]) =>
        `${name} ${requests} requests, ${errors} errors, ${timeouts} time-outs`,
    )
    .join('; ');

it('§9 payment: providers that fail, hang and are slow: charged once, made once, told once', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { customer, counts, listMails, listPrinted, setTrouble } = getServices();
  const printed = await buyPrintedBooks();
  const pages = watchPages(shop.url);
  setTrouble(TROUBLE);
  const load = startLoad(shop, { parents: 8, waiting: 12, customer });
  await Promise.all([printed.confirm(), sleep(TROUBLE_MS)]);
  setTrouble(null);
  const { paid, failures } = await load.stop();
  const orders = [...printed.orders, ...paid];
  const { counts: seen, repeatedMails } = await countOrders(shop.db, orders, listMails, listPrinted);
  const { longestSeconds } = await pages.stop();
  recordFault({
    fault: `providers with 30 % errors, 20 % time-outs and 5 s latency for ${TROUBLE_MS / 60_000} minutes`,
    tries: Object.values(counts).reduce((sum, { requests }) => sum + requests, 0),
    expected: formatCounts(expectAll(orders.length)),
    seen: [
      formatCounts(seen),
      `${PRINTED} of them printed`,
      formatTries(counts),
      formatRepeated(repeatedMails),
      formatOutage(longestSeconds),
    ].join('; '),
  });
  expect(failures).toEqual([]);
  expect(paid.length).toBeGreaterThan(0);
  for (const { errors, timeouts } of Object.values(counts)) expect(errors + timeouts).toBeGreaterThan(0);
  expect(seen).toEqual(expectAll(orders.length));
});
