import { toMessageName } from '@/lib/platform/web-address';
import { isolate, singleLine } from '../rendering/bidi';
import { ActionButton, Paragraph } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import type { EmailTemplate } from '../template';

/** The link for the parents of a class, to its teacher; it names no child. */
export const classOpened: EmailTemplate<'classOpened'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'classOpened');
  const name = toMessageName(data.kindergartenName);
  const date = isolate(formatDate(data.closesAt, language, data.timeZone, false));
  const values = { kindergarten: isolate(name), date, link: isolate(data.linkUrl) };
  const line = { kindergarten: singleLine(name) };
  return {
    subject: plain('subject', line),
    preheader: plain('preheader', line),
    heading: rich('heading', values),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', values)}</Paragraph>
        <Paragraph language={language}>{rich('note', values)}</Paragraph>
        <ActionButton language={language} url={data.classUrl} label={plain('button')} />
      </>
    ),
  };
};
