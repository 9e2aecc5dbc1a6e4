import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { linkExpiry, type Sign } from '../links';
import { portraitOf } from '../redraws/portraits-view';
import { type BookRow, type Owner, ownedBook } from '../repo';
import { storyOf } from '../story-of';
import type { KnownHero } from './model';
import { rememberedBooks } from './repo';
import { isSameName, likeliestFirst } from './same-name';

type Deps = { readonly db: Db; readonly owner: Owner; readonly sign: Sign; readonly now: Date };

/** Books that are looked at, and heroes that are offered. */
const NEWEST = 40;
const MOST_OFFERED = 3;

/** Heroes that the parent approved before and may take for this draft: of its gender, of its name first. */
export async function knownHeroes(
  bookId: string,
  { db, owner, sign, now }: Deps,
): Promise<Result<readonly KnownHero[], 'not_found'>> {
  const draft = await ownedBook(db, bookId, owner);
  if (!draft) return fail('not_found');
  const found = await rememberedBooks(db, { owner, gender: draft.gender, exceptId: bookId, now }, NEWEST);
  const offered = likeliestFirst(found, draft.childName).slice(0, MOST_OFFERED);
  return ok(await Promise.all(offered.map((hero) => heroView(hero, draft, { sign, now }))));
}

async function heroView(hero: BookRow, draft: BookRow, { sign, now }: Pick<Deps, 'sign' | 'now'>): Promise<KnownHero> {
  // Never the advanced picture: it wears a photo that the next book does not have.
  const drawn = portraitOf(hero, 'regular');
  return {
    bookId: hero.id,
    name: hero.childName ?? '',
    title: storyOf(hero)?.title ?? null,
    portrait: drawn ? await sign(drawn.storageKey, { expiresAt: linkExpiry(now) }) : null,
    sameName: isSameName(hero.childName, draft.childName),
    fromPhoto: hero.photos.length > 0 || hero.featuresOfId !== null,
  };
}
