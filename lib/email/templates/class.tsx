import type { ReactNode } from 'react';
import { BRAND } from '@/lib/brand';
import type { Language } from '@/lib/markets';
import type { ClassMailKind } from '../data/class-mail-kinds';
import type { EmailData } from '../model';
import { isolate, singleLine } from '../rendering/bidi';
import { ActionButton, Paragraph, Pickup, Receipt, SecondaryParagraph, Steps, Subheading } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import type { EmailTemplate } from '../template';

type Data = EmailData['classOrdered'];
type Props = { readonly language: Language; readonly data: Data };

/** What the teacher bought, and what happens next in this format. */
function Ordered({ language, data }: Props) {
  const { rich, plain } = getEmailTexts(language, 'orderPaid');
  const own = getEmailTexts(language, 'classOrdered');
  const { legalName, registrationNumber } = BRAND.company;
  const seller = { legalName: isolate(legalName), registrationNumber: isolate(registrationNumber) };
  const date = isolate(formatDate(data.paidAt, language, data.timeZone, true));
  const arrival = data.delivery === 'self_pickup' ? 'stepPickup' : 'stepDelivery';
  const steps =
    data.format === 'digital'
      ? (['stepMaking', 'stepFiles'] as const)
      : (['stepDrawing', 'stepApprove', arrival] as const);
  return (
    <>
      <Subheading language={language}>{rich('receipt')}</Subheading>
      <Paragraph language={language}>{rich('orderNumber', { orderNumber: isolate(data.orderNumber) })}</Paragraph>
      <Receipt language={language} lines={data.lines} total={{ label: plain('total'), amount: data.total }} />
      <SecondaryParagraph language={language}>{rich('paidOn', { date })}</SecondaryParagraph>
      <SecondaryParagraph language={language}>{rich('seller', seller)}</SecondaryParagraph>
      <Subheading language={language}>{rich('next')}</Subheading>
      <Steps language={language} items={steps.map((step) => own.rich(step, { days: data.deliveryBusinessDays }))} />
    </>
  );
}

/** Mails whose second sentence says no date. */
const NOTED: readonly ClassMailKind[] = ['classShipped', 'classAtPickup', 'classBookLeft', 'classCancelled'];

/** Mails of a class that is picked up: they say where and when. */
const TELLING_WHERE: readonly ClassMailKind[] = ['classOrdered', 'classApproved', 'classDelayed', 'classAtPickup'];

/** The sentences that follow the first one. */
function renderNotes(kind: ClassMailKind, { language, data }: Props): readonly ReactNode[] {
  if (kind === 'classOrdered') return [];
  if (kind === 'classReady') {
    return data.format === 'printed' ? [getEmailTexts(language, kind).rich('notePrinted')] : [];
  }
  if (kind === 'classCancelled' && data.returned) {
    const { amount, kept } = data.returned;
    const { rich } = getEmailTexts(language, kind);
    return [rich('noteDeliveryKept', { returned: isolate(amount), kept: isolate(kept) })];
  }
  if (NOTED.includes(kind))
    return [getEmailTexts(language, kind as 'classShipped').rich('note', { total: isolate(data.total) })];
  const date = isolate(formatDate(data.dispatchBy, language, 'UTC', false));
  if (kind !== 'classApproved') return [getEmailTexts(language, kind).rich('note', { date })];
  const { rich } = getEmailTexts(language, kind);
  return [rich(data.delivery === 'self_pickup' ? 'notePickup' : 'note', { date }), rich('papers')];
}

const createTemplate =
  (kind: ClassMailKind): EmailTemplate<ClassMailKind> =>
  (language, data) => {
    const { rich, plain } = getEmailTexts(language, kind as 'classReady');
    // A class to be printed is looked at first; all other mails are the same in both formats.
    const printed = kind === 'classReady' && data.format === 'printed';
    const values = { name: isolate(data.kindergartenName), books: data.books, ordered: data.ordered };
    return {
      subject: plain(printed ? 'subjectPrinted' : 'subject', { orderNumber: singleLine(data.orderNumber) }),
      preheader: plain(printed ? 'preheaderPrinted' : 'preheader'),
      heading: rich(printed ? 'headingPrinted' : 'heading', values),
      body: (
        <>
          <Paragraph language={language}>{rich(printed ? 'introPrinted' : 'intro', values)}</Paragraph>
          {renderNotes(kind, { language, data }).map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is rendered once.
            <Paragraph key={index} language={language}>
              {note}
            </Paragraph>
          ))}
          {kind === 'classOrdered' && <Ordered data={data} language={language} />}
          {TELLING_WHERE.includes(kind) && <Pickup language={language} place={data.pickup} />}
          <ActionButton language={language} url={data.classUrl} label={plain(printed ? 'buttonPrinted' : 'button')} />
        </>
      ),
    };
  };

/** The mails to a teacher about all books of a class; they name no child. */
export const CLASS_TEMPLATES = {
  classOrdered: createTemplate('classOrdered'),
  classReady: createTemplate('classReady'),
  classReminder: createTemplate('classReminder'),
  classApproved: createTemplate('classApproved'),
  classDelayed: createTemplate('classDelayed'),
  classShipped: createTemplate('classShipped'),
  classAtPickup: createTemplate('classAtPickup'),
  classBookLeft: createTemplate('classBookLeft'),
  classCancelled: createTemplate('classCancelled'),
} as const satisfies { readonly [Kind in ClassMailKind]: EmailTemplate<Kind> };
