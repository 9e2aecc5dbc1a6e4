import { describe, expect, it } from 'vitest';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';
import { handleRedraw } from '@/lib/books/redraws/redraw.handler';
import { choosePortrait, draftView, failRedraw, type Owner, ownedBook, redrawPortrait } from '@/lib/books/server';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { value, wizard } from '../support/drafts';
import { drawHeroInBothModels } from '../support/draw-hero';
import { paintsNoFace as paintFace } from '../support/face';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { till } from '../support/till';
import { NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, withPhoto, change, attach } = wizard(shop);
const { paid } = till(shop);

const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
const draws: IllustrationPort = {
  illustrate: async () => ok({ ...drawing, provider: 'local', costMicroUsd: 0 }),
};
const refuses: IllustrationPort = { illustrate: async () => fail('illustration_unavailable') };

const ask = (id: string, owner: Owner, model: 'regular' | 'advanced' = 'regular') =>
  redrawPortrait(id, { model }, { db: shop.db, owner, enqueue: shop.enqueue });
const choose = (id: string, owner: Owner, variation: number) =>
  choosePortrait(id, { model: 'regular', variation }, { db: shop.db, owner });
async function work(bookId: string, illustrator = draws) {
  const asked = await shop.db.redraw.findMany({ where: { bookId, state: 'queued' } });
  for (const { id } of asked) await handleRedraw({ redrawId: id }, { db: shop.db, storage, illustrator, paintFace });
}
async function met() {
  const owner = stranger();
  const { id } = await withPhoto(owner);
  await drawHero(id);
  return { id, owner };
}
async function drawHero(id: string) {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
  const { db, enqueue } = shop;
  await drawHeroInBothModels({ bookId: id, revision }, { db, enqueue, storage, illustrator: draws, paintFace });
}
async function view(id: string, owner: Owner) {
  const book = await ownedBook(shop.db, id, owner);
  if (!book) throw new Error('No such book');
  return draftView(book, storage.signedUrl, NOW, { photoConsent: PHOTO_CONSENT_VERSION, owner });
}

describe('rulings "Limits": re-drawn illustrations before purchase, 3 per book', () => {
  it('each is another picture beside the ones before, and the newest is shown', async () => {
    const { id, owner } = await met();
    const first = await view(id, owner);
    expect(first).toMatchObject({ redraws: { left: 3, limit: 3 }, portraitVariation: 0 });
    value(await ask(id, owner));
    expect((await view(id, owner)).variations).toMatchObject([
      { variation: 0, url: first.portraits.regular },
      { variation: 1, url: null, failed: null },
    ]);
    await work(id);
    const after = await view(id, owner);
    expect(after).toMatchObject({ redraws: { left: 2 }, portraitVariation: 1 });
    expect(after.variations.map(({ url }) => url)).toEqual([first.portraits.regular, after.portraits.regular]);
    expect(after.portraits.regular).not.toBe(first.portraits.regular);
  });

  it('an earlier one is taken back free, one that is not drawn is not there', async () => {
    const { id, owner } = await met();
    value(await ask(id, owner));
    await work(id);
    expect(value(await choose(id, owner, 0))).toMatchObject({ portraitVariation: 0 });
    expect(await choose(id, owner, 3)).toMatchObject({ code: 'not_found' });
    expect(await choose(id, stranger(), 1)).toMatchObject({ code: 'not_found' });
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 2 } });
  });

  it('many windows at once get three and no more', async () => {
    const { id, owner } = await met();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(id, owner)));
    expect(answers.filter(({ ok: given }) => given)).toHaveLength(3);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'illustration_limit_reached')).toHaveLength(5);
    const asked = await shop.db.redraw.findMany({ where: { bookId: id }, orderBy: { variation: 'asc' } });
    expect(asked.map(({ variation }) => variation)).toEqual([1, 2, 3]);
    const jobs = await shop.queue.jobs('redraw');
    expect(jobs.filter(({ group }) => group === owner.deviceId)).toHaveLength(3);
  });

  it('whatever the revision: corrections and another photo give none back', async () => {
    const { id, owner } = await met();
    value(await ask(id, owner));
    value(await ask(id, owner));
    await work(id);
    const { character } = await view(id, owner);
    if (!character) throw new Error('No hero');
    value(await change(id, owner, { character: { ...character, freckles: !character.freckles } }));
    await drawHero(id);
    // The portrait that was chosen is the one that is drawn of the corrected hero.
    expect(await view(id, owner)).toMatchObject({ portraitVariation: 2, redraws: { left: 1 } });
    value(await ask(id, owner));
    expect(await ask(id, owner)).toMatchObject({ code: 'illustration_limit_reached' });
    await attach(id, owner, NOW, 9);
    expect(await ask(id, owner)).toMatchObject({ code: 'illustration_limit_reached' });
  });

  it('corrections are free and not counted', async () => {
    const { id, owner } = await met();
    const { character } = await view(id, owner);
    if (!character) throw new Error('No hero');
    for (const nose of ['broad', 'long', 'up', 'button'] as const) {
      value(await change(id, owner, { character: { ...character, nose } }));
    }
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 3 } });
  });
});

describe('§8: illustration generation failed', () => {
  it('a failed one is said, not counted, and may be asked for again', async () => {
    const { id, owner } = await met();
    value(await ask(id, owner));
    await work(id, refuses);
    const failed = await view(id, owner);
    expect(failed).toMatchObject({ redraws: { left: 3 }, portraitVariation: 0 });
    expect(failed.variations).toMatchObject([{ variation: 0 }, { variation: 1, failed: 'illustration_unavailable' }]);
    value(await ask(id, owner));
    await work(id);
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 2 }, portraitVariation: 1 });
  });

  it('what the worker gave up is given back; what is drawn stays counted', async () => {
    const { id, owner } = await met();
    value(await ask(id, owner));
    const [asked] = await shop.db.redraw.findMany({ where: { bookId: id } });
    await failRedraw(shop.db, asked?.id ?? '', 'illustration_failed');
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 3 } });
    value(await ask(id, owner));
    await work(id);
    await failRedraw(shop.db, asked?.id ?? '', 'illustration_failed');
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 2 } });
  });

  it('one of a hero who was corrected meanwhile is not drawn and given back', async () => {
    const { id, owner } = await met();
    value(await ask(id, owner));
    const { character } = await view(id, owner);
    if (!character) throw new Error('No hero');
    value(await change(id, owner, { character: { ...character, dimples: !character.dimples } }));
    await work(id);
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 3 }, portraitVariation: 0 });
  });
});

describe('drawing again is refused', () => {
  it('to others, before there is a hero, in a model the photo does not allow, and after paying', async () => {
    const { id, owner } = await met();
    expect(await ask(id, stranger())).toMatchObject({ code: 'not_found' });
    expect(await ask((await withBook(owner)).id, owner)).toMatchObject({ code: 'photo_required' });
    expect(await ask(id, owner, 'advanced')).toMatchObject({ code: 'advanced_not_possible' });
    const { bookId, accountId } = await paid();
    expect(await ask(bookId ?? '', { ...stranger(), accountId })).toMatchObject({ code: 'order_not_payable' });
  });
});
