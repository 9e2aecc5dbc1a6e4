import { isolate } from '../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import type { EmailTemplate } from '../template';

/** A friend's first order earned the reader a digital book. Nothing in it tells who the friend is. */
export const friendOrdered: EmailTemplate<'friendOrdered'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'friendOrdered');
  const end = isolate(formatDate(data.endsAt, language, data.timeZone, true));
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{rich('intro')}</Paragraph>
        <Paragraph language={language}>{rich('coupon', { code: isolate(data.code), end })}</Paragraph>
        <ActionButton language={language} url={data.booksUrl} label={plain('button')} />
        <SecondaryParagraph language={language}>{rich('how')}</SecondaryParagraph>
      </>
    ),
  };
};
