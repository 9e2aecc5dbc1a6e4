import { describe, expect, it } from 'vitest';
import { getDrawnHero } from '@/lib/books/drawing/drawn-hero';
import { findBookToDraw } from '@/lib/books/drawing/repository';
import { createAnother, type Owner, type SketchQueue, sketchCharacter } from '@/lib/books/server';
import { characterSchema, type DrawRequest, type Family, isSpreadScene } from '@/lib/illustrator';
import { ok } from '@/lib/platform/result';
import { getExportedRows } from '@/lib/privacy/export-rows';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newAccount, newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withPhoto, attach, approve, change } = createDraftFlow(shop);

/** A story with a grandfather, a mother and a dog, one with a mother, and one where nobody is the hero's own. */
const [WEATHER, WOODS, DRAGON] = [11, 1, 12];
const FAMILY: Family = {
  grandfather: { beard: 'full', glasses: 'square', baldness: 'top' },
  dog: { fur: '#2b2426', marks: '#f3efe8', ears: 'upright' },
};

const readHero = async (id: string) =>
  characterSchema.parse((await shop.db.book.findUniqueOrThrow({ where: { id } })).character);

async function withFamily() {
  const owner = newDevice();
  const { id } = await withPhoto(owner);
  unwrap(await change(id, owner, { catalogueId: WEATHER }));
  const told = unwrap(await change(id, owner, { character: { ...(await readHero(id)), family: FAMILY } }));
  return { id, owner, told };
}

const drawnFamily = async (id: string) => {
  const book = await findBookToDraw(shop.db, id);
  if (!book) throw new Error('no book');
  return getDrawnHero(book).family;
};

describe('§10 family: how the hero’s own people and pets look', () => {
  it('is kept with the hero, and what was drawn before is drawn again', async () => {
    const { id, owner, told } = await withFamily();
    expect((await readHero(id)).family).toEqual(FAMILY);
    const again = unwrap(
      await change(id, owner, { character: { ...(await readHero(id)), family: { dog: FAMILY.dog } } }),
    );
    expect(again.revision).toBe(told.revision + 1);
    const { family: _, ...alone } = await readHero(id);
    expect(unwrap(await change(id, owner, { character: alone })).revision).toBe(told.revision + 2);
    expect((await readHero(id)).family).toBeUndefined();
  });

  it('stays when another photo is sent, and goes into another story of the child', async () => {
    const { id, owner } = await withFamily();
    unwrap(await attach(id, owner, NOW, 4));
    expect((await readHero(id)).family).toEqual(FAMILY);
    unwrap(await approve(id, owner));
    const other = unwrap(await createAnother(id, { db: shop.db, owner, now: NOW }));
    expect((await readHero(other.id)).family).toEqual(FAMILY);
  });

  it('is drawn only where the story names them as the hero’s own', async () => {
    const { id, owner } = await withFamily();
    expect(await drawnFamily(id)).toEqual(FAMILY);
    for (const catalogueId of [WOODS, DRAGON]) {
      unwrap(await change(id, owner, { catalogueId }));
      expect(await drawnFamily(id)).toBeUndefined();
    }
  });

  it('is forgotten for one of them alone, and nothing of it stays', async () => {
    const { id, owner } = await withFamily();
    const { grandfather: _, ...others } = FAMILY;
    unwrap(await change(id, owner, { character: { ...(await readHero(id)), family: others } }));
    const kept = JSON.stringify(await shop.db.book.findUniqueOrThrow({ where: { id } }));
    expect(kept).toContain('#2b2426');
    expect(kept).not.toContain('baldness');
  });

  it('is among the data that its account can download', async () => {
    const { id } = await withFamily();
    const { accountId } = await newAccount(shop.db);
    await shop.db.book.update({ where: { id }, data: { accountId } });
    const { data } = await getExportedRows(shop.db, accountId);
    expect(data.books.map(({ character }) => characterSchema.parse(character).family)).toEqual([FAMILY]);
  });

  it.each([
    { grandfather: { beard: 'purple' } },
    { mother: { baldness: 'wig' } },
    { dog: { fur: 'red' } },
    { dog: { fur: '#2b2426', ears: 'none' } },
    { uncle: { skin: '#aa8866' } },
  ])('takes nothing that cannot be drawn: %j', async (family) => {
    const parsed = characterSchema.safeParse({ ...(await readHero((await withFamily()).id)), family });
    expect(parsed.success && Object.keys(parsed.data.family ?? {}).length > 0).toBe(false);
  });
});

describe('§10 family: the live sketch', () => {
  const asked: DrawRequest[] = [];
  const drawSketch: SketchQueue = async (request) => {
    asked.push(request);
    return ok({ image: new Uint8Array([9]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 });
  };
  const sketch = async (id: string, owner: Owner, show: 'family' | 'dog') =>
    sketchCharacter(
      id,
      { ...(await readHero(id)), show },
      { db: shop.db, owner, drawSketch, signal: new AbortController().signal },
    );

  it('shows who is in the story, or one of them from near, to the owner alone', async () => {
    const { id, owner } = await withFamily();
    const kinds = () => {
      const scene = asked.at(-1)?.scene;
      return scene && isSpreadScene(scene) ? scene.pictures[0]?.scene.companions.map(({ kind }) => kind) : [];
    };
    unwrap(await sketch(id, owner, 'family'));
    expect(kinds()?.toSorted()).toEqual(['brother', 'dogSit', 'father', 'grandfather', 'mother']);
    unwrap(await sketch(id, owner, 'dog'));
    expect(kinds()).toEqual(['dogSit']);
    expect(await sketch(id, newDevice(), 'dog')).toMatchObject({ code: 'not_found' });
  });
});
