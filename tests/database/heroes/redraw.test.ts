import { describe, expect, it } from 'vitest';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';
import { handleRedraw } from '@/lib/books/redraws/redraw.handler';
import { failRedraw } from '@/lib/books/redraws/repository';
import { choosePortrait, findOwnedDraft, type Owner, redrawPortrait, toDraftView } from '@/lib/books/server';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { drawHeroInBothModels } from '../support/draw-hero';
import { rejectingFacePainter as paintFace } from '../support/fake-photo-reader';
import { newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, withPhoto, change, attach } = createDraftFlow(shop);
const { paid } = createCheckoutFlow(shop);

const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
const succeedingIllustrator: IllustrationPort = {
  illustrate: async () => ok({ ...drawing, provider: 'local', costMicroUsd: 0 }),
};
const failingIllustrator: IllustrationPort = { illustrate: async () => fail('illustration_unavailable') };

const requestRedraw = (id: string, owner: Owner, model: 'regular' | 'advanced' = 'regular') =>
  redrawPortrait(id, { model }, { db: shop.db, owner, enqueue: shop.enqueue });
const choose = (id: string, owner: Owner, variation: number) =>
  choosePortrait(id, { model: 'regular', variation }, { db: shop.db, owner });
async function runJobs(bookId: string, illustrator = succeedingIllustrator) {
  const asked = await shop.db.redraw.findMany({ where: { bookId, state: 'queued' } });
  for (const { id } of asked) await handleRedraw({ redrawId: id }, { db: shop.db, storage, illustrator, paintFace });
}
async function createHero() {
  const owner = newDevice();
  const { id } = await withPhoto(owner);
  await drawHero(id);
  return { id, owner };
}
async function drawHero(id: string) {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
  const { db, enqueue } = shop;
  await drawHeroInBothModels(
    { bookId: id, revision },
    { db, enqueue, storage, illustrator: succeedingIllustrator, paintFace },
  );
}
async function view(id: string, owner: Owner) {
  const book = await findOwnedDraft(shop.db, id, owner);
  if (!book) throw new Error('No such book');
  return toDraftView(book, storage.signedUrl, NOW, { photoConsent: PHOTO_CONSENT_VERSION, owner });
}

describe('§9 redraws: re-drawn illustrations before purchase, 3 per book', () => {
  it('each adds a picture to the previous ones, and the newest is shown', async () => {
    const { id, owner } = await createHero();
    const first = await view(id, owner);
    expect(first).toMatchObject({ redraws: { left: 3, limit: 3 }, portraitVariation: 0 });
    unwrap(await requestRedraw(id, owner));
    expect((await view(id, owner)).variations).toMatchObject([
      { variation: 0, url: first.portraits.regular },
      { variation: 1, url: null, failed: null },
    ]);
    await runJobs(id);
    const after = await view(id, owner);
    expect(after).toMatchObject({ redraws: { left: 2 }, portraitVariation: 1 });
    expect(after.variations.map(({ url }) => url)).toEqual([first.portraits.regular, after.portraits.regular]);
    expect(after.portraits.regular).not.toBe(first.portraits.regular);
  });

  it('an earlier one can be selected again for free; an undrawn one cannot', async () => {
    const { id, owner } = await createHero();
    unwrap(await requestRedraw(id, owner));
    await runJobs(id);
    expect(unwrap(await choose(id, owner, 0))).toMatchObject({ portraitVariation: 0 });
    expect(await choose(id, owner, 3)).toMatchObject({ code: 'not_found' });
    expect(await choose(id, newDevice(), 1)).toMatchObject({ code: 'not_found' });
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 2 } });
  });

  it('parallel requests get three and no more', async () => {
    const { id, owner } = await createHero();
    const answers = await Promise.all(Array.from({ length: 8 }, () => requestRedraw(id, owner)));
    expect(answers.filter(({ ok: given }) => given)).toHaveLength(3);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'illustration_limit_reached')).toHaveLength(5);
    const asked = await shop.db.redraw.findMany({ where: { bookId: id }, orderBy: { variation: 'asc' } });
    expect(asked.map(({ variation }) => variation)).toEqual([1, 2, 3]);
    const jobs = await shop.queue.jobs('redraw');
    expect(jobs.filter(({ group }) => group === owner.deviceId)).toHaveLength(3);
  });

  it('the limit spans revisions: corrections and another photo do not reset it', async () => {
    const { id, owner } = await createHero();
    unwrap(await requestRedraw(id, owner));
    unwrap(await requestRedraw(id, owner));
    await runJobs(id);
    const { character } = await view(id, owner);
    if (!character) throw new Error('No hero');
    unwrap(await change(id, owner, { character: { ...character, freckles: !character.freckles } }));
    await drawHero(id);
    // The corrected hero is drawn with the chosen portrait's variation.
    expect(await view(id, owner)).toMatchObject({ portraitVariation: 2, redraws: { left: 1 } });
    unwrap(await requestRedraw(id, owner));
    expect(await requestRedraw(id, owner)).toMatchObject({ code: 'illustration_limit_reached' });
    await attach(id, owner, NOW, 9);
    expect(await requestRedraw(id, owner)).toMatchObject({ code: 'illustration_limit_reached' });
  });

  it('corrections are free and not counted', async () => {
    const { id, owner } = await createHero();
    const { character } = await view(id, owner);
    if (!character) throw new Error('No hero');
    for (const nose of ['broad', 'long', 'up', 'button'] as const) {
      unwrap(await change(id, owner, { character: { ...character, nose } }));
    }
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 3 } });
  });
});

describe('§8: illustration generation failed', () => {
  it('a failed one is reported, not counted, and can be requested again', async () => {
    const { id, owner } = await createHero();
    unwrap(await requestRedraw(id, owner));
    await runJobs(id, failingIllustrator);
    const failed = await view(id, owner);
    expect(failed).toMatchObject({ redraws: { left: 3 }, portraitVariation: 0 });
    expect(failed.variations).toMatchObject([{ variation: 0 }, { variation: 1, failed: 'illustration_unavailable' }]);
    unwrap(await requestRedraw(id, owner));
    await runJobs(id);
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 2 }, portraitVariation: 1 });
  });

  it('a redraw that the worker gave up does not count; a drawn one does', async () => {
    const { id, owner } = await createHero();
    unwrap(await requestRedraw(id, owner));
    const [asked] = await shop.db.redraw.findMany({ where: { bookId: id } });
    await failRedraw(shop.db, asked?.id ?? '', 'illustration_failed');
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 3 } });
    unwrap(await requestRedraw(id, owner));
    await runJobs(id);
    await failRedraw(shop.db, asked?.id ?? '', 'illustration_failed');
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 2 } });
  });

  it('a redraw of a hero changed meanwhile is not drawn and not counted', async () => {
    const { id, owner } = await createHero();
    unwrap(await requestRedraw(id, owner));
    const { character } = await view(id, owner);
    if (!character) throw new Error('No hero');
    unwrap(await change(id, owner, { character: { ...character, dimples: !character.dimples } }));
    await runJobs(id);
    expect(await view(id, owner)).toMatchObject({ redraws: { left: 3 }, portraitVariation: 0 });
  });
});

describe('a redraw is rejected', () => {
  it('for other visitors, without a hero, in a model the photo does not allow, and after payment', async () => {
    const { id, owner } = await createHero();
    expect(await requestRedraw(id, newDevice())).toMatchObject({ code: 'not_found' });
    expect(await requestRedraw((await withBook(owner)).id, owner)).toMatchObject({ code: 'photo_required' });
    expect(await requestRedraw(id, owner, 'advanced')).toMatchObject({ code: 'advanced_not_possible' });
    const { bookId, accountId } = await paid();
    expect(await requestRedraw(bookId ?? '', { ...newDevice(), accountId })).toMatchObject({
      code: 'order_not_payable',
    });
  });
});
