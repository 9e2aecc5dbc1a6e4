import { writeFileSync } from 'node:fs';
import { PrismaPg } from '@prisma/adapter-pg';
import { it } from 'vitest';
import { PrismaClient } from '../../.data/joins/client/client';
import { draftSelect } from '@/lib/books/selects';
import { createDraftFlow } from './support/draft-flow';
import { newDevice } from './support/identities';
import { withShop } from './support/with-shop';
import { withStorage } from './support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
it('measures', async () => {
  const out: string[] = [];
  const steps = createDraftFlow(shop);
  const ids: string[] = [];
  for (let i = 0; i < 4; i += 1) ids.push((await steps.approved(newDevice())).id);
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: shop.url, max: 4 }), log: [{ emit: 'event', level: 'query' }] });
  let n = 0;
  db.$on('query', () => (n += 1));
  for (const relationLoadStrategy of ['query', 'join'] as const) {
    n = 0;
    const one = () => db.book.findFirst({ relationLoadStrategy, where: { id: ids[0] }, select: draftSelect });
    await one();
    const queries = n;
    const start = performance.now();
    for (let i = 0; i < 200; i += 1) await one();
    out.push(`${relationLoadStrategy}: ${queries} queries, ${((performance.now() - start) / 200).toFixed(2)} ms`);
  }
  for (const strategy of ['query', 'join'] as const) {
    try {
      const rows = await Promise.all(ids.map((id) => db.book.findUnique({ relationLoadStrategy: strategy, where: { id }, select: draftSelect })));
      out.push(`parallel findUnique ${strategy}: ok ${rows.map((r) => r?.id === undefined).join()} ${JSON.stringify(rows.map((r) => r?.photos.length))}`);
    } catch (e) {
      out.push(`parallel findUnique ${strategy}: FAILED ${String(e).slice(-300)}`);
    }
  }
  await db.$disconnect();
  writeFileSync('.data/joins.txt', out.join('\n'));
});
