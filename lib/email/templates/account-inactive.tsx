import { isolate } from '../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph, Steps, Subheading } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import { listDeleted, listRemaining } from '../rendering/stored-things';
import type { EmailTemplate } from '../template';

/** The only notice before an account that nobody visits is deleted. */
export const accountInactive: EmailTemplate<'accountInactive'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'accountInactive');
  const { months } = data;
  const day = formatDate(data.deletesOn, language, data.timeZone, true);
  const date = isolate(day);
  return {
    subject: plain('subject', { date: day }),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', { months, date })}</Paragraph>
        <Paragraph language={language}>{rich('keep')}</Paragraph>
        <ActionButton language={language} url={data.myBooksUrl} label={plain('button')} />
        <Subheading language={language}>{rich('deletedTitle')}</Subheading>
        <Steps
          language={language}
          items={[...listDeleted(language, data), ...(data.rewards ? [rich('rewards')] : [])]}
        />
        <Subheading language={language}>{rich('keptTitle')}</Subheading>
        <Steps language={language} items={listRemaining(language, data)} />
        <SecondaryParagraph language={language}>{rich('leave')}</SecondaryParagraph>
      </>
    ),
  };
};
