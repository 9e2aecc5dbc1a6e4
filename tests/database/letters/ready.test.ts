import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL_CONSENT_VERSION, subscriptionSchema } from '@/lib/books';
import { handleDrawPreview } from '@/lib/books/drawing/handlers/draw-preview.handler';
import { notifyReady } from '@/lib/books/email-subscriptions/notify-ready';
import { deleteBook } from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { createDraftFlow } from '../support/draft-flow';
import { drawHeroInBothModels } from '../support/draw-hero';
import { createFakeEmail } from '../support/fake-email';
import { rejectingFacePainter as paintFace } from '../support/fake-photo-reader';
import { newDevice } from '../support/identities';
import { addSeconds, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { createMailRunner, SHOP_EMAIL } from './mail-runner';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approved, withBook, withPhoto, change, approve } = createDraftFlow(shop);
const { ask, work } = createMailRunner(shop);

const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
const fastIllustrator: IllustrationPort = {
  illustrate: async () => ok({ ...drawing, provider: 'local', costMicroUsd: 0 }),
};
const draw = async (id: string, illustrator = fastIllustrator) => {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
  const deps = { db: shop.db, storage, illustrator, paintFace, concurrency: 2, enqueue: shop.enqueue };
  await handleDrawPreview({ bookId: id, revision }, deps);
  await notifyReady(id, shop);
};
const drawHero = async (id: string) => {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
  const { db, enqueue } = shop;
  await drawHeroInBothModels(
    { bookId: id, revision },
    { db, enqueue, storage, illustrator: fastIllustrator, paintFace },
  );
  await notifyReady(id, shop);
};
const listSubscriptions = (bookId: string) => shop.db.draftLetter.findMany({ where: { bookId } });

beforeEach(async () => {
  await shop.db.$executeRaw`DELETE FROM pgboss.job`;
});

describe('waiting: notification by e-mail with consent', () => {
  it("one mail when the preview is ready, in the page's language, with a link; then the address is deleted", async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const email = 'Parent@Example.com';
    expect(await ask(id, owner, { email, language: 'ru' })).toEqual(ok({ stored: true }));
    const { sent, email: port } = createFakeEmail();
    await work(port);
    expect(sent).toEqual([]);
    await draw(id);
    await work(port);
    expect(sent).toMatchObject([{ to: 'parent@example.com', replyTo: SHOP_EMAIL }]);
    for (const part of [sent[0]?.text, sent[0]?.html]) expect(part).toContain('http://shop.test/IL/ru/resume#');
    expect(sent[0]?.text).toContain('נועה');
    expect(sent[0]?.subject).not.toContain('נועה');
    expect(await listSubscriptions(id)).toEqual([]);
    const note = await shop.db.messageSent.findFirstOrThrow({ where: { kind: 'previewReady' } });
    expect(JSON.stringify(note)).not.toContain('example.com');
    await work(port);
    await draw(id);
    await work(port);
    expect(sent).toHaveLength(1);
  });

  it("during the hero's drawing: notifies about the hero; after approval about the book instead", async () => {
    const owner = newDevice();
    const { id } = await withPhoto(owner);
    await ask(id, owner);
    await drawHero(id);
    const { sent, email } = createFakeEmail();
    await work(email);
    expect(sent).toMatchObject([{ key: expect.stringMatching(/^heroReady:/) }]);
    expect(await listSubscriptions(id)).toEqual([]);

    const quickParent = newDevice();
    const other = await withPhoto(quickParent);
    await ask(other.id, quickParent);
    await drawHero(other.id);
    await approve(other.id, quickParent);
    await work(email);
    expect(sent).toHaveLength(1);
    await draw(other.id);
    await work(email);
    expect(sent[1]).toMatchObject({ key: expect.stringMatching(/^previewReady:/) });
  });

  it('sends at once when it is already ready', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await draw(id);
    await ask(id, owner);
    const { sent, email } = createFakeEmail();
    await work(email);
    expect(sent).toHaveLength(1);
  });

  it('notifies an address stored while the drawing finishes', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await Promise.all([draw(id), ask(id, owner)]);
    const { sent, email } = createFakeEmail();
    await work(email);
    expect(sent).toHaveLength(1);
  });

  it('after a change: notifies about the new preview, not the old one', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await ask(id, owner);
    await draw(id);
    await change(id, owner, { age: 9 });
    const { sent, email } = createFakeEmail();
    await work(email);
    expect([sent.length, (await listSubscriptions(id)).length]).toEqual([0, 1]);
  });

  it('retries during an outage; deletes an address that permanently rejects mail', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await ask(id, owner);
    await draw(id);
    const refusing = (permanent: boolean) => createFakeEmail(() => fail('email_not_delivered', { permanent })).email;
    await expect(work(refusing(false))).rejects.toThrow('was not delivered');
    expect(await listSubscriptions(id)).toHaveLength(1);
    await work(refusing(true));
    expect(await listSubscriptions(id)).toEqual([]);
  });
});

describe('a stored address', () => {
  it('requires consent and a valid address', () => {
    const said = {
      email: 'a@example.com',
      consent: true,
      textVersion: EMAIL_CONSENT_VERSION,
      language: 'he',
      reason: 'draft',
    };
    expect(subscriptionSchema.parse(said)).toMatchObject({ country: 'IL' });
    const codes = (change: object) =>
      subscriptionSchema.safeParse({ ...said, ...change }).error?.issues.map((issue) => issue.message);
    expect(codes({ consent: false })).toEqual(['letter_consent_required']);
    expect(codes({ consent: undefined })).toEqual(['letter_consent_required']);
    for (const email of ['', 'a', 'a@b', 'a b@example.com', undefined])
      expect(codes({ email })).toContain('email_invalid');
  });

  it('is stored once with its consent; a new address replaces it, the same one changes nothing', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await ask(id, owner, { email: 'a@example.com' });
    await shop.db.draftLetter.updateMany({ where: { bookId: id }, data: { consentVersion: 'older' } });
    await ask(id, owner, { email: 'A@example.com' }, addSeconds(60));
    const [first] = await listSubscriptions(id);
    expect(first).toMatchObject({
      email: 'a@example.com',
      consentVersion: EMAIL_CONSENT_VERSION,
      consentAt: addSeconds(60),
    });
    await ask(id, owner, { email: 'b@example.com' });
    expect(await listSubscriptions(id)).toMatchObject([{ email: 'b@example.com', reason: 'preview' }]);
  });

  it("is rejected for another visitor's draft and for one without a story", async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    expect(await ask(id, newDevice())).toMatchObject({ code: 'not_found' });
    await shop.db.book.update({ where: { id }, data: { catalogueId: null } });
    expect(await ask(id, owner)).toMatchObject({ code: 'preview_not_ready' });
  });

  it('gets three mails per hour at most, from any device; a device may store six', async () => {
    const email = 'victim@example.com';
    const books = await Promise.all([1, 2, 3, 4].map(async () => ({ owner: newDevice() })));
    const outcomes: (string | true)[] = [];
    for (const { owner } of books) {
      const { id } = await withBook(owner);
      const asked = await ask(id, owner, { email, reason: 'draft' });
      outcomes.push(asked.ok || asked.code);
    }
    expect(outcomes).toEqual([true, true, true, 'rate_limited']);
    const owner = newDevice();
    const { id } = await withBook(owner);
    const own = [];
    for (let at = 0; at < 7; at += 1) own.push((await ask(id, owner)).ok);
    expect(own).toEqual([true, true, true, true, true, true, false]);
    expect((await ask(id, owner, {}, addSeconds(HOUR + 1))).ok).toBe(true);
  });

  it('is deleted with its draft', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await ask(id, owner);
    await deleteBook(id, { db: shop.db, owner, storage, closeOrders, bought: false, now: NOW });
    expect(await listSubscriptions(id)).toEqual([]);
  });
});
