import type { PreviewRow } from '../selects';
import type { GivenView } from '../view';
import type { SignUrl } from './links';
import { toPreviewView } from './preview-view';

/** A bought book for a person without an account; `null` while it is not bought, or has no story. */
export async function toGivenView(book: PreviewRow, sign: SignUrl, now: Date): Promise<GivenView | null> {
  const preview = await toPreviewView(book, sign, now);
  if (!preview?.purchased) return null;
  const { title, heroName, language, direction, cover, spreads, closing, blurb } = preview;
  return { title, heroName, language, direction, cover, spreads, closing, blurb };
}
