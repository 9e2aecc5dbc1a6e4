import { isolate, singleLine } from '../../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph } from '../../rendering/blocks';
import { getEmailTexts } from '../../rendering/email-texts';
import { linkTo } from '../../rendering/links';
import type { EmailTemplate } from '../../template';
import { SenderNotice } from '../parts/sender-notice';

/**
 * The only e-mail to a subscriber of an announced book: it is released. Contains the sender and the unsubscribe link.
 */
export const bookOut: EmailTemplate<'bookOut'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'bookOut');
  return {
    subject: plain('subject', { bookTitle: singleLine(data.bookTitle) }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', { bookTitle: isolate(data.bookTitle) })}</Paragraph>
        <ActionButton language={language} url={data.bookUrl} label={plain('button')} />
        <SecondaryParagraph language={language}>
          {rich('only', { forget: linkTo(language, data.unsubscribeUrl) })}
        </SecondaryParagraph>
        <SenderNotice language={language} section="bookOut" />
      </>
    ),
  };
};
