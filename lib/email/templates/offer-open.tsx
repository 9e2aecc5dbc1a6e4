import { CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import { isolate, singleLine } from '../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import { linkTo } from '../rendering/links';
import type { EmailTemplate } from '../template';
import { SenderNotice } from './parts/sender-notice';

/** The only e-mail to a subscriber of an offer: the discount and its last day, the sender and the unsubscribe link. */
export const offerOpen: EmailTemplate<'offerOpen'> = (language, data, table = CURRENT_CAPABILITIES) => {
  const { rich, plain } = getEmailTexts(language, 'offerOpen');
  const offer = isAvailable('print', table) ? 'offerFormats' : 'offer';
  const date = isolate(formatDate(data.lastDay, language, data.timeZone, false));
  return {
    subject: plain('subject', { partner: singleLine(data.partner) }),
    preheader: plain('preheader'),
    heading: rich('heading', { partner: isolate(data.partner) }),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', { bookTitle: isolate(data.bookTitle) })}</Paragraph>
        <Paragraph language={language}>{rich(offer, { percent: isolate(`${data.percentOff}%`), date })}</Paragraph>
        <ActionButton language={language} url={data.offerUrl} label={plain('button')} />
        <SecondaryParagraph language={language}>
          {rich('only', { forget: linkTo(language, data.unsubscribeUrl) })}
        </SecondaryParagraph>
        <SenderNotice language={language} section="offerOpen" />
      </>
    ),
  };
};
