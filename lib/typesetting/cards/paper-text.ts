import type { Language } from '@/lib/markets';
import { type Face, TYPOGRAPHY } from '../fonts';
import { replaceUnprintable } from '../printable/printable';
import { getScriptLanguage, startsRtl, toLiteralText } from '../text/literal-text';

/** A text with the direction and the language of its own script: a name in any script on a page in any other. */
export type PaperText = { readonly text: string; readonly rtl: boolean; readonly language: Language };

/**
 * What cannot be printed is a question mark: one name never stops the paper of a whole group. Without letters a text runs from left
 * to right, like a number.
 */
export const toPaperText = (text: string): PaperText => ({
  text: toLiteralText(replaceUnprintable(text)),
  rtl: startsRtl(text),
  language: getScriptLanguage(text),
});

/** Also with the faces of its script. */
export const toFacedText = (
  text: string,
): PaperText & { readonly faces: Readonly<Record<'heading' | 'story' | 'hand', Face>> } => {
  const shown = toPaperText(text);
  return { ...shown, faces: TYPOGRAPHY[shown.language].faces };
};

/** What every paper shares: an A4 page for a printer at home or in an office. */
export const toPaperData = (language: Language, title: string, publisher: string) => ({
  language,
  faces: TYPOGRAPHY[language].faces,
  medium: 'screen',
  joined: language === 'ar',
  direction: language === 'he' || language === 'ar' ? 'rtl' : 'ltr',
  trimMm: 210,
  bleedMm: 0,
  title: toLiteralText(title),
  documentTitle: toLiteralText(title).replaceAll('\u00a0', ' '),
  publisher: toLiteralText(publisher),
});
