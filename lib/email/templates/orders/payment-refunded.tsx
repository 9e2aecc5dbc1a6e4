import { isolate, singleLine } from '../../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph } from '../../rendering/blocks';
import { getEmailTexts } from '../../rendering/email-texts';
import type { EmailTemplate } from '../../template';

/** Reasons that the parent is told; the staff's own words and a refund at the provider need none. */
const REASONS = {
  duplicate: 'whyDuplicate',
  not_producible: 'whyNotProducible',
  production_failed: 'whyProductionFailed',
  left_group: 'whyLeftGroup',
  staff: null,
  provider: null,
} as const;

const BUTTONS = { myBooks: 'button', class: 'buttonClass', company: 'buttonCompany' } as const;

export const paymentRefunded: EmailTemplate<'paymentRefunded'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'paymentRefunded');
  const { orderNumber, amount, paid } = data;
  const values = { amount: isolate(amount), orderNumber: isolate(orderNumber) };
  const why = REASONS[data.reason];
  return {
    subject: plain('subject', { amount: singleLine(amount), orderNumber: singleLine(orderNumber) }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>
          {paid ? rich('refundPart', { ...values, paid: isolate(paid) }) : rich('refundWhole', values)}
        </Paragraph>
        {why && <Paragraph language={language}>{rich(why)}</Paragraph>}
        <SecondaryParagraph language={language}>{rich('after')}</SecondaryParagraph>
        <ActionButton language={language} url={data.pageUrl} label={plain(BUTTONS[data.shownOn])} />
      </>
    ),
  };
};
