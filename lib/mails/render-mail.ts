import { BRAND } from '@/lib/brand';
import type { Language } from '@/lib/markets';
import type { Footer, MailDocument } from './document';
import { renderHtml } from './html';
import { bookOut } from './kinds/book-out';
import { bookReady } from './kinds/book-ready';
import { draftReminder } from './kinds/draft-reminder';
import { draftSaved } from './kinds/draft-saved';
import { heroReady } from './kinds/hero-ready';
import { offerOpen } from './kinds/offer-open';
import { orderPaid } from './kinds/order-paid';
import { orderRefunded } from './kinds/order-refunded';
import { previewReady } from './kinds/preview-ready';
import { supportReceived } from './kinds/support-received';
import { supportRequest } from './kinds/support-request';
import type { MailData, MailKind, RenderedMail } from './model';
import { renderText } from './plain';
import { textsFor } from './texts';

type Compose<Kind extends MailKind> = (language: Language, data: MailData[Kind]) => MailDocument;

const KINDS: { readonly [Kind in MailKind]: Compose<Kind> } = {
  bookReady,
  orderPaid,
  orderRefunded,
  heroReady,
  previewReady,
  draftSaved,
  draftReminder,
  supportRequest,
  supportReceived,
  offerOpen,
  bookOut,
};

/** Why the reader gets this mail, where it is not for a book of theirs. */
const REASONS: { readonly [Kind in MailKind]?: 'reasonReceived' | 'reasonRequest' | 'reasonOffer' | 'reasonAlert' } = {
  supportRequest: 'reasonRequest',
  supportReceived: 'reasonReceived',
  offerOpen: 'reasonOffer',
  bookOut: 'reasonAlert',
};

function footerOf(kind: MailKind, language: Language): Footer {
  const { rich } = textsFor(language, 'common');
  const email = { label: BRAND.supportEmail, href: `mailto:${BRAND.supportEmail}` };
  return { lines: [rich('help', { email }), rich(REASONS[kind] ?? 'reason', { brand: BRAND.names[language] })] };
}

/**
 * One mail in the reader's language: subject, plain text and HTML that say the same.
 * The child's first name is in the body only, never in the subject or the preview line.
 * Throws `TypeError` for a link that is not an absolute web address.
 */
export function renderMail<Kind extends MailKind>(kind: Kind, language: Language, data: MailData[Kind]): RenderedMail {
  const document = KINDS[kind](language, data);
  const footer = footerOf(kind, language);
  return {
    subject: document.subject,
    text: renderText(document, footer),
    html: renderHtml(document, footer, language),
  };
}
