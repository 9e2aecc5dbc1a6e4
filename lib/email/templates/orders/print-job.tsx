import { isolate, singleLine } from '../../rendering/bidi';
import { ActionButton, Paragraph } from '../../rendering/blocks';
import { formatDate, getEmailTexts } from '../../rendering/email-texts';
import type { EmailTemplate } from '../../template';

/** To whoever prints for the shop by hand; it contains neither the files nor the address, only the way to them. */
export const printJob: EmailTemplate<'printJob'> = (language, { orderNumber, bookTitle, dispatchBy, jobUrl }) => {
  const { rich, plain } = getEmailTexts(language, 'printJob');
  const about = { orderNumber: isolate(orderNumber), bookTitle: isolate(bookTitle) };
  return {
    subject: plain('subject', { orderNumber: singleLine(orderNumber) }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', about)}</Paragraph>
        <Paragraph language={language}>
          {rich('note', { date: isolate(formatDate(dispatchBy, language, 'UTC', false)) })}
        </Paragraph>
        <ActionButton language={language} url={jobUrl} label={plain('button')} />
      </>
    ),
  };
};
