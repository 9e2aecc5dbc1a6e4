import { isolate, singleLine } from '../../rendering/bidi';
import { Paragraph, SecondaryParagraph } from '../../rendering/blocks';
import { getEmailTexts } from '../../rendering/email-texts';
import type { EmailTemplate } from '../../template';

/**
 * Confirmation to the sender of a support request. Does not quote the message, because otherwise the form could be
 * abused to mail any text to any address.
 */
export const supportReceived: EmailTemplate<'supportReceived'> = (language, { topic, reference }) => {
  const { rich, plain } = getEmailTexts(language, 'supportReceived');
  return {
    subject: plain('subject', { reference: singleLine(reference) }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', { topic: isolate(topic) })}</Paragraph>
        <Paragraph language={language}>{rich('add')}</Paragraph>
        <SecondaryParagraph language={language}>
          {rich('reference', { reference: isolate(reference) })}
        </SecondaryParagraph>
      </>
    ),
  };
};
