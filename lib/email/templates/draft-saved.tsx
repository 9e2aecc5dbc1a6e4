import { isolate } from '../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import type { EmailTemplate } from '../template';
import { DraftLinkNotice } from './parts/draft-link-notice';

/** The link to a draft that the parent requested; works on any device. */
export const draftSaved: EmailTemplate<'draftSaved'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'draftSaved');
  const date = isolate(formatDate(data.deletedOn, language, data.timeZone, false));
  const intro = { bookTitle: isolate(data.bookTitle), gender: data.gender };
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading', { childName: isolate(data.childName) }),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', intro)}</Paragraph>
        <ActionButton language={language} url={data.resumeUrl} label={plain('button')} />
        <Paragraph language={language}>{rich('devices')}</Paragraph>
        <SecondaryParagraph language={language}>{rich('kept', { date, days: data.reminderDays })}</SecondaryParagraph>
        <DraftLinkNotice language={language} data={data} />
      </>
    ),
  };
};
