import type { Language } from '@/lib/markets';
import { isolate, singleLine } from '../bidi';
import { ActionButton, Paragraph } from '../blocks';
import { formatDate, getEmailTexts } from '../email-texts';
import type { EmailData } from '../model';
import { type PrintedBookKind as Kind, PRINTED_BOOK_KINDS } from '../printed-book-kinds';
import type { EmailTemplate } from '../template';

/** The sentence that differs: until when it ships, how to follow the parcel, what is refunded. */
function renderNote(kind: Kind, language: Language, { dispatchBy, timeZone, total, tracking }: EmailData[Kind]) {
  const date = isolate(formatDate(dispatchBy, language, timeZone, false));
  if (kind === 'printDelayed') return getEmailTexts(language, kind).rich('note', { date });
  if (kind !== 'printShipped' && kind !== 'printAtPickup') {
    return getEmailTexts(language, kind).rich('note', { date, total: isolate(total) });
  }
  const { rich } = getEmailTexts(language, kind);
  if (!tracking) return rich('noteUntracked');
  return rich('note', { carrier: isolate(tracking.carrier), trackingNumber: isolate(tracking.trackingNumber) });
}

const createTemplate =
  <One extends Kind>(kind: One): EmailTemplate<One> =>
  (language, data) => {
    const { rich, plain } = getEmailTexts(language, kind as Kind);
    const { replacedDispatchBy: replaced, timeZone } = data;
    const about = {
      childName: isolate(data.childName),
      bookTitle: isolate(data.bookTitle),
      ...(replaced && { promised: isolate(formatDate(replaced, language, timeZone, false)) }),
    };
    return {
      subject: plain('subject', { orderNumber: singleLine(data.orderNumber) }),
      preheader: plain('preheader'),
      heading: rich('heading', about),
      body: (
        <>
          <Paragraph language={language}>{rich('intro', about)}</Paragraph>
          <Paragraph language={language}>{renderNote(kind, language, data)}</Paragraph>
          <ActionButton language={language} url={data.orderUrl} label={plain('button')} />
        </>
      ),
    };
  };

export const PRINTED_BOOK_TEMPLATES = Object.fromEntries(
  PRINTED_BOOK_KINDS.map((kind) => [kind, createTemplate(kind)]),
) as {
  readonly [One in Kind]: EmailTemplate<One>;
};
