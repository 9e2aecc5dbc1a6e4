import { beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as uploadPhoto } from '@/app/api/books/[bookId]/photo/route';
import { POST as create } from '@/app/api/books/create/route';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';
import { changeDraft, continueWithoutPhoto, createDraft, type Owner, retryTask } from '@/lib/books/server';
import type { Result } from '@/lib/platform/result';
import { photoReader } from '@/lib/server/threads/photo-reader';
import { createCheckoutFlow } from './support/checkout-flow';
import { BOOK_HE, createDraftFlow, unwrap } from './support/draft-flow';
import { fakePhotoReader } from './support/fake-photo-reader';
import { newDevice, newPhone } from './support/identities';
import { NOW } from './support/time';
import { createVerificationFlow, RIGHT_CODE } from './support/verification-flow';
import { withQueryCount } from './support/with-query-count';
import { withRoutes } from './support/with-routes';
import { withShop } from './support/with-shop';
import { withStorage } from './support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const counted = withQueryCount(shop);
const { countQueries } = counted;
const callRoute = withRoutes(counted);

// The reader of the shop is a thread of its own server.
beforeAll(() => {
  vi.spyOn(photoReader, 'normalize').mockImplementation(fakePhotoReader.normalize);
  vi.spyOn(photoReader, 'readFace').mockImplementation(fakePhotoReader.readFace);
});

/** What leads to a command, and the command itself, whose queries are counted. */
const [before, steps] = [createDraftFlow(shop), createDraftFlow(counted)];
const [orders, checkouts] = [createCheckoutFlow(shop), createCheckoutFlow(counted)];
const [codes, verification] = [createVerificationFlow(shop), createVerificationFlow(counted)];

const CHILD = { childName: 'נועה', gender: 'girl', age: 5, catalogueId: BOOK_HE } as const;
const deps = (owner: Owner) => ({ db: counted.db, enqueue: counted.enqueue, owner, now: NOW });
/** A command that must succeed, or its few queries would be those of a refusal. */
const count = (command: () => Promise<Result<unknown>>) => countQueries(async () => unwrap(await command()));

/** The visitor's upload of a photo: visitor, limits, permission, photo and reply. `last` distinguishes photos. */
const upload = async (bookId: string, last: number) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array([1, 2, last])]), 'photo');
  form.set('consent', JSON.stringify({ accepted: true, textVersion: PHOTO_CONSENT_VERSION, language: 'he' }));
  expect((await callRoute(uploadPhoto, form, { bookId })).status).toBe(200);
};

/** The most queries of each command, with its reply. A limit only falls, unless the command does more than before. */
const COMMANDS: readonly (readonly [command: string, most: number, count: () => Promise<number>])[] = [
  ['a new draft', 1, () => count(() => createDraft({ language: 'he', ...CHILD }, deps(newDevice())))],
  [
    'the child and the story',
    9,
    async () => {
      const owner = newDevice();
      const { id } = unwrap(await createDraft({ language: 'he' }, { ...deps(owner), db: shop.db }));
      return count(() => changeDraft(id, CHILD, deps(owner)));
    },
  ],
  [
    'a photo',
    20,
    async () => {
      const { body } = await callRoute(create, { language: 'he', ...CHILD });
      return countQueries(() => upload(body.id ?? '', 3));
    },
  ],
  [
    'another photo',
    25,
    async () => {
      const { body } = await callRoute(create, { language: 'he', ...CHILD });
      await upload(body.id ?? '', 3);
      return countQueries(() => upload(body.id ?? '', 4));
    },
  ],
  [
    'the same photo again',
    14,
    async () => {
      const { body } = await callRoute(create, { language: 'he', ...CHILD });
      await upload(body.id ?? '', 3);
      return countQueries(() => upload(body.id ?? '', 3));
    },
  ],
  [
    'no photo',
    14,
    async () => {
      const owner = newDevice();
      const { id } = await before.withBook(owner);
      return count(() => continueWithoutPhoto(id, deps(owner)));
    },
  ],
  [
    'a change that draws the hero again',
    14,
    async () => {
      const owner = newDevice();
      const { id } = await before.withPhoto(owner);
      return count(() => changeDraft(id, { age: 6 }, deps(owner)));
    },
  ],
  [
    'a drawing that is tried again',
    15,
    async () => {
      const owner = newDevice();
      const { id } = await before.withPhoto(owner);
      await shop.db.bookTask.updateMany({ where: { bookId: id }, data: { state: 'failed' } });
      return count(() => retryTask(id, 'character', deps(owner)));
    },
  ],
  [
    'the approval of the hero',
    14,
    async () => {
      const owner = newDevice();
      const { id } = await before.withPhoto(owner);
      return count(() => steps.approve(id, owner));
    },
  ],
  [
    'a sign-in that adopts a draft',
    27,
    async () => {
      const [owner, phone] = [newDevice(), newPhone()];
      await before.approved(owner);
      unwrap(await codes.requestCode(phone, owner));
      return count(() => verification.verifyCode(phone, RIGHT_CODE, owner));
    },
  ],
  [
    'an open checkout',
    24,
    async () => {
      const order = await orders.order();
      return count(() => checkouts.checkout(order));
    },
  ],
  [
    'the payment',
    23,
    async () => {
      const { payment } = await orders.withOpenCheckout();
      return countQueries(async () => expect(await checkouts.webhook('paid', payment)).toBe('handled'));
    },
  ],
  ['everything from a draft to an open checkout', 109, () => countQueries(() => checkouts.withOpenCheckout())],
];

describe('11 a command reads only what it needs, in a fixed number of queries', () => {
  it.each(COMMANDS)('%s: %i at most', async (_, most, run) => {
    const queries = await run();
    expect(queries).toBeGreaterThan(0);
    expect(queries).toBeLessThanOrEqual(most);
  });
});
