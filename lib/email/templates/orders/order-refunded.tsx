import { isolate, singleLine } from '../../rendering/bidi';
import { Paragraph, SecondaryParagraph } from '../../rendering/blocks';
import { getEmailTexts } from '../../rendering/email-texts';
import type { EmailTemplate } from '../../template';

export const orderRefunded: EmailTemplate<'orderRefunded'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'orderRefunded');
  const about = { childName: isolate(data.childName), bookTitle: isolate(data.bookTitle) };
  return {
    subject: plain(data.total ? 'subject' : 'rewardsSubject', { orderNumber: singleLine(data.orderNumber) }),
    preheader: plain(data.total ? 'preheader' : 'rewardsPreheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', about)}</Paragraph>
        <Paragraph language={language}>
          {data.total ? rich('refund', { total: isolate(data.total) }) : rich('rewards')}
        </Paragraph>
        <SecondaryParagraph language={language}>{rich('after')}</SecondaryParagraph>
      </>
    ),
  };
};
