import { fail, ok, type Result } from '@/lib/platform/result';
import { TYPOGRAPHY } from '../fonts';
import { isRtlLanguage } from '../model';
import { type RunCode, runCompile } from '../run-compile';
import { toPlainRuns } from '../text/hero-name';
import { getScriptLanguage, replaceNoBreakSpaces, startsRtl, toLiteralText } from '../text/literal-text';
import { CARD_BOXES, CARD_MM, type GiftCardWords } from './gift-card-model';

export type GiftCardInput = GiftCardWords & {
  readonly publisher: string;
  /** The file's creation date: the same words and date produce the same bytes. */
  readonly createdAt: Date;
};

const toText = (text: string) => ({ runs: toPlainRuns(text), rtl: startsRtl(text) });

/**
 * Typesets the greeting card that goes with a printed gift as one A6 file, tagged (PDF/UA-1): for whom, the message, and
 * from whom, each in the direction of its script. `text_overflow` for words that `fitsGiftCard` refuses.
 */
export async function typesetGiftCard(card: GiftCardInput): Promise<Result<Uint8Array, RunCode>> {
  const { recipientName, message, senderName, publisher, createdAt } = card;
  const language = getScriptLanguage(message);
  const isRtl = isRtlLanguage(language);
  const { faces, leading } = TYPOGRAPHY[language];
  const data = {
    language,
    faces,
    leading,
    medium: 'screen',
    joined: language === 'ar',
    direction: isRtl ? 'rtl' : 'ltr',
    trimMm: CARD_MM.width,
    heightMm: CARD_MM.height,
    bleedMm: 0,
    boxes: CARD_BOXES,
    documentTitle: replaceNoBreakSpaces(toLiteralText(recipientName)),
    publisher: toLiteralText(publisher),
    recipient: toText(recipientName),
    message: toText(message),
    sender: toText(senderName),
  };
  const finish = { rightToLeft: isRtl, pageLayout: 'SinglePage', bookmarks: [], spoken: [] } as const;
  const pdfs = await runCompile({ createdAt, files: new Map(), tasks: [{ template: 'gift-card', data, finish }] });
  if (!pdfs.ok) return pdfs;
  const [pdf] = pdfs.value;
  return pdf ? ok(pdf) : fail('typesetting_failed');
}
