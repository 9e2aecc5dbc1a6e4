import { describe, expect, it } from 'vitest';
import type { DraftChange } from '@/lib/books';
import { findBookWords, findSharedBook, renderBookStory, setSharing, toSharedView } from '@/lib/books/server';
import { newToken } from '@/lib/platform/ids';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { approve, withBook, withPhoto, change } = createDraftFlow(shop);

/** A story with a grandfather, the same in Russian, and one without. */
const [GRANDFATHER, RUSSIAN, NOBODY] = [11, 30_011, 12];
/** A story whose hero has a dog. */
const DOG = 13;

async function openDraft() {
  const owner = newDevice();
  const { id } = await withBook(owner);
  const answer = (by: DraftChange) => change(id, owner, { nameKeptAsWritten: true, ...by });
  return { id, answer, choose: async (by: DraftChange) => unwrap(await answer(by)).relativeName };
}

describe('§10 relatives: a draft', () => {
  it('keeps what the child calls them, without invisible marks and outer spaces', async () => {
    const { choose } = await openDraft();
    expect(await choose({ catalogueId: GRANDFATHER })).toBeNull();
    expect(await choose({ relativeName: ' סבא  יוסי\u200E ' })).toBe('סבא יוסי');
    expect(await choose({ childName: 'יונתן' })).toBe('סבא יוסי');
    expect(await choose({ relativeName: 'Zayde' })).toBe('Zayde');
  });

  it('is told as usual where nothing, or the usual word, is written', async () => {
    const { choose } = await openDraft();
    expect(await choose({ catalogueId: GRANDFATHER, relativeName: 'סבא' })).toBeNull();
    expect(await choose({ relativeName: 'סבוש' })).toBe('סבוש');
    expect(await choose({ relativeName: '' })).toBeNull();
  });

  it('forgets it with the story or its language, and has none in a story without grandparents', async () => {
    const { choose } = await openDraft();
    expect(await choose({ catalogueId: GRANDFATHER, relativeName: 'סבוש' })).toBe('סבוש');
    expect(await choose({ language: 'ru' })).toBeNull();
    expect(await choose({ catalogueId: RUSSIAN, relativeName: 'деда Коля' })).toBe('деда Коля');
    expect(await choose({ language: 'he', catalogueId: NOBODY, relativeName: 'סבוש' })).toBeNull();
  });

  it.each([['סבא1'], ['<b>סבא</b>'], ['א'.repeat(17)], ['סבא😀'], ['{name}']])(
    'refuses what no book can print: %j',
    async (relativeName) => {
      const { answer } = await openDraft();
      expect(await answer({ catalogueId: GRANDFATHER, relativeName })).toMatchObject({
        code: 'relative_name_invalid',
      });
    },
  );
});

describe('§10 relatives: the dog of a draft', () => {
  it('has its own name and is a he or a she, as long as the story has a dog', async () => {
    const { answer } = await openDraft();
    expect(unwrap(await answer({ catalogueId: DOG }))).toMatchObject({ relativeName: null, relativeGender: null });
    const named = unwrap(await answer({ relativeName: 'לונה', relativeGender: 'girl' }));
    expect(named).toMatchObject({ relativeName: 'לונה', relativeGender: 'girl' });
    expect(unwrap(await answer({ childName: 'יונתן' }))).toMatchObject({ relativeGender: 'girl' });
    expect(unwrap(await answer({ catalogueId: GRANDFATHER, relativeGender: 'girl' }))).toMatchObject({
      relativeName: null,
      relativeGender: null,
    });
  });

  it('never has the name of the child', async () => {
    const { answer } = await openDraft();
    expect(unwrap(await answer({ catalogueId: DOG, childName: 'Luna' })).relativeName).toBeNull();
    expect(await answer({ relativeName: 'luna' })).toMatchObject({ code: 'relative_name_taken' });
  });
});

it('§10 relatives: the book says it, a shared page the usual word', async () => {
  const owner = newDevice();
  const { id } = await withPhoto(owner);
  unwrap(await change(id, owner, { catalogueId: GRANDFATHER, relativeName: 'סבוש', points: false }));
  unwrap(await approve(id, owner));
  const words = await findBookWords(shop.db, id);
  const own = JSON.stringify(words && renderBookStory(words)?.text.spreads);
  expect(own).toContain('\u2068סבוש\u2069');
  const { shareToken } = unwrap(
    await setSharing(id, { on: true, name: 'first' }, { db: shop.db, owner, enqueue: shop.enqueue, newToken }),
  );
  const shared = await findSharedBook(shop.db, shareToken ?? '');
  const view = JSON.stringify(shared && (await toSharedView(shared)));
  expect(view).toContain('סבא');
  expect(view).not.toContain('סבוש');
});
