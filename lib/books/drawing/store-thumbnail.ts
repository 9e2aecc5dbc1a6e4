import sharp from 'sharp';
import { PICTURE_SIZES } from '../pages';
import type { NewPicture } from '../store-pictures';

/**
 * Creates a drawn page's square thumbnail: of a spread, the part that draws the eye. It is stored as one of the book's pictures and is deleted with them. `null` for
 * other pictures and for one that cannot be decoded; the thumbnail strip then shows the large picture.
 */
export async function createThumbnail(picture: NewPicture): Promise<NewPicture | null> {
  const { key, storageKey, bytes } = picture;
  const { thumb, preview } = PICTURE_SIZES;
  if (key.sizePx !== preview) return null;
  const small = await sharp(bytes, { failOn: 'error' })
    .resize({ width: thumb, height: thumb, position: sharp.strategy.attention })
    .jpeg({ quality: 76 })
    .toBuffer()
    .catch(() => null);
  return (
    small && {
      key: { ...key, sizePx: thumb },
      storageKey: storageKey.replace(`-${preview}.`, `-${thumb}.`),
      bytes: new Uint8Array(small),
      mimeType: 'image/jpeg',
      provider: 'shrunk',
      costMicroUsd: 0,
    }
  );
}
