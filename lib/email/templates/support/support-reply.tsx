import { Isolate, isolate, singleLine } from '../../rendering/bidi';
import { Paragraph, SecondaryParagraph } from '../../rendering/blocks';
import { getEmailTexts } from '../../rendering/email-texts';
import type { EmailTemplate } from '../../template';

/** An answer of the staff with its line breaks, and how to go on. */
export const supportReply: EmailTemplate<'supportReply'> = (language, { reference, text }) => {
  const { rich, plain } = getEmailTexts(language, 'supportReply');
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  return {
    subject: plain('subject', { reference: singleLine(reference) }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is rendered once.
          <Paragraph key={index} language={language}>
            <Isolate>{line}</Isolate>
          </Paragraph>
        ))}
        <SecondaryParagraph language={language}>{rich('more')}</SecondaryParagraph>
        <SecondaryParagraph language={language}>
          {rich('reference', { reference: isolate(reference) })}
        </SecondaryParagraph>
      </>
    ),
  };
};
