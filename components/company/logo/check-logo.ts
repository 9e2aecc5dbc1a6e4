import { COMPANY_LIMITS } from '@/lib/company';

/** What the server can read; an SVG may carry scripts, so it is refused. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Why this file cannot be the logo (spec §5 "logo up to 5 MB"); `null` if it can. The server checks again. */
export function checkLogo({ type, size }: Pick<File, 'type' | 'size'>): 'logo_too_large' | 'logo_not_an_image' | null {
  if (!LOGO_TYPES.some((known) => known === type)) return 'logo_not_an_image';
  return size > COMPANY_LIMITS.logoBytes ? 'logo_too_large' : null;
}

/**
 * The same after opening the file: what only calls itself an image, or is too small, is refused before it is shown. Its
 * longer edge counts.
 */
export async function checkLogoFile(
  file: File,
): Promise<'logo_too_large' | 'logo_too_small' | 'logo_not_an_image' | null> {
  const refused = checkLogo(file);
  if (refused) return refused;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return 'logo_not_an_image';
  const edge = Math.max(picture.width, picture.height);
  picture.close();
  return edge < COMPANY_LIMITS.logoMinPx ? 'logo_too_small' : null;
}
