import { Paragraph, SecondaryParagraph, Steps, Subheading } from '../rendering/blocks';
import { getEmailTexts } from '../rendering/email-texts';
import { listDeleted, listRemaining } from '../rendering/stored-things';
import type { EmailTemplate } from '../template';
import { ReceiptNumber } from './parts/receipt-number';

/** Message keys of what a print house keeps; the sandbox keeps nothing. */
const PRINT_HOUSES: Readonly<Record<string, 'printLulu' | 'printManual'>> = {
  lulu: 'printLulu',
  manual: 'printManual',
};

/** The receipt of a deleted account. */
export const dataDeleted: EmailTemplate<'dataDeleted'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'dataDeleted');
  const { inactiveMonths: months } = data;
  const printHouses = data.printHouses.flatMap((name) => PRINT_HOUSES[name] ?? []);
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{months === null ? rich('intro') : rich('introInactive', { months })}</Paragraph>
        <Subheading language={language}>{rich('deletedTitle')}</Subheading>
        <Steps language={language} items={listDeleted(language, data)} />
        <Subheading language={language}>{rich('keptTitle')}</Subheading>
        <Steps
          language={language}
          items={[...listRemaining(language, data), ...printHouses.map((name) => rich(name))]}
        />
        <ReceiptNumber data={data} language={language} />
        <SecondaryParagraph language={language}>{rich('last')}</SecondaryParagraph>
      </>
    ),
  };
};
