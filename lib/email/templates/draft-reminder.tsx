import { isolate } from '../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import { linkTo } from '../rendering/links';
import type { EmailTemplate } from '../template';
import { DraftLinkNotice } from './parts/draft-link-notice';
import { SenderNotice } from './parts/sender-notice';

/** The only reminder about a draft: the link to continue, the deletion date and the unsubscribe link. */
export const draftReminder: EmailTemplate<'draftReminder'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'draftReminder');
  const date = isolate(formatDate(data.deletedOn, language, data.timeZone, false));
  return {
    subject: plain(data.isMarketing ? 'subjectMarked' : 'subject'),
    preheader: plain('preheader'),
    heading: rich('heading', { childName: isolate(data.childName), gender: data.gender }),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', { bookTitle: isolate(data.bookTitle) })}</Paragraph>
        <ActionButton language={language} url={data.resumeUrl} label={plain('button')} />
        <Paragraph language={language}>{rich('deleted', { date })}</Paragraph>
        <DraftLinkNotice language={language} data={data} />
        <SecondaryParagraph language={language}>
          {rich('only', { stop: linkTo(language, data.stopUrl) })}
        </SecondaryParagraph>
        <SenderNotice language={language} section="draftReminder" />
      </>
    ),
  };
};
