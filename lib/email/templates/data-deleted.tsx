import { Paragraph, SecondaryParagraph, Steps, Subheading } from '../blocks';
import { getEmailTexts } from '../email-texts';
import type { EmailTemplate } from '../template';
import { ReceiptNumber } from './receipt-number';

const DELETED = ['books', 'photos', 'pictures', 'files'] as const;

/** Message keys of what a print house keeps; the sandbox keeps nothing. */
const PRINT_HOUSES: Readonly<Record<string, 'printLulu' | 'printManual'>> = {
  lulu: 'printLulu',
  manual: 'printManual',
};

/** The receipt of 'delete everything'. */
export const dataDeleted: EmailTemplate<'dataDeleted'> = (language, data) => {
  const { rich, plain } = getEmailTexts(language, 'dataDeleted');
  const counted = DELETED.filter((key) => data[key] > 0);
  const printHouses = data.printHouses.flatMap((name) => PRINT_HOUSES[name] ?? []);
  return {
    subject: plain('subject'),
    preheader: plain('preheader'),
    heading: rich('heading'),
    body: (
      <>
        <Paragraph language={language}>{rich('intro')}</Paragraph>
        <Subheading language={language}>{rich('deletedTitle')}</Subheading>
        <Steps
          language={language}
          items={[
            ...counted.map((key) => rich(key, { count: data[key] })),
            rich('account'),
            rich('addresses'),
            rich('written'),
          ]}
        />
        <Subheading language={language}>{rich('keptTitle')}</Subheading>
        <Steps
          language={language}
          items={[
            data.orders > 0 ? rich('orders', { count: data.orders, years: data.years }) : rich('noOrders'),
            rich('consents'),
            ...printHouses.map((name) => rich(name)),
          ]}
        />
        <ReceiptNumber data={data} language={language} />
        <SecondaryParagraph language={language}>{rich('last')}</SecondaryParagraph>
      </>
    ),
  };
};
