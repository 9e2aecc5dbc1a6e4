import type { Tx } from '@/lib/platform/db';
import { COVER_KEY, PREVIEW_KEYS } from '../pages';

/** A regular picture of the pages that the share link of its book shows, with the book's current revision. */
export const findPictureByToken = (tx: Tx, shareToken: string, id: string) =>
  tx.illustration.findFirst({
    where: {
      id,
      model: 'regular',
      pageKey: { in: [COVER_KEY, ...PREVIEW_KEYS] },
      book: { shareToken, deletedAt: null },
    },
    select: { storageKey: true, revision: true, book: { select: { revision: true } } },
  });
