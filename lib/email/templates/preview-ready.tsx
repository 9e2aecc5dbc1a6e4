import { isolate } from '../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import type { EmailTemplate } from '../template';
import { DraftLinkNotice } from './parts/draft-link-notice';

export const previewReady: EmailTemplate<'previewReady'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'previewReady');
  const date = isolate(formatDate(data.deletedOn, language, data.timeZone, false));
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading', { childName: isolate(data.childName) }),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', { bookTitle: isolate(data.bookTitle) })}</Paragraph>
        <ActionButton language={language} url={data.previewUrl} label={plain('button')} />
        <SecondaryParagraph language={language}>{rich('after')}</SecondaryParagraph>
        <SecondaryParagraph language={language}>{rich('kept', { date })}</SecondaryParagraph>
        <DraftLinkNotice language={language} data={data} />
      </>
    ),
  };
};
