import { beforeEach, describe, expect, it } from 'vitest';
import { LETTER_CONSENT_VERSION, letterSchema } from '@/lib/books';
import { handleDrawPreview } from '@/lib/books/draw-preview.handler';
import { announce, deleteBook } from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { wizard } from '../support/drafts';
import { drawHeroInBothModels } from '../support/draw-hero';
import { paintsNoFace as paintFace } from '../support/face';
import { stranger } from '../support/people';
import { post } from '../support/post';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { HOUR, later, NOW } from '../support/time';
import { desk, SHOP_EMAIL } from './desk';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approved, withBook, withPhoto, change, approve } = wizard(shop);
const { ask, work } = desk(shop);

const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
const quick: IllustrationPort = { illustrate: async () => ok({ ...drawing, provider: 'local', costMicroUsd: 0 }) };
const draw = async (id: string, illustrator = quick) => {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
  const deps = { db: shop.db, storage, illustrator, paintFace, sideBySide: 2, enqueue: shop.enqueue };
  await handleDrawPreview({ bookId: id, revision }, deps);
  await announce(id, shop);
};
const drawHero = async (id: string) => {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
  const { db, enqueue } = shop;
  await drawHeroInBothModels({ bookId: id, revision }, { db, enqueue, storage, illustrator: quick, paintFace });
  await announce(id, shop);
};
const letters = (bookId: string) => shop.db.draftLetter.findMany({ where: { bookId } });

beforeEach(async () => {
  await shop.db.$executeRaw`DELETE FROM pgboss.job`;
});

describe('issue 6 "Waiting": by a consented e-mail', () => {
  it('one mail when the preview is ready, in the language of the page, with a link back; then the address is gone', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    const email = 'Parent@Example.com';
    expect(await ask(id, owner, { email, language: 'ru' })).toEqual(ok({ stored: true }));
    const { sent, email: port } = post();
    await work(port);
    expect(sent).toEqual([]);
    await draw(id);
    await work(port);
    expect(sent).toMatchObject([{ to: 'parent@example.com', replyTo: SHOP_EMAIL }]);
    for (const part of [sent[0]?.text, sent[0]?.html]) expect(part).toContain('http://shop.test/IL/ru/resume#');
    expect(sent[0]?.text).toContain('נועה');
    expect(sent[0]?.subject).not.toContain('נועה');
    expect(await letters(id)).toEqual([]);
    const note = await shop.db.messageSent.findFirstOrThrow({ where: { kind: 'previewReady' } });
    expect(JSON.stringify(note)).not.toContain('example.com');
    await work(port);
    await draw(id);
    await work(port);
    expect(sent).toHaveLength(1);
  });

  it('while the hero is drawn: told that it can be met; once approved, of the book instead', async () => {
    const owner = stranger();
    const { id } = await withPhoto(owner);
    await ask(id, owner);
    await drawHero(id);
    const { sent, email } = post();
    await work(email);
    expect(sent).toMatchObject([{ key: expect.stringMatching(/^heroReady:/) }]);
    expect(await letters(id)).toEqual([]);

    const quickParent = stranger();
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

  it('asked when it is ready already: at once', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    await draw(id);
    await ask(id, owner);
    const { sent, email } = post();
    await work(email);
    expect(sent).toHaveLength(1);
  });

  it('asked just as it is being finished: told either way', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    await Promise.all([draw(id), ask(id, owner)]);
    const { sent, email } = post();
    await work(email);
    expect(sent).toHaveLength(1);
  });

  it('corrected meanwhile: told of the new preview, not of the old', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    await ask(id, owner);
    await draw(id);
    await change(id, owner, { age: 9 });
    const { sent, email } = post();
    await work(email);
    expect([sent.length, (await letters(id)).length]).toEqual([0, 1]);
  });

  it('a post that is down is tried again; an address that never takes mail is deleted', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    await ask(id, owner);
    await draw(id);
    const refusing = (permanent: boolean) => post(() => fail('email_not_delivered', { permanent })).email;
    await expect(work(refusing(false))).rejects.toThrow('was not delivered');
    expect(await letters(id)).toHaveLength(1);
    await work(refusing(true));
    expect(await letters(id)).toEqual([]);
  });
});

describe('an address that is left', () => {
  it('needs its consent and a name with an @', () => {
    const said = {
      email: 'a@example.com',
      consent: true,
      textVersion: LETTER_CONSENT_VERSION,
      language: 'he',
      reason: 'draft',
    };
    expect(letterSchema.parse(said)).toMatchObject({ country: 'IL' });
    const codes = (change: object) =>
      letterSchema.safeParse({ ...said, ...change }).error?.issues.map((issue) => issue.message);
    expect(codes({ consent: false })).toEqual(['letter_consent_required']);
    expect(codes({ consent: undefined })).toEqual(['letter_consent_required']);
    for (const email of ['', 'a', 'a@b', 'a b@example.com', undefined])
      expect(codes({ email })).toContain('email_invalid');
  });

  it('is kept with its consent once, newest first; the same again changes nothing', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    await ask(id, owner, { email: 'a@example.com' });
    await shop.db.draftLetter.updateMany({ where: { bookId: id }, data: { consentVersion: 'older' } });
    await ask(id, owner, { email: 'A@example.com' }, later(60));
    const [first] = await letters(id);
    expect(first).toMatchObject({
      email: 'a@example.com',
      consentVersion: LETTER_CONSENT_VERSION,
      consentAt: later(60),
    });
    await ask(id, owner, { email: 'b@example.com' });
    expect(await letters(id)).toMatchObject([{ email: 'b@example.com', reason: 'preview' }]);
  });

  it('is refused for somebody else’s draft and for one without a story', async () => {
    const owner = stranger();
    const { id } = await withBook(owner);
    expect(await ask(id, stranger())).toMatchObject({ code: 'not_found' });
    await shop.db.book.update({ where: { id }, data: { catalogueId: null } });
    expect(await ask(id, owner)).toMatchObject({ code: 'preview_not_ready' });
  });

  it('is written to three times an hour at most, whoever asks; a device leaves six', async () => {
    const email = 'victim@example.com';
    const books = await Promise.all([1, 2, 3, 4].map(async () => ({ owner: stranger() })));
    const outcomes: (string | true)[] = [];
    for (const { owner } of books) {
      const { id } = await withBook(owner);
      const asked = await ask(id, owner, { email, reason: 'draft' });
      outcomes.push(asked.ok || asked.code);
    }
    expect(outcomes).toEqual([true, true, true, 'rate_limited']);
    const owner = stranger();
    const { id } = await withBook(owner);
    const own = [];
    for (let at = 0; at < 7; at += 1) own.push((await ask(id, owner)).ok);
    expect(own).toEqual([true, true, true, true, true, true, false]);
    expect((await ask(id, owner, {}, later(HOUR + 1))).ok).toBe(true);
  });

  it('goes with its draft', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    await ask(id, owner);
    await deleteBook(id, { db: shop.db, owner, storage, closeOrders, now: NOW });
    expect(await letters(id)).toEqual([]);
  });
});
