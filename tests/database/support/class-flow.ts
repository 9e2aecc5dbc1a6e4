import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { handleStartClass } from '@/lib/kindergarten/production/start-class.handler';
import { handleWatchClasses } from '@/lib/kindergarten/production/watch-classes.handler';
import { orderClass } from '@/lib/kindergarten/server';
import { openCheckout } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import type { StoragePort } from '@/lib/providers/storage/port';
import { createCheckoutFlow, sandboxProvider } from './checkout-flow';
import { BOOK_HE, createDraftFlow, unwrap } from './draft-flow';
import { newDevice, newPhone } from './identities';
import { createPrintFlow } from './print-flow';
import { NOW } from './time';
import { createVerificationFlow } from './verification-flow';

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: StoragePort };
type ClassOptions = {
  readonly children?: number;
  readonly bookType?: 'digital' | 'printed';
  readonly delivery?: 'self_pickup' | 'standard' | 'express';
  readonly country?: 'IL' | 'US' | 'KE';
};
type Owned = { readonly id: string; readonly accountId: string };

/** Where the owner of the tests' shop hands books out. */
export const PICKUP_POINT = {
  address: 'הנשיא 12, חיפה',
  hours: { he: 'א׳–ה׳ 9–17', en: 'Sun–Thu 9–17', ar: 'الأحد–الخميس 9–17', ru: 'Вс–Чт 9–17' },
} as const;

let known: Promise<unknown> | undefined;
/** What the fake reader tells of every photo, read once by the real use cases. */
const readCharacter = (shop: Shop): Promise<unknown> => {
  // Without its jobs: the photo has no stored file that a real worker could read.
  known ??= createDraftFlow({ ...shop, enqueue: async () => {} })
    .withPhoto(newDevice())
    .then((draft) => draft.character);
  return known;
};

const toBook = (
  { deviceId, accountId }: { readonly deviceId: string; readonly accountId: string | null },
  childName: string,
  hero: unknown,
) => {
  const told = { childName, gender: 'girl', character: hero as object } as const;
  return { id: newId(), deviceId, accountId, language: 'he', catalogueId: BOOK_HE, ...told } as const;
};

/** A teacher's steps from a complete class to its books, with the real use cases; its rows are made directly. */
export function createClassFlow(shop: Shop) {
  const checkout = createCheckoutFlow(shop);
  const print = createPrintFlow(shop);
  const deps = (now = NOW) => ({ db: shop.db, enqueue: shop.enqueue, now });

  const steps = {
    /** A complete class of children with heroes. */
    async collected({ children = 10, bookType = 'digital', delivery, country = 'IL' }: ClassOptions = {}) {
      const owner = newDevice();
      const { accountId } = await createVerificationFlow(shop).signIn(newPhone(), owner.deviceId, country);
      const character = await readCharacter(shop);
      const { id } = await shop.db.kindergartenOrder.create({
        data: {
          deviceId: owner.deviceId,
          accountId,
          country,
          language: 'he',
          bookType,
          kindergartenName: 'גן רימון',
          contactName: 'דנה לוי',
          email: 'gan@example.com',
          catalogueId: BOOK_HE,
          delivery: bookType === 'printed' ? (delivery ?? 'standard') : null,
        },
      });
      const group = { id, accountId, deviceId: owner.deviceId, country };
      const books = Array.from({ length: children }, (_, at) =>
        toBook(group, `ילד${'אבגדהוזחטי'[at % 10]}`, character),
      );
      await shop.db.book.createMany({ data: books });
      await shop.db.kindergartenChild.createMany({
        data: books.map(({ id: bookId }, position) => ({ kindergartenId: id, bookId, position })),
      });
      return group;
    },
    /** One more child, whose parent added it by the link where `byLink` says what the teacher gets. */
    async addChild(
      group: Owned & { readonly deviceId: string },
      childName: string,
      character: unknown,
      position: number,
      byLink?: { readonly filesToTeacher: boolean },
    ) {
      const book = toBook(byLink ? { deviceId: newId(), accountId: null } : group, childName, character);
      await shop.db.book.create({ data: book });
      return shop.db.kindergartenChild.create({
        data: { kindergartenId: group.id, bookId: book.id, position, addedByLink: byLink !== undefined, ...byLink },
      });
    },
    order: async ({ id, accountId, country = 'IL' }: Owned & { readonly country?: 'IL' | 'US' | 'KE' }) =>
      orderClass(id, {
        db: shop.db,
        account: { accountId, country },
        deviceId: newId(),
        now: NOW,
        capabilities: ALL_CAPABILITIES,
        pickupPoints: { IL: PICKUP_POINT },
      }),
    checkout: (orderId: string, accountId: string, shownMinor?: number) =>
      openCheckout(
        orderId,
        { tier: 'digital', shownMinor },
        {
          ...deps(),
          payment: sandboxProvider,
          accountId,
          capabilities: ALL_CAPABILITIES,
          urls: () => ({ success: 'http://shop.test/ok', cancel: 'http://shop.test/back' }),
        },
      ),
    /** Ordered, with an address where books are sent, and an open checkout. */
    async withCheckout(options: ClassOptions = {}) {
      const group = await steps.collected(options);
      const { orderId } = unwrap(await steps.order(group));
      if (options.bookType === 'printed' && options.delivery !== 'self_pickup') await print.giveAddress(orderId);
      unwrap(await steps.checkout(orderId, group.accountId));
      const payment = await shop.db.payment.findFirstOrThrow({ where: { orderId } });
      return { ...group, orderId, payment };
    },
    webhook: checkout.webhook,
    start: (orderId: string) => handleStartClass({ orderId }, deps()),
    watch: (now = NOW) => handleWatchClasses(deps(now)),
    /** Paid and started: every book has an order of its own. */
    async started(options: ClassOptions = {}) {
      const group = await steps.withCheckout(options);
      await steps.webhook('paid', group.payment);
      await steps.start(group.orderId);
      return group;
    },
    parts: (groupOrderId: string) =>
      shop.db.order.findMany({ where: { groupOrderId }, orderBy: { id: 'asc' }, include: { book: true } }),
    async drawAll(groupOrderId: string) {
      await print.drawAll(...(await steps.parts(groupOrderId)).flatMap(({ bookId }) => bookId ?? []));
    },
    getState: async (id: string) => (await shop.db.order.findUniqueOrThrow({ where: { id } })).state,
    getMails: async (orderId: string) =>
      (await shop.db.messageSent.findMany({ where: { orderId } })).map(({ kind }) => kind).sort(),
  };
  return steps;
}
