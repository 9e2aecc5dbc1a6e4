import sharp from 'sharp';
import { fail, ok, type Result } from '@/lib/platform/result';
import { completeJpeg } from './incomplete-jpeg';
import { PHOTO_LIMITS } from './model';
import { sniffFormat } from './sniff-format';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
/** Sharp at 5 cm on a poster and on every screen. */
const KEPT_EDGE_PX = 800;
const DECODE_SECONDS = 20;

/**
 * Converts an uploaded logo (spec §5) to the stored one: PNG with its transparency, longest edge 800 px, never enlarged,
 * no metadata. PNG, JPEG and WebP are accepted, with a longer edge of `minEdgePx` or more; SVG can hold scripts. Hostile
 * bytes return a code, never an exception.
 */
export async function normalizeLogo(
  bytes: Uint8Array,
  { maxBytes, minEdgePx }: { readonly maxBytes: number; readonly minEdgePx: number },
): Promise<Result<Uint8Array, 'logo_too_large' | 'logo_too_small' | 'logo_not_an_image'>> {
  if (bytes.length > maxBytes) return fail('logo_too_large');
  if (!FORMATS.includes(sniffFormat(bytes))) return fail('logo_not_an_image');
  try {
    const picture = sharp(completeJpeg(bytes), { limitInputPixels: PHOTO_LIMITS.maxPixels, failOn: 'error' });
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) < minEdgePx) return fail('logo_too_small');
    const png = await picture
      .autoOrient()
      .resize({ width: KEPT_EDGE_PX, height: KEPT_EDGE_PX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer();
    return ok(new Uint8Array(png));
  } catch {
    return fail('logo_not_an_image');
  }
}
