import { type CapabilityTable, CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import type { Language } from '@/lib/markets';
import { type PrintedBookKind as Kind, PRINTED_BOOK_KINDS } from '../../data/printed-book-kinds';
import type { EmailData } from '../../model';
import { isolate, singleLine } from '../../rendering/bidi';
import { ActionButton, Paragraph } from '../../rendering/blocks';
import { formatDate, getEmailTexts } from '../../rendering/email-texts';
import { linkTo } from '../../rendering/links';
import type { EmailTemplate } from '../../template';

/** The sentence that differs: until when it ships, how to follow the parcel, what is refunded. */
function renderNote(kind: Kind, language: Language, data: EmailData[Kind]) {
  const { dispatchBy, timeZone, total, tracking, needed } = data;
  const date = isolate(formatDate(dispatchBy, language, timeZone, false));
  if (kind === 'printDelayed') return getEmailTexts(language, kind).rich('note', { date });
  if (kind === 'arrivalAtRisk' && needed?.confirmed) return getEmailTexts(language, kind).rich('noteConfirmed');
  if (kind !== 'printShipped' && kind !== 'printAtPickup') {
    return getEmailTexts(language, kind).rich('note', { date, total: isolate(total) });
  }
  const { rich } = getEmailTexts(language, kind);
  if (!tracking) return rich('noteUntracked');
  return rich('note', { carrier: isolate(tracking.carrier), trackingNumber: isolate(tracking.trackingNumber) });
}

/** What the mail says about the day on which the book is needed. */
function NeededDay({ kind, language, data }: PartProps) {
  const { needed, timeZone } = data;
  if (!needed) return null;
  const day = (date: Date) => isolate(formatDate(date, language, timeZone, false));
  if (kind === 'arrivalAtRisk') {
    return <Paragraph language={language}>{getEmailTexts(language, kind).rich('read')}</Paragraph>;
  }
  if (kind !== 'printReminder' || !needed.confirmBy) return null;
  const values = { needed: day(needed.by), confirmBy: day(needed.confirmBy) };
  return <Paragraph language={language}>{getEmailTexts(language, kind).rich('neededBy', values)}</Paragraph>;
}

type PartProps = { readonly kind: Kind; readonly language: Language; readonly data: EmailData[Kind] };

/** The greeting card that goes by mail, because the print house does not put it into the parcel. */
function GiftCard({ kind, language, data }: PartProps) {
  if (kind !== 'printingStarted' || !data.giftCardUrl) return null;
  const link = linkTo(language, data.giftCardUrl);
  return <Paragraph language={language}>{getEmailTexts(language, kind).rich('giftCard', { link })}</Paragraph>;
}

/** What else a parent can do with a book that waits for the confirmation. */
function OtherWays({ kind, language, data, table }: PartProps & { readonly table: CapabilityTable }) {
  if (kind !== 'printReminder' || !isAvailable('editing', table)) return null;
  const links = { edit: linkTo(language, data.editUrl), later: linkTo(language, `${data.orderUrl}#later`) };
  const ways = data.hasDigital ? 'printedWaysBoth' : 'printedWays';
  return <Paragraph language={language}>{getEmailTexts(language, 'orderPaid').rich(ways, links)}</Paragraph>;
}

/** The way to the next book for the same child, once this one is there. */
function AnotherStory({ kind, language, data }: PartProps) {
  if (kind !== 'printDelivered') return null;
  const values = { childName: isolate(data.childName), another: linkTo(language, `${data.orderUrl}#another-story`) };
  return <Paragraph language={language}>{getEmailTexts(language, kind).rich('another', values)}</Paragraph>;
}

const createTemplate =
  <One extends Kind>(kind: One): EmailTemplate<One> =>
  (language, data, table = CURRENT_CAPABILITIES) => {
    const { rich, plain } = getEmailTexts(language, kind as Kind);
    const day = (date: Date) => isolate(formatDate(date, language, data.timeZone, false));
    const { replacedDispatchBy: replaced, needed } = data;
    const about = {
      childName: isolate(data.childName),
      bookTitle: isolate(data.bookTitle),
      ...(replaced && { promised: day(replaced) }),
      ...(needed && { needed: day(needed.by), latest: day(needed.latest) }),
    };
    return {
      subject: plain('subject', { orderNumber: singleLine(data.orderNumber) }),
      preheader: plain('preheader'),
      heading: rich('heading', about),
      body: (
        <>
          <Paragraph language={language}>{rich('intro', about)}</Paragraph>
          <Paragraph language={language}>{renderNote(kind, language, data)}</Paragraph>
          <NeededDay data={data} kind={kind} language={language} />
          <GiftCard data={data} kind={kind} language={language} />
          <ActionButton language={language} url={data.orderUrl} label={plain('button')} />
          <AnotherStory data={data} kind={kind} language={language} />
          <OtherWays data={data} kind={kind} language={language} table={table} />
        </>
      ),
    };
  };

export const PRINTED_BOOK_TEMPLATES = Object.fromEntries(
  PRINTED_BOOK_KINDS.map((kind) => [kind, createTemplate(kind)]),
) as {
  readonly [One in Kind]: EmailTemplate<One>;
};
