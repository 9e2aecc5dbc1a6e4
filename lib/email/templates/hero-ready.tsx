import { isolate } from '../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import type { EmailTemplate } from '../template';
import { DraftLinkNotice } from './parts/draft-link-notice';

/** The hero is drawn and waits for the parent's approval. */
export const heroReady: EmailTemplate<'heroReady'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'heroReady');
  const { gender } = data;
  const date = isolate(formatDate(data.deletedOn, language, data.timeZone, false));
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading', { childName: isolate(data.childName), gender }),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', { bookTitle: isolate(data.bookTitle), gender })}</Paragraph>
        <ActionButton language={language} url={data.heroUrl} label={plain('button', { gender })} />
        <SecondaryParagraph language={language}>{rich('kept', { date })}</SecondaryParagraph>
        <DraftLinkNotice language={language} data={data} />
      </>
    ),
  };
};
