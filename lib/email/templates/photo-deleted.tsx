import { isolate } from '../rendering/bidi';
import { Paragraph } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import type { EmailTemplate } from '../template';
import { ReceiptNumber } from './parts/receipt-number';

/** The receipt of a photo that was deleted on request. */
export const photoDeleted: EmailTemplate<'photoDeleted'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'photoDeleted');
  const date = isolate(formatDate(data.at, language, data.timeZone, true));
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', { date })}</Paragraph>
        <ReceiptNumber data={data} language={language} />
      </>
    ),
  };
};
