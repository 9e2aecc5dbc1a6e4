import { describe, expect, it } from 'vitest';
import { countAddedHeroes, renderBookStory } from '@/lib/books/book-story';
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

/** Stories that are told of three, of two and of one. */
const [DRAGON, CAKE, STORY_OF_ONE] = [12, 10, 9];
const SECOND = { name: 'איתי', gender: 'boy', age: 3 } as const;
const THIRD = { name: 'תמר', gender: 'girl', age: 7 } as const;

const readBook = async (id: string) => {
  const book = await findBookToDraw(shop.db, id);
  if (!book) throw new Error('no book');
  return book;
};

async function withThree() {
  const owner = newDevice();
  const { id } = await withPhoto(owner);
  unwrap(await change(id, owner, { catalogueId: DRAGON }));
  const two = unwrap(await change(id, owner, { second: SECOND }));
  const three = unwrap(await change(id, owner, { third: THIRD }));
  return { id, owner, two, three };
}

const listHeroes = async (id: string) => {
  const book = await readBook(id);
  const scene = getScene(renderBookStory({ ...book, pages: [] }), 's01', book.language);
  return scene && isSpreadScene(scene) ? scene.pictures[0]?.scene.heroes.map(({ who }) => who) : [];
};

const readWords = async (id: string) => JSON.stringify(renderBookStory({ ...(await readBook(id)), pages: [] })?.text);

describe('§10 heroes together: a third hero of a draft', () => {
  it('is in words and pictures, is no twin of the others, and is drawn again', async () => {
    const { id, two, three } = await withThree();
    expect(three.revision).toBe(two.revision + 1);
    expect(three).toMatchObject({ thirdName: 'תמר', thirdGender: 'girl', thirdAge: 7 });
    const { second, third, skin, hairStyle } = getDrawnHero(await readBook(id));
    expect(third).toMatchObject({ skin, gender: 'girl', age: 7 });
    expect([hairStyle, second?.hairStyle]).not.toContain(third?.hairStyle);
    expect(await listHeroes(id)).toEqual(['first', 'second', 'third']);
    const words = await readWords(id);
    for (const { name } of [SECOND, THIRD]) expect(words).toContain(name);
    expect(countAddedHeroes(await readBook(id))).toBe(2);
  });

  it('keeps how it looks when the photo, another hero or the story changes', async () => {
    const { id, owner } = await withThree();
    const { second, third, ...hero } = getDrawnHero(await readBook(id));
    if (!third) throw new Error('no third hero');
    unwrap(await change(id, owner, { character: { ...hero, second, third: { ...third, hairStyle: 'afro' } } }));
    unwrap(await change(id, owner, { second: { ...SECOND, age: 6 } }));
    unwrap(await attach(id, owner, NOW, 4));
    unwrap(await change(id, owner, { catalogueId: CAKE }));
    expect(await listHeroes(id)).toEqual(['first', 'second']);
    expect(getDrawnHero(await readBook(id)).third).toBeUndefined();
    unwrap(await change(id, owner, { catalogueId: STORY_OF_ONE }));
    expect(countAddedHeroes(await readBook(id))).toBe(0);
    unwrap(await change(id, owner, { catalogueId: DRAGON }));
    expect(getDrawnHero(await readBook(id))).toMatchObject({ second: { age: 6 }, third: { hairStyle: 'afro' } });
  });

  it('leaves with name and looks, and the story is of two again', async () => {
    const { id, owner } = await withThree();
    const two = unwrap(await change(id, owner, { third: null }));
    expect(two).toMatchObject({ secondName: 'איתי', thirdName: null, thirdGender: null, thirdAge: null });
    expect(characterSchema.parse(two.character).third).toBeUndefined();
    expect(await listHeroes(id)).toEqual(['first', 'second']);
  });

  it('is told of as the second one when that one leaves, with its own looks', async () => {
    const { id, owner } = await withThree();
    const { third } = getDrawnHero(await readBook(id));
    unwrap(await change(id, owner, { second: null }));
    expect(await listHeroes(id)).toEqual(['first', 'second']);
    const drawn = getDrawnHero(await readBook(id));
    expect(drawn.second).toEqual(third);
    expect(drawn.third).toBeUndefined();
    const words = await readWords(id);
    expect(words).toContain(THIRD.name);
    expect(words).not.toContain(SECOND.name);
  });

  it('goes into another story of the child', async () => {
    const { id, owner } = await withThree();
    unwrap(await approve(id, owner));
    const other = unwrap(await createAnother(id, { db: shop.db, owner, now: NOW }));
    unwrap(await change(other.id, owner, { catalogueId: DRAGON }));
    expect(getDrawnHero(await readBook(other.id)).third).toMatchObject({ gender: 'girl', age: 7 });
  });

  it('never has the name of another hero, whoever is renamed', async () => {
    const { id, owner } = await withThree();
    const { childName } = await readBook(id);
    const taken = { code: 'second_name_taken' };
    expect(await change(id, owner, { third: { ...THIRD, name: childName ?? '' } })).toMatchObject(taken);
    expect(await change(id, owner, { third: { ...THIRD, name: 'אִיתַי' } })).toMatchObject(taken);
    expect(await change(id, owner, { second: { ...SECOND, name: 'תמר' } })).toMatchObject(taken);
    expect(await change(id, owner, { childName: 'תמר' })).toMatchObject(taken);
  });

  it('leaves nothing in the row of a deleted book', async () => {
    const { id, owner } = await withThree();
    unwrap(await deleteBook(id, { db: shop.db, owner, storage: shop.storage, closeOrders, bought: false, now: NOW }));
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({
      thirdName: null,
      thirdGender: null,
      thirdAge: null,
      character: null,
    });
  });
});
