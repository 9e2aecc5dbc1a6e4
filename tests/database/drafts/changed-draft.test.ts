import { describe, expect, it } from 'vitest';
import {
  approveCharacter,
  changeDraft,
  choosePortrait,
  continueWithoutPhoto,
  createDraft,
  type DraftRow,
  deletePhoto,
  findOwnedDraft,
  type Owner,
  redrawPortrait,
  retryTask,
} from '@/lib/books/server';
import type { Result } from '@/lib/platform/result';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { addSeconds, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const steps = createDraftFlow(shop);
const deps = (owner: Owner) => ({ db: shop.db, enqueue: shop.enqueue, storage, owner, now: NOW });

/** Rows of one draft have no order of their own. */
const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

/** What the wizard shows of a draft; tasks and pictures of earlier revisions do not show. */
const toShown = ({ tasks, illustrations, redraws, photos, ...row }: DraftRow) => {
  const isCurrent = ({ revision }: { readonly revision: number }) => revision === row.revision;
  return {
    ...row,
    tasks: sorted(tasks.filter(isCurrent)),
    illustrations: sorted(illustrations.filter(isCurrent)),
    redraws: sorted(redraws),
    photos: photos.map(({ storageKey, paintsFace, advancedRefusal }) => [storageKey, paintsFace, advancedRefusal]),
  };
};

/** A draft with a photo, an approved hero, its drawn portrait, and a redraw of it. */
async function createFullDraft(owner: Owner): Promise<string> {
  const { id, revision } = await steps.approved(owner);
  await shop.db.illustration.create({
    data: {
      bookId: id,
      revision,
      pageKey: 'portrait',
      sizePx: 640,
      model: 'regular',
      variation: 0,
      provider: 'local',
      storageKey: `${id}/portrait`,
    },
  });
  unwrap(await redrawPortrait(id, { model: 'regular' }, deps(owner)));
  return id;
}

const CHANGES: Record<string, (id: string, owner: Owner) => Promise<Result<DraftRow>>> = {
  'another name': (id, owner) => changeDraft(id, { childName: 'מאיה' }, deps(owner)),
  'another age, which draws again': (id, owner) => changeDraft(id, { age: 7 }, deps(owner)),
  'another photo': (id, owner) => steps.attach(id, owner, addSeconds(1), 9),
  'the same photo': (id, owner) => steps.attach(id, owner),
  'the approval once more': (id, owner) => approveCharacter(id, { imageModel: 'regular' }, deps(owner)),
  'an earlier portrait': (id, owner) => choosePortrait(id, { model: 'regular', variation: 0 }, deps(owner)),
  'the portrait once more': (id, owner) => redrawPortrait(id, { model: 'regular' }, deps(owner)),
  'no photo any more': (id, owner) => deletePhoto(id, deps(owner)),
  'no photo needed': (id, owner) => continueWithoutPhoto(id, deps(owner)),
  async 'a failed drawing once more'(id, owner) {
    await shop.db.bookTask.updateMany({ where: { bookId: id, kind: 'preview' }, data: { state: 'failed' } });
    return retryTask(id, 'preview', deps(owner));
  },
  async 'the advanced model'(id, owner) {
    await shop.db.photo.updateMany({ where: { bookId: id }, data: { paintsFace: true } });
    return approveCharacter(id, { imageModel: 'advanced' }, deps(owner));
  },
};

describe('§3 draft: the reply to a change is the draft as it is read afterwards', () => {
  it('of a new draft', async () => {
    const owner = newDevice();
    const created = unwrap(await createDraft({ language: 'he', childName: 'נועה' }, deps(owner)));
    expect(created).toEqual(await findOwnedDraft(shop.db, created.id, owner));
  });

  it('of the first photo, and of its approval', async () => {
    const owner = newDevice();
    for (const changed of [await steps.withPhoto(owner), await steps.approved(owner)]) {
      const read = await findOwnedDraft(shop.db, changed.id, owner);
      expect(toShown(changed)).toEqual(read && toShown(read));
    }
  });

  it.each(Object.entries(CHANGES))('%s', async (_, change) => {
    const owner = newDevice();
    const id = await createFullDraft(owner);
    const changed = unwrap(await change(id, owner));
    const read = await findOwnedDraft(shop.db, id, owner);
    expect(toShown(changed)).toEqual(read && toShown(read));
  });
});
