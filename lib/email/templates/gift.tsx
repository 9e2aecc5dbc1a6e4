import type { Language } from '@/lib/markets';
import { isolate } from '../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import type { EmailTemplate } from '../template';

/** The mail to the recipient: from whom, the message, the book, and one quiet line about the shop. */
export const giftBook: EmailTemplate<'giftBook'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'giftBook');
  const sender = isolate(data.senderName);
  const date = isolate(formatDate(data.availableUntil, language, data.timeZone, false));
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading', { recipient: isolate(data.recipientName) }),
    body: (
      <>
        <Paragraph language={language}>
          {rich('intro', { sender, childName: isolate(data.childName), bookTitle: isolate(data.bookTitle) })}
        </Paragraph>
        {data.message.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is rendered once.
          <Paragraph key={index} language={language}>
            {rich('line', { line: isolate(line) })}
          </Paragraph>
        ))}
        <ActionButton language={language} url={data.downloadUrl} label={plain('button')} />
        <Paragraph language={language}>{rich('validity', { days: data.linkDays, date })}</Paragraph>
        <SecondaryParagraph language={language}>{rich('shop')}</SecondaryParagraph>
      </>
    ),
  };
};

const createNotice =
  <Kind extends 'giftSent' | 'giftReturned'>(kind: Kind): EmailTemplate<Kind> =>
  (language: Language, data) => {
    const { rich, plain } = getEmailTexts(language, kind as 'giftSent');
    const values = {
      recipient: isolate(data.recipientName),
      childName: isolate(data.childName),
      bookTitle: isolate(data.bookTitle),
    };
    return {
      subject: plain('subject'),
      preheader: plain('preheader'),
      heading: rich('heading'),
      body: (
        <>
          <Paragraph language={language}>{rich('intro', values)}</Paragraph>
          <ActionButton language={language} url={data.orderUrl} label={plain('button')} />
        </>
      ),
    };
  };

/** The mails to the buyer about the gift. */
export const GIFT_NOTICE_TEMPLATES = { giftSent: createNotice('giftSent'), giftReturned: createNotice('giftReturned') };
