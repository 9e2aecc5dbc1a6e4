import { describe, expect, it } from 'vitest';
import type { DraftChange } from '@/lib/books';
import { draftChangeSchema } from '@/lib/books';
import { findBookWords, renderBookStory } from '@/lib/books/server';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withPhoto, change } = createDraftFlow(shop);

/** A story about a birthday, and one about none. */
const [BIRTHDAY, NONE] = [16, 12];

async function openDraft() {
  const owner = newDevice();
  const { id } = await withPhoto(owner);
  const answer = async (by: DraftChange) => unwrap(await change(id, owner, by));
  const getTitle = async () => {
    const words = await findBookWords(shop.db, id);
    return words && renderBookStory(words)?.title;
  };
  return { answer, getTitle };
}

describe('§10 birthdays: a draft', () => {
  it('is about the birthday that the parent says, else about the age', async () => {
    const { answer, getTitle } = await openDraft();
    await answer({ catalogueId: BIRTHDAY, age: 4 });
    expect(await getTitle()).toBe('ארבע מאחרת');
    expect((await answer({ birthday: 7 })).birthday).toBe(7);
    expect(await getTitle()).toBe('שבע מאחרת');
    await answer({ birthday: null });
    expect(await getTitle()).toBe('ארבע מאחרת');
  });

  it('is drawn anew with another number, and only then', async () => {
    const { answer } = await openDraft();
    const { revision } = await answer({ catalogueId: BIRTHDAY, age: 5, birthday: 5 });
    expect((await answer({ birthday: null })).revision).toBe(revision);
    expect((await answer({ birthday: 6 })).revision).toBe(revision + 1);
  });

  it('forgets it with the story', async () => {
    const { answer } = await openDraft();
    await answer({ catalogueId: BIRTHDAY, birthday: 8 });
    expect((await answer({ catalogueId: NONE })).birthday).toBeNull();
    expect((await answer({ catalogueId: BIRTHDAY })).birthday).toBeNull();
  });

  it.each([1, 11, 5.5])('refuses birthday %d', (birthday) => {
    const parsed = draftChangeSchema.safeParse({ birthday });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['birthday_out_of_range']);
  });
});
