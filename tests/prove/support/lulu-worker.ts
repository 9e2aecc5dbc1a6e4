import { afterAll, beforeAll } from 'vitest';
import { startFakeLulu } from '@/lib/providers/fulfilment/testing/fake-lulu';
import { withRealWorker } from './real-worker';

const KEYS = { clientKey: 'key', clientSecret: 'secret' };

type Lulu = Awaited<ReturnType<typeof startFakeLulu>>;

/** The real worker with a print house that counts its jobs; `losesAnswer` as in `startFakeLulu`. */
export function withLuluWorker(database: { readonly url: string }, losesAnswer?: () => boolean) {
  let lulu: Lulu | undefined;
  beforeAll(async () => {
    lulu = await startFakeLulu(KEYS, losesAnswer ? { losesAnswer } : {});
  });
  afterAll(() => lulu?.close());
  const getLulu = (): Lulu => {
    if (!lulu) throw new Error('The print house is open inside tests and hooks only.');
    return lulu;
  };
  const worker = withRealWorker(database, () => ({
    FULFILMENT: 'lulu',
    LULU_BASE_URL: getLulu().url,
    LULU_CLIENT_KEY: KEYS.clientKey,
    LULU_CLIENT_SECRET: KEYS.clientSecret,
  }));
  return {
    worker,
    /** The jobs of a shipment, or all jobs, that the print house took. */
    luluJobs: (shipmentId?: string) =>
      getLulu().jobs.filter(({ external_id }) => shipmentId === undefined || external_id === shipmentId),
  };
}
