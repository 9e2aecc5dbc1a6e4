import { describe, expect, it } from 'vitest';
import { SPREAD_KEYS } from '@/lib/books';
import { choosePicture, redrawPicture } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createEditorFlow, type EditorOrder as Order } from '../support/editor-flow';
import { inFirstEdition } from '../support/first-edition';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createCheckoutFlow(shop);
const paid = inFirstEdition(shop, flow.paid);
const { depsOf, editor, pageOf, drawn } = createEditorFlow(shop);

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
