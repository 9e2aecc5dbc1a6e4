import { afterAll, describe, expect, it } from 'vitest';
import { ok } from '@/lib/platform/result';
import { createLuluFulfilment } from './lulu';
import { createManualFulfilment } from './manual';
import type { FulfilmentPort, PrintOrder } from './port';
import { createSandboxFulfilment } from './sandbox';
import { startFakeLulu } from './testing/fake-lulu';

const GIFT: PrintOrder = {
  shipmentId: '3f0f6a52-7f0e-4d52-9a41-0d5a3a4e9b10',
  orderNumber: '7K3MA90Q',
  title: 'Noa and the moon',
  interior: { url: 'https://shop.example/interior.pdf', sha256: 'a'.repeat(64) },
  cover: { url: 'https://shop.example/cover.pdf', sha256: 'b'.repeat(64) },
  interiorPages: 28,
  bindingEdge: 'left',
  copies: 1,
  cardUrl: 'https://shop.example/api/gift-cards/1.x',
  dispatchBy: new Date('2026-12-24T12:00:00Z'),
  delivery: {
    method: 'standard',
    address: {
      fullName: 'Ruth Levi',
      phone: '+12025550123',
      country: 'US',
      state: 'TX',
      city: 'Austin',
      postalCode: '78701',
      street: '1200 Congress Ave',
      postOnly: false,
    },
  },
};
/** The words and signs of money, and of the papers that name it. */
const MONEY = /price|total|amount|invoice|receipt|currency|[₪$]|\bILS\b|\bUSD\b|\bKES\b|KSh|חשבונית|מחיר/i;

const bodies: string[] = [];
const keys = { clientKey: 'key', clientSecret: 'secret' };
const lulu = await startFakeLulu(keys);
afterAll(() => lulu.close());
const email = async () => ({
  async send({ subject, text }: { readonly subject: string; readonly text: string }) {
    bodies.push(subject, text);
    return ok({ providerId: '1' });
  },
});

const HOUSES: Readonly<Record<string, FulfilmentPort>> = {
  sandbox: createSandboxFulfilment({ secret: 'unit' }),
  manual: createManualFulfilment({ shopUrl: 'https://shop.example', secret: 'unit', to: 'print@x.test', email }),
  lulu: createLuluFulfilment({
    ...keys,
    baseUrl: lulu.url,
    podPackageId: '0850X0850',
    shippingLevel: 'MAIL',
    contactEmail: 's@x.test',
  }),
};

describe.each(Object.entries(HOUSES))('§9 gift: a gift at the print house %s', (name, house) => {
  it('nothing that it is handed names a price', async () => {
    bodies.length = 0;
    const before = lulu.log.length;
    expect(await house.submit(GIFT)).toMatchObject({ ok: true });
    const sent = [...bodies, ...lulu.log.slice(before).map(({ body }) => body.toString())];
    expect(sent.length).toBeGreaterThan(name === 'sandbox' ? -1 : 0);
    expect(sent.filter((body) => MONEY.test(body))).toEqual([]);
    expect(JSON.stringify(GIFT)).not.toMatch(MONEY);
  });

  it('says whether it puts the greeting card into the parcel', () => {
    expect(house.enclosesCard).toBe(name !== 'lulu');
  });
});
