import { describe, expect, it } from 'vitest';
import { SPREAD_KEYS } from '@/lib/books';
import { choosePicture, getEditor, redrawPicture } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid } = createCheckoutFlow(shop);

type Order = { readonly id: string; readonly accountId: string; readonly bookId: string };
const depsOf = ({ accountId }: Order) => ({
  db: shop.db,
  accountId,
  enqueue: shop.enqueue,
  now: NOW,
  sign: async (key: string) => `/files/${key}`,
});
const editor = async (order: Order) => unwrap(await getEditor(order.id, depsOf(order)));
const pageOf = async (order: Order, key: string) => {
  const page = (await editor(order)).pages.find((one) => one.key === key);
  if (!page) throw new Error(`The editor shows no page ${key}.`);
  return page;
};
/** A drawn picture of a page, as the worker stores it. */
async function drawn(bookId: string, pageKey: string, variation: number): Promise<void> {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
  const storageKey = `pictures/${bookId}/${pageKey}-${variation}.jpg`;
  const picture = { bookId, pageKey, variation, revision, model: 'regular', sizePx: 1000, provider: 'local' } as const;
  await shop.db.illustration.create({ data: { ...picture, storageKey } });
}

describe('§4 pictures: up to 4 variations per page, and a limit per book', () => {
  const ask = (order: Order, key: string, request: string | null = null) =>
    redrawPicture(order.id, { key, request }, depsOf(order));

  it('draws more beside the first one until the page is full', async () => {
    const order = await paid();
    expect(await ask(order, 's06')).toMatchObject({ value: { variation: 1 } });
    expect(await ask(order, 's06', 'confetti')).toMatchObject({ value: { variation: 2 } });
    expect(await ask(order, 's06')).toMatchObject({ value: { variation: 3 } });
    expect(await ask(order, 's06')).toMatchObject({ code: 'page_pictures_full' });
    expect((await pageOf(order, 's06')).pictures.map(({ request }) => request)).toEqual([null, 'confetti', null]);
  });

  it('stops at 24 per book', async () => {
    const order = await paid();
    const redraws = Array.from({ length: 24 }, (_, at) => ({ pageKey: `x${at}`, variation: 1 }));
    await shop.db.redraw.createMany({
      data: redraws.map((row) => ({ ...row, bookId: order.bookId, revision: 1, model: 'regular' as const })),
    });
    expect(await ask(order, 's01')).toMatchObject({ code: 'illustration_limit_reached' });
    expect((await editor(order)).redraws).toEqual({ left: 0, limit: 24 });
  });

  it.each([
    ['x'.repeat(40), 'request_too_long'],
    ['a gun', 'illustration_unsafe'],
    ['qwertyuiop', 'request_not_understood'],
    ['no snow', 'request_already_shown'],
  ])('§5 refuses %s before it counts', async (request, code) => {
    const order = await paid();
    expect(await ask(order, 's01', request)).toMatchObject({ code });
    expect(await shop.db.redraw.count({ where: { bookId: order.bookId } })).toBe(0);
  });

  it('§5 what a page has room for only in part is told before it counts; the possible part is drawn under its name', async () => {
    const order = await paid();
    const answers = await Promise.all(SPREAD_KEYS.map((key) => ask(order, key, 'a dog, a cat, an owl and stardust')));
    const partly = answers.findIndex((answer) => !answer.ok && answer.code === 'request_partly_possible');
    const [key, answer] = [SPREAD_KEYS[partly], answers[partly]];
    if (!key || !answer || answer.ok) throw new Error('Every page has room for three animals.');
    const { possible, missing } = answer.data ?? {};
    expect(`${possible}, ${missing}`.split(', ').sort()).toEqual(['cat', 'dog', 'owl', 'stardust']);
    expect(await shop.db.redraw.count({ where: { bookId: order.bookId, pageKey: key } })).toBe(0);
    expect(await ask(order, key, String(possible))).toMatchObject({ value: { variation: 1 } });
    expect((await pageOf(order, key)).pictures.map(({ request }) => request)).toContain(possible);
  });

  it('a drawn one can be chosen, and the first one again', async () => {
    const order = await paid();
    await drawn(order.bookId, 's07', 0);
    const choose = (variation: number, version: number) =>
      choosePicture(order.id, { key: 's07', variation, version, changeId: newId() }, depsOf(order));
    expect(await choose(1, 0)).toMatchObject({ code: 'not_found' });
    await drawn(order.bookId, 's07', 1);
    expect(await choose(1, 0)).toMatchObject({ value: { variation: 1 } });
    expect(await pageOf(order, 's07')).toMatchObject({ chosen: 1 });
    expect(await choose(0, 1)).toMatchObject({ value: { variation: 0, version: 2 } });
  });
});
