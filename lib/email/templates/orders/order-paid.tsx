import type { ReactNode } from 'react';
import { BRAND } from '@/lib/brand';
import { type CapabilityTable, CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import type { Language } from '@/lib/markets';
import type { EmailData } from '../../model';
import { isolate, singleLine } from '../../rendering/bidi';
import { ActionButton, Paragraph, Receipt, SecondaryParagraph, Steps, Subheading } from '../../rendering/blocks';
import { formatDate, formatDateTime, getEmailTexts } from '../../rendering/email-texts';
import { linkTo } from '../../rendering/links';
import type { EmailTemplate } from '../../template';

type Data = EmailData['orderPaid'];
type Props = { readonly language: Language; readonly data: Data };

const DIGITAL_STEPS = ['stepMaking', 'stepLink'] as const;
const getPrintedSteps = (editing: boolean) =>
  [editing ? ('stepReview' as const) : ('stepLook' as const), 'stepConfirm', 'stepShipping'] as const;

/** Printing starts only after the parent's final confirmation (rulings, "Flow"). */
const getSteps = (format: Data['format'], table: CapabilityTable) => {
  const editing = isAvailable('editing', table);
  const printed = getPrintedSteps(editing);
  return {
    digital: [...DIGITAL_STEPS, editing ? 'stepEditLater' : 'stepKeep'] as const,
    printed,
    combo: [...DIGITAL_STEPS, ...printed] as const,
    extra: ['stepRedrawn', 'stepSameLink'] as const,
  }[format];
};

const BUTTONS = {
  digital: 'buttonDigital',
  printed: 'buttonPrinted',
  combo: 'buttonPrinted',
  extra: 'buttonExtra',
} as const satisfies Readonly<Record<Data['format'], string>>;

const isPrinted = (format: Data['format']): boolean => format === 'printed' || format === 'combo';

function Purchase({ language, data }: Props) {
  const { rich, plain } = getEmailTexts(language, 'orderPaid');
  const { legalName, registrationNumber } = BRAND.company;
  const seller = { legalName: isolate(legalName), registrationNumber: isolate(registrationNumber) };
  const date = isolate(formatDate(data.paidAt, language, data.timeZone, true));
  return (
    <>
      <Subheading language={language}>{rich('receipt')}</Subheading>
      <Paragraph language={language}>{rich('orderNumber', { orderNumber: isolate(data.orderNumber) })}</Paragraph>
      <Receipt language={language} lines={data.lines} total={{ label: plain('total'), amount: data.total }} />
      <SecondaryParagraph language={language}>{rich('paidOn', { date })}</SecondaryParagraph>
      <SecondaryParagraph language={language}>{rich('seller', seller)}</SecondaryParagraph>
    </>
  );
}

function NextSteps({ language, data, table }: Props & { readonly table: CapabilityTable }) {
  const { rich, plain } = getEmailTexts(language, 'orderPaid');
  const items: readonly ReactNode[] = getSteps(data.format, table)
    // A gift with a day of its own says below when it leaves.
    .filter((step) => step !== 'stepShipping' || !data.gift?.parcel?.leavesOn)
    .map((step) => rich(step, { days: data.shippingBusinessDays }));
  const label = plain(BUTTONS[data.format]);
  return (
    <>
      <Subheading language={language}>{rich('next')}</Subheading>
      <Steps language={language} items={items} />
      <ActionButton language={language} url={data.nextUrl} label={label} />
      {isPrinted(data.format) && isAvailable('editing', table) && (
        <Paragraph language={language}>
          {rich(data.format === 'combo' ? 'printedWaysBoth' : 'printedWays', {
            edit: linkTo(language, data.editUrl),
            later: linkTo(language, data.laterUrl),
          })}
        </Paragraph>
      )}
    </>
  );
}

/** What the buyer has planned for a gift: whom it reaches, and when. */
function PlannedGift({ language, data }: Props) {
  if (!data.gift) return null;
  const { recipientName, mail, parcel } = data.gift;
  const { rich } = getEmailTexts(language, 'orderPaid');
  const recipient = isolate(recipientName);
  const sentAt = mail?.at && isolate(formatDateTime(mail.at, language, data.timeZone));
  const leavesOn = parcel?.leavesOn && isolate(formatDate(parcel.leavesOn, language, 'UTC', false));
  return (
    <>
      <Subheading language={language}>{rich('giftTitle')}</Subheading>
      {mail && (
        <Paragraph language={language}>
          {sentAt ? rich('giftMailAt', { recipient, date: sentAt }) : rich('giftMail', { recipient })}
        </Paragraph>
      )}
      {parcel && (
        <Paragraph language={language}>
          {rich('giftParcel', { recipient })} {leavesOn && rich('giftParcelDay', { date: leavesOn })}
        </Paragraph>
      )}
    </>
  );
}

/** The receipt, and what happens next by format. */
export const orderPaid: EmailTemplate<'orderPaid'> = (language, data, table = CURRENT_CAPABILITIES) => {
  const { rich, plain } = getEmailTexts(language, 'orderPaid');
  return {
    subject: plain('subject', { orderNumber: singleLine(data.orderNumber) }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', { childName: isolate(data.childName) })}</Paragraph>
        <Purchase language={language} data={data} />
        <NextSteps language={language} data={data} table={table} />
        {isAvailable('gift', table) && <PlannedGift language={language} data={data} />}
        {/* The address is unconfirmed. Opening this link as the signed-in account confirms it. */}
        {data.confirmUrl && (
          <SecondaryParagraph language={language}>
            {rich('confirm', { link: linkTo(language, data.confirmUrl) })}
          </SecondaryParagraph>
        )}
      </>
    ),
  };
};
