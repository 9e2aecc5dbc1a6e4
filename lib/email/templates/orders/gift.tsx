import type { Language } from '@/lib/markets';
import { isolate } from '../../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph } from '../../rendering/blocks';
import { formatDate, formatDateTime, getEmailTexts } from '../../rendering/email-texts';
import type { EmailTemplate } from '../../template';

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
        <ActionButton language={language} url={data.giftUrl} label={plain('button')} />
        <Paragraph language={language}>{rich('validity', { date })}</Paragraph>
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

/** The mail to the buyer whose gift waits: when it is planned, and that it goes out only after the look-through. */
const giftToReview: EmailTemplate<'giftToReview'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'giftToReview');
  const { sendAt, timeZone } = data;
  const values = {
    recipient: isolate(data.recipientName),
    childName: isolate(data.childName),
    bookTitle: isolate(data.bookTitle),
  };
  const date = sendAt && isolate(formatDateTime(sendAt, language, timeZone));
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', values)}</Paragraph>
        <Paragraph language={language}>{date ? rich('planned', { date }) : rich('soon')}</Paragraph>
        <ActionButton language={language} url={data.orderUrl} label={plain('button')} />
      </>
    ),
  };
};

/** The mails to the buyer about the gift. */
export const GIFT_NOTICE_TEMPLATES = {
  giftToReview,
  giftSent: createNotice('giftSent'),
  giftReturned: createNotice('giftReturned'),
};
