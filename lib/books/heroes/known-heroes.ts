import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { renderOriginalStory } from '../book-story';
import { findPortrait } from '../redraws/portraits-view';
import { findOwnedDraft, type Owner } from '../repository';
import type { DraftRow, KnownHeroRow } from '../selects';
import { getLinkExpiry, type SignUrl } from '../sharing/links';
import type { KnownHero } from './model';
import { listReusableHeroBooks } from './repository';
import { isSameName, sortBySameName } from './same-name';

type Deps = { readonly db: Db; readonly owner: Owner; readonly sign: SignUrl; readonly now: Date };

/** Maximum number of books to search and of heroes to offer. */
const MAX_BOOKS = 40;
const MAX_HEROES = 3;

/** Heroes that the parent approved before and can reuse in this draft: of its gender, those with its name first. */
export async function listKnownHeroes(
  bookId: string,
  { db, owner, sign, now }: Deps,
): Promise<Result<readonly KnownHero[], 'not_found'>> {
  const draft = await findOwnedDraft(db, bookId, owner);
  if (!draft) return fail('not_found');
  const found = await listReusableHeroBooks(
    db,
    { owner, gender: draft.gender, exceptIds: [bookId, ...(draft.trialOfId ? [draft.trialOfId] : [])], now },
    MAX_BOOKS,
  );
  const offered = sortBySameName(found, draft.childName).slice(0, MAX_HEROES);
  return ok(await Promise.all(offered.map((hero) => toKnownHero(hero, draft, { sign, now }))));
}

async function toKnownHero(
  hero: KnownHeroRow,
  draft: DraftRow,
  { sign, now }: Pick<Deps, 'sign' | 'now'>,
): Promise<KnownHero> {
  // Never the advanced picture: it shows the child's own face, and the next book has no photo that tells it.
  const drawn = findPortrait(hero, 'regular');
  return {
    bookId: hero.id,
    name: hero.childName ?? '',
    title: renderOriginalStory(hero)?.title ?? null,
    portrait: drawn ? await sign(drawn.storageKey, { expiresAt: getLinkExpiry(now) }) : null,
    sameName: isSameName(hero.childName, draft.childName),
    fromPhoto: hero.photos.length > 0 || hero.featuresOfId !== null,
  };
}
