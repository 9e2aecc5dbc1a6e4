import { BRAND } from '@/lib/brand';
import { type CapabilityTable, isAvailable, TODAY } from '@/lib/capabilities';
import type { Language } from '@/lib/markets';
import type { Block, MailDocument } from '../document';
import { isolate, singleLine, webAddress } from '../inline';
import type { MailData } from '../model';
import { formatDate, textsFor } from '../texts';

const DIGITAL_STEPS = ['stepMaking', 'stepLink'] as const;
const PRINTED_STEPS = ['stepReview', 'stepConfirm', 'stepShipping'] as const;

/** A printed book is never printed by itself: the final confirmation starts it (rulings, "Flow"). */
const stepsOf = (format: MailData['orderPaid']['format'], table: CapabilityTable) =>
  ({
    digital: [...DIGITAL_STEPS, isAvailable('editing', table) ? 'stepEditLater' : 'stepKeep'] as const,
    printed: PRINTED_STEPS,
    combo: [...DIGITAL_STEPS, ...PRINTED_STEPS] as const,
  })[format];

/** The address was only typed so far: opening this mail with the account's phone at hand shows that it is right. */
function confirmNote(language: Language, confirmUrl: string): Block {
  const { rich, plain } = textsFor(language, 'orderPaid');
  const confirm = { label: plain('confirmLink'), href: webAddress(confirmUrl) };
  return { kind: 'paragraph', soft: true, content: rich('confirm', { confirm }) };
}

export function orderPaid(
  language: Language,
  data: MailData['orderPaid'],
  table: CapabilityTable = TODAY,
): MailDocument {
  const { rich, plain } = textsFor(language, 'orderPaid');
  const orderNumber = singleLine(data.orderNumber);
  const { legalName, registrationNumber } = BRAND.company;
  return {
    subject: plain('subject', { orderNumber }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    blocks: [
      { kind: 'paragraph', content: rich('intro', { childName: isolate(data.childName) }) },
      { kind: 'heading', content: rich('receipt') },
      { kind: 'paragraph', content: rich('orderNumber', { orderNumber: isolate(orderNumber) }) },
      { kind: 'receipt', lines: data.lines, total: { label: plain('total'), amount: data.total } },
      {
        kind: 'paragraph',
        soft: true,
        content: rich('paidOn', { date: isolate(formatDate(data.paidAt, language, data.timeZone, true)) }),
      },
      {
        kind: 'paragraph',
        soft: true,
        content: rich('seller', {
          legalName: isolate(legalName),
          registrationNumber: isolate(registrationNumber),
        }),
      },
      { kind: 'heading', content: rich('next') },
      {
        kind: 'steps',
        items: stepsOf(data.format, table).map((step) => rich(step, { days: data.shippingBusinessDays })),
      },
      {
        kind: 'action',
        label: plain(data.format === 'digital' ? 'buttonDigital' : 'buttonPrinted'),
        url: webAddress(data.nextUrl),
      },
      ...(data.confirmUrl ? [confirmNote(language, data.confirmUrl)] : []),
    ],
  };
}
