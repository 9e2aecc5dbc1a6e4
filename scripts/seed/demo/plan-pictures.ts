import sharp from 'sharp';
import { PICTURE_KEYS } from '@/lib/books/pages';
import type { StoragePort } from '@/lib/providers/storage/port';
import { getPictureEdge, SQUARE_210 } from '@/lib/typesetting';
import { demoId } from './ids';
import type { DemoRows } from './rows';

/** Large enough for print, so that no worker draws the book while it waits for its parent. */
const SIZE_PX = getPictureEdge(SQUARE_210, 'page');
const PAPER = '#f3d9b1';

const toKey = (bookId: string): string => `pictures/${bookId}/demo.jpg`;

/** Every picture of a book that waits for its parent: the same flat one. */
export const planPictures = (bookId: string) =>
  ({
    illustrations: PICTURE_KEYS.map((pageKey) => ({
      id: demoId(`picture ${bookId} ${pageKey}`),
      bookId,
      pageKey,
      model: 'regular' as const,
      revision: 1,
      sizePx: SIZE_PX,
      storageKey: toKey(bookId),
      provider: 'sandbox',
    })),
  }) satisfies Partial<DemoRows>;

/** Stores the flat picture for each of these books. */
export async function storePictures(storage: StoragePort, bookIds: readonly string[]): Promise<void> {
  const page = { width: SIZE_PX, height: SIZE_PX, channels: 3, background: PAPER } as const;
  const picture = await sharp({ create: page }).jpeg().toBuffer();
  for (const bookId of bookIds) await storage.put(toKey(bookId), picture, 'image/jpeg');
}
