import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { WORKER_TIMEOUT } from '../timeouts';

/** The visitor has agreed to be measured. */
export const allowMeasuring = (context: BrowserContext, purposes = '.analytics.advertising') =>
  context.addCookies([{ name: 'consent', value: `v1${purposes}`, url: process.env.SHOP_URL ?? 'http://localhost' }]);

type SandboxEvent = {
  readonly service: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** §7: an order's checkout and its purchase, once in each service, with the same id in the browser and from the server. */
export async function expectPurchase(request: APIRequestContext, orderNumber: string): Promise<void> {
  const list = async () => {
    const events: readonly SandboxEvent[] = await (await request.get('/api/sandbox/events')).json();
    const ids = [`initiatecheckout_${orderNumber}`, `purchase_${orderNumber}`];
    const own = events.filter(({ data }) => Object.values(data).some((value) => ids.includes(String(value))));
    // Mixpanel sends what a closed page has sent once more, and counts an insert id once.
    const counted = own.filter(
      ({ data: { $insert_id: id } }, at) =>
        id === undefined || own.findIndex(({ data }) => data.$insert_id === id) === at,
    );
    return counted.map(({ service, name }) => `${service} ${name}`).sort();
  };
  const browser = ['InitiateCheckout', 'Purchase'].flatMap((name) => [`analytics ${name}`, `pixel ${name}`]);
  await expect.poll(list, { timeout: WORKER_TIMEOUT }).toEqual([...browser, 'conversions Purchase'].sort());
}
