import sharp from 'sharp';
import { fail, ok, type Result } from '@/lib/platform/result';
import { completeJpeg } from './incomplete-jpeg';
import { PHOTO_LIMITS, POST_PICTURE_LIMITS } from './model';
import { sniffFormat } from './sniff-format';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const DECODE_SECONDS = 20;
/** Qualities at which a photo shows no artefacts. */
const QUALITY = { avif: 55, webp: 80, jpeg: 84 } as const;

type PictureFile = { readonly name: string; readonly bytes: Uint8Array; readonly contentType: string };
type PictureError = 'post_picture_invalid' | 'post_picture_too_large' | 'post_picture_too_small';

/**
 * Makes the files of a blog picture from an upload: cut to 3:2 at 480 and 960 px as AVIF and WebP, and the social image
 * of 1200 x 630 as JPEG, without metadata. Hostile bytes return a code, never an exception.
 */
export async function normalizePostPicture(bytes: Uint8Array): Promise<Result<readonly PictureFile[], PictureError>> {
  if (bytes.length > POST_PICTURE_LIMITS.maxBytes) return fail('post_picture_too_large');
  if (!FORMATS.includes(sniffFormat(bytes))) return fail('post_picture_invalid');
  try {
    const picture = sharp(completeJpeg(bytes), { limitInputPixels: PHOTO_LIMITS.maxPixels, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS });
    const { autoOrient: upright } = await picture.metadata();
    if (upright.width < POST_PICTURE_LIMITS.minWidthPx) return fail('post_picture_too_small');
    const cut = (width: number, height: number) => picture.clone().resize({ width, height, fit: 'cover' });
    const files: PictureFile[] = [];
    for (const width of [480, 960]) {
      const sized = cut(width, (width * 2) / 3);
      const avif = await sized.clone().avif({ quality: QUALITY.avif }).toBuffer();
      const webp = await sized.clone().webp({ quality: QUALITY.webp }).toBuffer();
      files.push({ name: `${width}.avif`, bytes: new Uint8Array(avif), contentType: 'image/avif' });
      files.push({ name: `${width}.webp`, bytes: new Uint8Array(webp), contentType: 'image/webp' });
    }
    const card = await cut(1200, 630).flatten({ background: 'white' }).jpeg({ quality: QUALITY.jpeg }).toBuffer();
    files.push({ name: 'card.jpg', bytes: new Uint8Array(card), contentType: 'image/jpeg' });
    return ok(files);
  } catch {
    return fail('post_picture_invalid');
  }
}
