import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultShop } from './fault-shop';
import { buyBook, type Customer, type PaidOrder } from './parent';

/** What parents and the count of their orders need of a shop. */
export type LoadedShop = Pick<FaultShop, 'db' | 'url' | 'visitor'>;

type LoadOptions = {
  /** Parents who buy at once. */
  readonly parents: number;
  /** Paid books that wait to be made, beyond which nobody begins another one. */
  readonly waiting: number;
  readonly customer?: Customer;
};

/** Parents who buy one book after the other until `stop`, which returns every order that the shop acknowledged. */
export function startLoad(shop: LoadedShop, { parents, waiting, customer }: LoadOptions) {
  const paid: PaidOrder[] = [];
  const failures: string[] = [];
  let stopped = false;
  const countWaiting = () => shop.db.order.count({ where: { state: 'in_production' } }).catch(() => 0);

  const run = async (): Promise<void> => {
    while (!stopped) {
      if ((await countWaiting()) >= waiting) await sleep(500);
      else {
        await buyBook(shop, customer).then(
          (order) => paid.push(order),
          (error: unknown) => failures.push(String(error)),
        );
      }
    }
  };
  const running = Array.from({ length: parents }, run);
  return {
    paid: paid as readonly PaidOrder[],
    async stop() {
      stopped = true;
      await Promise.all(running);
      return { paid, failures };
    },
  };
}

/** Asks for a page four times a second; `stop` tells the longest time without an answer, in seconds. */
export function watchPages(url: string) {
  let stopped = false;
  let lastAnswer = Date.now();
  let longestMs = 0;
  let answered = 0;
  const run = async (): Promise<void> => {
    while (!stopped) {
      const response = await fetch(`${url}/il/he`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
      if (response?.ok) {
        longestMs = Math.max(longestMs, Date.now() - lastAnswer);
        lastAnswer = Date.now();
        answered += 1;
      }
      await response?.body?.cancel();
      await sleep(250);
    }
  };
  const running = run();
  return {
    async stop() {
      stopped = true;
      await running;
      return { answered, longestSeconds: Math.max(longestMs, Date.now() - lastAnswer) / 1000 };
    },
  };
}

/** How long the shop's pages were away, for the table. */
export const formatOutage = (seconds: number): string => `longest time without a page ${seconds.toFixed(1)} s`;
