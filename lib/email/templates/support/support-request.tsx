import { Isolate, isolate, singleLine } from '../../rendering/bidi';
import { Paragraph, SecondaryParagraph, Subheading } from '../../rendering/blocks';
import { getEmailTexts } from '../../rendering/email-texts';
import { mailTo } from '../../rendering/links';
import type { EmailTemplate } from '../../template';

/** To the shop: sender, topic and the message with its line breaks. */
export const supportRequest: EmailTemplate<'supportRequest'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'supportRequest');
  const email = singleLine(data.email);
  const lines = data.description.split(/\n+/).filter((line) => line.trim() !== '');
  const fields = [
    ['phone', data.phone],
    ['order', data.orderNumber],
    ['answerIn', data.answerIn],
  ] as const;
  const about = { topic: singleLine(data.topic), reference: singleLine(data.reference) };
  return {
    subject: plain(data.suspicious ? 'subjectSuspicious' : 'subject', about),
    preheader: plain('preheader'),
    heading: rich('heading', { topic: isolate(data.topic) }),
    body: (
      <>
        {data.suspicious && <Paragraph language={language}>{rich('suspicious')}</Paragraph>}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is rendered once.
          <Paragraph key={index} language={language}>
            <Isolate>{line}</Isolate>
          </Paragraph>
        ))}
        <Subheading language={language}>{rich('from')}</Subheading>
        <SecondaryParagraph language={language}>
          {rich('email', { value: email, mail: mailTo(language, email) })}
        </SecondaryParagraph>
        {fields.map(
          ([key, value]) =>
            value && (
              <SecondaryParagraph key={key} language={language}>
                {rich(key, { value: isolate(value) })}
              </SecondaryParagraph>
            ),
        )}
      </>
    ),
  };
};
