import { describe, expect, it } from 'vitest';
import { addressSchema } from '@/lib/orders';
import { saveAddress, suggestAddress } from '@/lib/orders/server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { order } = createCheckoutFlow(shop);
const HAIFA = addressSchema.parse({ country: 'IL', fullName: 'דנה לוי', city: 'חיפה', street: 'ת.ד. 123' });
const suggest = (id: string, accountId: string) => suggestAddress(id, { db: shop.db, accountId });

describe('§5 Shipping: the address of the last parcel is remembered', () => {
  it('for the next order of the account, and for nobody else', async () => {
    const phone = newPhone();
    const first = await order(phone);
    expect(unwrap(await suggest(first.id, first.accountId))).toBeNull();
    unwrap(await saveAddress(first.id, HAIFA, { db: shop.db, accountId: first.accountId }));
    const second = await order(phone);
    expect(unwrap(await suggest(second.id, second.accountId))).toEqual(HAIFA);
    const stranger = await order();
    expect(unwrap(await suggest(stranger.id, stranger.accountId))).toBeNull();
    expect(await suggest(second.id, stranger.accountId)).toMatchObject({ code: 'not_found' });
  });

  it('not for a gift, which goes to somebody else', async () => {
    const phone = newPhone();
    const first = await order(phone);
    unwrap(await saveAddress(first.id, HAIFA, { db: shop.db, accountId: first.accountId }));
    const gift = await order(phone);
    await shop.db.gift.create({ data: { orderId: gift.id, active: true, recipientName: 'Ruth' } });
    expect(unwrap(await suggest(gift.id, gift.accountId))).toBeNull();
  });
});
