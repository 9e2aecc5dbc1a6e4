import { isolate, singleLine } from '../../rendering/bidi';
import { ActionButton, Paragraph } from '../../rendering/blocks';
import { formatDate, getEmailTexts } from '../../rendering/email-texts';
import type { EmailTemplate } from '../../template';

export const bookDelayed: EmailTemplate<'bookDelayed'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'bookDelayed');
  const about = { childName: isolate(data.childName), bookTitle: isolate(data.bookTitle) };
  const date = isolate(formatDate(data.refundOn, language, data.timeZone, false));
  return {
    subject: plain('subject', { orderNumber: singleLine(data.orderNumber) }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', about)}</Paragraph>
        <Paragraph language={language}>{rich('refund', { date, total: isolate(data.total) })}</Paragraph>
        <ActionButton language={language} url={data.orderUrl} label={plain('button')} />
      </>
    ),
  };
};
