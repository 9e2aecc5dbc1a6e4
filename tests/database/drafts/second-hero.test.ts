import { describe, expect, it } from 'vitest';
import { renderBookStory } from '@/lib/books/book-story';
import { getDrawnHero } from '@/lib/books/drawing/drawn-hero';
import { findBookToDraw } from '@/lib/books/drawing/repository';
import { getScene } from '@/lib/books/drawing/scene';
import { createAnother, deleteBook } from '@/lib/books/server';
import { characterSchema, isSpreadScene } from '@/lib/illustrator';
import { closeOrders } from '@/lib/orders/server';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withPhoto, attach, approve, change } = createDraftFlow(shop);

/** A story that is told of two, and one that is not. */
const [CAKE, STORY_OF_ONE] = [10, 9];
const SECOND = { name: 'איתי', gender: 'boy', age: 3 } as const;

const readBook = async (id: string) => {
  const book = await findBookToDraw(shop.db, id);
  if (!book) throw new Error('no book');
  return book;
};

async function withSecond() {
  const owner = newDevice();
  const { id } = await withPhoto(owner);
  const alone = unwrap(await change(id, owner, { catalogueId: CAKE }));
  const told = unwrap(await change(id, owner, { second: SECOND }));
  return { id, owner, alone, told };
}

const listHeroes = async (id: string) => {
  const book = await readBook(id);
  const scene = getScene(renderBookStory({ ...book, pages: [] }), 's01', book.language);
  return scene && isSpreadScene(scene) ? scene.pictures[0]?.scene.heroes.map(({ who }) => who) : [];
};

describe('§10 two heroes: a second hero of a draft', () => {
  it('is in words and pictures, looks like the first one until described, and is drawn again', async () => {
    const { id, alone, told } = await withSecond();
    expect(told.revision).toBe(alone.revision + 1);
    expect(told).toMatchObject({ secondName: 'איתי', secondGender: 'boy', secondAge: 3 });
    const { second, skin, hairColor } = getDrawnHero(await readBook(id));
    expect(second).toMatchObject({ skin, hairColor, gender: 'boy', age: 3 });
    expect(await listHeroes(id)).toEqual(['first', 'second']);
    expect(JSON.stringify(renderBookStory({ ...(await readBook(id)), pages: [] })?.text)).toContain('איתי');
  });

  it('keeps how it looks when name, age, photo or story change', async () => {
    const { id, owner } = await withSecond();
    const { second, ...hero } = getDrawnHero(await readBook(id));
    if (!second) throw new Error('no second hero');
    unwrap(await change(id, owner, { character: { ...hero, second: { ...second, hairStyle: 'afro' } } }));
    unwrap(await change(id, owner, { second: { ...SECOND, name: 'יואב', age: 6 } }));
    unwrap(await change(id, owner, { character: hero }));
    unwrap(await attach(id, owner, NOW, 4));
    expect(getDrawnHero(await readBook(id)).second).toMatchObject({ hairStyle: 'afro', age: 6 });
    unwrap(await change(id, owner, { catalogueId: STORY_OF_ONE }));
    expect(getDrawnHero(await readBook(id)).second).toBeUndefined();
    unwrap(await change(id, owner, { catalogueId: CAKE }));
    expect(getDrawnHero(await readBook(id)).second).toMatchObject({ hairStyle: 'afro', age: 6 });
  });

  it('leaves with name and looks, and the story is of one again', async () => {
    const { id, owner } = await withSecond();
    const alone = unwrap(await change(id, owner, { second: null }));
    expect(alone).toMatchObject({ secondName: null, secondGender: null, secondAge: null });
    expect(characterSchema.parse(alone.character).second).toBeUndefined();
    expect(await listHeroes(id)).toEqual(['first']);
  });

  it('goes into another story of the child', async () => {
    const { id, owner } = await withSecond();
    unwrap(await approve(id, owner));
    const other = unwrap(await createAnother(id, { db: shop.db, owner, now: NOW }));
    unwrap(await change(other.id, owner, { catalogueId: CAKE }));
    expect(getDrawnHero(await readBook(other.id)).second).toMatchObject({ gender: 'boy', age: 3 });
  });

  it('never has the hero’s name, whoever is renamed', async () => {
    const { id, owner } = await withSecond();
    const { childName } = await readBook(id);
    const taken = { code: 'second_name_taken' };
    expect(await change(id, owner, { second: { ...SECOND, name: childName ?? '' } })).toMatchObject(taken);
    expect(await change(id, owner, { childName: 'אִיתַי' })).toMatchObject(taken);
  });

  it.each([
    ['', 'name_too_short'],
    ['http://x', 'name_letters_only'],
  ])('refuses the name "%s"', async (name, code) => {
    const { id, owner } = await withSecond();
    expect(await change(id, owner, { second: { ...SECOND, name } })).toMatchObject({ code });
  });

  it('leaves nothing in the row of a deleted book', async () => {
    const { id, owner } = await withSecond();
    unwrap(await deleteBook(id, { db: shop.db, owner, storage: shop.storage, closeOrders, bought: false, now: NOW }));
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({
      secondName: null,
      secondGender: null,
      secondAge: null,
      character: null,
    });
  });
});
