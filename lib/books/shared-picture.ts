import type { Tx } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/ids';
import { COVER_KEY, OPEN_KEYS } from './pages';

/** Address of a shared book's picture: it is asked for with the share's own secret, and dies with it (S17). */
export const sharedPicturePath = (shareToken: string, pictureId: string): string =>
  `/api/shared/${shareToken}/${pictureId}`;

/**
 * Where a picture of a shared book lies in storage; `null` once the share is off or another, for advanced pictures, for
 * pages that are not open, and for pictures of an earlier hero.
 */
export async function sharedPicture(tx: Tx, shareToken: string, pictureId: string): Promise<string | null> {
  if (!isUuid(pictureId)) return null;
  const picture = await tx.illustration.findFirst({
    where: {
      id: pictureId,
      model: 'regular',
      pageKey: { in: [COVER_KEY, ...OPEN_KEYS] },
      book: { shareToken, deletedAt: null },
    },
    include: { book: { select: { revision: true } } },
  });
  return picture && picture.revision === picture.book.revision ? picture.storageKey : null;
}
