import type { ReactNode } from 'react';
import { Button, Column, Heading, Row, Section, Text } from 'react-email';
import { getTextDirection, type Language } from '@/lib/markets';
import type { PickupPlace } from '../data/pickup-place';
import type { ReceiptLine } from '../data/receipt-line';
import { Isolate, isolate } from './bidi';
import { getEmailTexts } from './email-texts';
import { checkWebUrl } from './links';
import { stylesFor } from './theme';

// Components of e-mails. Styles are inline, and the layout uses tables for Outlook.

type Block = { readonly language: Language; readonly children: ReactNode };

export const Paragraph = ({ language, children }: Block) => (
  <Text style={stylesFor(language).paragraph}>{children}</Text>
);

/** Secondary text: conditions, dates, how to unsubscribe. */
export const SecondaryParagraph = ({ language, children }: Block) => (
  <Text style={stylesFor(language).softParagraph}>{children}</Text>
);

export const Subheading = ({ language, children }: Block) => (
  <Heading as="h2" style={stylesFor(language).subheading}>
    {children}
  </Heading>
);

type ActionProps = { readonly language: Language; readonly url: string; readonly label: string };

/** The only button of the e-mail. @throws TypeError for a link that is not an absolute web URL */
export const ActionButton = ({ language, url, label }: ActionProps) => (
  <Section dir={getTextDirection(language)} style={stylesFor(language).actionRow}>
    <Button href={checkWebUrl(url)} data-button="true" style={stylesFor(language).action}>
      {label}
    </Button>
  </Section>
);

/** What happens next, in order. */
export function Steps({ language, items }: { readonly language: Language; readonly items: readonly ReactNode[] }) {
  const styles = stylesFor(language);
  return (
    <ol style={styles.steps}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is rendered once.
        <li key={index} style={styles.step}>
          {item}
        </li>
      ))}
    </ol>
  );
}

/** Where books are picked up, and when; nothing for books that are sent. */
export function Pickup({ language, place }: { readonly language: Language; readonly place: PickupPlace | null }) {
  const { rich } = getEmailTexts(language, 'pickup');
  if (!place) return null;
  return (
    <>
      <Paragraph language={language}>{rich('where', { address: isolate(place.address) })}</Paragraph>
      <Paragraph language={language}>{rich('hours', { hours: isolate(place.hours) })}</Paragraph>
    </>
  );
}

type ReceiptProps = {
  readonly language: Language;
  readonly lines: readonly ReceiptLine[];
  readonly total: ReceiptLine;
};

/** The order's lines: a label and an amount in each row, the total last. */
export function Receipt({ language, lines, total }: ReceiptProps) {
  const styles = stylesFor(language);
  const direction = getTextDirection(language);
  // Outlook does not support logical alignment.
  const end = direction === 'rtl' ? 'left' : 'right';
  const rows = [
    ...lines.map((line) => ({ ...line, style: styles.receiptCell })),
    { ...total, style: styles.totalCell },
  ];
  return (
    <Section dir={direction} style={styles.receipt}>
      {rows.map(({ label, amount, style }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is rendered once.
        <Row key={index} dir={direction} data-receipt="true">
          <Column style={style}>
            <Isolate>{label}</Isolate>
          </Column>
          <Column align={end} style={{ ...style, ...styles.amount }}>
            <Isolate>{amount}</Isolate>
          </Column>
        </Row>
      ))}
    </Section>
  );
}
