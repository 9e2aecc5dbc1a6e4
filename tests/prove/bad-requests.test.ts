import { expect, it } from 'vitest';
import { createSenders } from '@/tests/database/support/bad-requests/create-senders';
import { listEndpoints } from '@/tests/database/support/bad-requests/list-endpoints';
import { sendBadRequests } from '@/tests/database/support/bad-requests/send-bad-requests';
import { withEveryService } from '@/tests/database/support/bad-requests/with-every-service';
import { withRequests } from '@/tests/database/support/requests';
import { withShop } from '@/tests/database/support/with-shop';
import { withStorage } from '@/tests/database/support/with-storage';

/** `REQUESTS=500 SEED=7 npm run prove bad-requests` sends others. */
const COUNT = Number(process.env.REQUESTS ?? 10_000);
const SEED = Number(process.env.SEED ?? 2026);

const shop = Object.assign(withShop(), { storage: withStorage() });
withRequests(shop);
withEveryService(shop);

/** One line per route: how often it gave which status. */
function report(outcomes: ReadonlyMap<string, ReadonlyMap<number, number>>): string {
  const lines = [...outcomes].map(([name, statuses]) => {
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
    return `${name.padEnd(60)} ${counts.join(', ')}`;
  });
  return lines.sort().join('\n');
}

it(`§7 calls: ${COUNT} generated bad requests to every route: no answer is a 500`, { timeout: 3_600_000 }, async () => {
  const outcomes = new Map<string, Map<number, number>>();
  const wrong: string[] = [];
  const options = { count: COUNT, seed: SEED };
  for await (const { name, status, sent } of sendBadRequests(
    await listEndpoints(),
    await createSenders(shop),
    options,
  )) {
    const statuses = outcomes.get(name) ?? new Map<number, number>();
    outcomes.set(name, statuses.set(status, (statuses.get(status) ?? 0) + 1));
    if (status >= 500) wrong.push(`${name} ${status}: ${sent}`);
  }
  console.info(report(outcomes));
  expect(wrong).toEqual([]);
});
