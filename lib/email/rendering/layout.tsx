import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Img, Preview, Section, Text } from 'react-email';
import { BRAND } from '@/lib/brand';
import { getTextDirection, type Language } from '@/lib/markets';
import type { EmailContent } from '../template';
import { EMAIL_WIDTH, stylesFor } from './theme';

/** The cover's content id in the mail. */
export const COVER_ID = 'cover';
/** Edge of the cover in CSS pixels. */
const COVER_EDGE = 240;

type LayoutProps = {
  /** The title of the reader's own book, whose cover travels with the mail. */
  readonly coverTitle?: string | undefined;
  readonly language: Language;
  readonly content: EmailContent;
  /** Text under every e-mail: how to get help, why it was sent. */
  readonly footer: readonly ReactNode[];
};

/** Outlook for Windows ignores `max-width`, so a table of fixed width, which only Outlook reads, wraps the card. */
const OUTLOOK = {
  open: `<!--[if mso]><table role="presentation" align="center" width="${EMAIL_WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  close: '<!--[if mso]></td></tr></table><![endif]-->',
};
/** React cannot render comments, so these placeholders mark their position until `insertOutlookTables`. */
const OUTLOOK_PLACEHOLDER = { open: '\ue000', close: '\ue001' };

export const insertOutlookTables = (html: string): string =>
  html.replaceAll(OUTLOOK_PLACEHOLDER.open, OUTLOOK.open).replaceAll(OUTLOOK_PLACEHOLDER.close, OUTLOOK.close);

function Header({ language }: { readonly language: Language }) {
  const styles = stylesFor(language);
  return (
    <>
      <Section dir={getTextDirection(language)} style={styles.header}>
        <Section style={styles.brandLine}>
          <Text style={styles.brand} data-skip-in-text="true">
            {BRAND.names[language]}
          </Text>
        </Section>
      </Section>
      <div aria-hidden="true" style={styles.scallops} />
    </>
  );
}

/**
 * The page around an e-mail, without scripts or remote resources; its only picture travels with it. Language and direction are also set on the
 * article, because some clients drop `<html>` and `<body>`.
 */
export function EmailLayout({ coverTitle, language, content, footer }: LayoutProps) {
  const styles = stylesFor(language);
  const locale = { lang: language, dir: getTextDirection(language) };
  return (
    <Html {...locale}>
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <title>{content.subject}</title>
      </Head>
      <Body {...locale} style={styles.body}>
        <Preview useTitleTag={false}>{content.preheader}</Preview>
        {/* biome-ignore lint/a11y/useSemanticElements: some clients drop the elements of HTML 5. */}
        <div role="article" aria-label={content.subject} {...locale}>
          {OUTLOOK_PLACEHOLDER.open}
          <Container {...locale} style={styles.card}>
            <Header language={language} />
            <Section dir={locale.dir} style={styles.content}>
              {coverTitle !== undefined && (
                <Img
                  alt={coverTitle}
                  height={COVER_EDGE}
                  src={`cid:${COVER_ID}`}
                  style={styles.cover}
                  width={COVER_EDGE}
                />
              )}
              <Heading as="h1" style={styles.title}>
                {content.heading}
              </Heading>
              {content.body}
            </Section>
          </Container>
          <Container {...locale} data-footer="true" style={styles.footer}>
            {footer.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is rendered once.
              <Text key={index} style={styles.footerLine}>
                {line}
              </Text>
            ))}
          </Container>
          {OUTLOOK_PLACEHOLDER.close}
        </div>
      </Body>
    </Html>
  );
}
