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

async function openDraft() {
  const owner = newDevice();
  const { id } = await withBook(owner);
  const answer = (by: DraftChange) => change(id, owner, { nameKeptAsWritten: true, ...by });
  return { id, answer, choose: async (by: DraftChange) => unwrap(await answer(by)).grandparentName };
}

describe('§10 grandparents: a draft', () => {
  it('keeps what the child calls them, without invisible marks and outer spaces', async () => {
    const { choose } = await openDraft();
    expect(await choose({ catalogueId: GRANDFATHER })).toBeNull();
    expect(await choose({ grandparentName: ' סבא  יוסי\u200E ' })).toBe('סבא יוסי');
    expect(await choose({ childName: 'יונתן' })).toBe('סבא יוסי');
    expect(await choose({ grandparentName: 'Zayde' })).toBe('Zayde');
  });

  it('is told as usual where nothing, or the usual word, is written', async () => {
    const { choose } = await openDraft();
    expect(await choose({ catalogueId: GRANDFATHER, grandparentName: 'סבא' })).toBeNull();
    expect(await choose({ grandparentName: 'סבוש' })).toBe('סבוש');
    expect(await choose({ grandparentName: '' })).toBeNull();
  });

  it('forgets it with the story or its language, and has none in a story without grandparents', async () => {
    const { choose } = await openDraft();
    expect(await choose({ catalogueId: GRANDFATHER, grandparentName: 'סבוש' })).toBe('סבוש');
    expect(await choose({ language: 'ru' })).toBeNull();
    expect(await choose({ catalogueId: RUSSIAN, grandparentName: 'деда Коля' })).toBe('деда Коля');
    expect(await choose({ language: 'he', catalogueId: NOBODY, grandparentName: 'סבוש' })).toBeNull();
  });

  it.each([['סבא1'], ['<b>סבא</b>'], ['א'.repeat(17)], ['סבא😀'], ['{name}']])(
    'refuses what no book can print: %j',
    async (grandparentName) => {
      const { answer } = await openDraft();
      expect(await answer({ catalogueId: GRANDFATHER, grandparentName })).toMatchObject({
        code: 'grandparent_name_invalid',
      });
    },
  );
});

it('§10 grandparents: the book says it, a shared page the usual word', async () => {
  const owner = newDevice();
  const { id } = await withPhoto(owner);
  unwrap(await change(id, owner, { catalogueId: GRANDFATHER, grandparentName: 'סבוש', points: false }));
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
