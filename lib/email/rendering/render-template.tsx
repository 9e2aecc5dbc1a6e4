import type { ReactNode } from 'react';
import { render } from 'react-email';
import { BRAND } from '@/lib/brand';
import type { Language } from '@/lib/markets';
import type { EmailCover, EmailData, EmailKind, RenderedEmail } from '../model';
import type { EmailTemplate } from '../template';
import { accountInactive } from '../templates/account-inactive';
import { CLASS_TEMPLATES } from '../templates/class';
import { classOpened } from '../templates/class-opened';
import { COMPANY_TEMPLATES } from '../templates/company';
import { dataDeleted } from '../templates/data-deleted';
import { draftReminder } from '../templates/draft-reminder';
import { draftSaved } from '../templates/draft-saved';
import { friendOrdered } from '../templates/friend-ordered';
import { heroReady } from '../templates/hero-ready';
import { offerOpen } from '../templates/offer-open';
import { bookDelayed } from '../templates/orders/book-delayed';
import { bookOut } from '../templates/orders/book-out';
import { bookReady } from '../templates/orders/book-ready';
import { GIFT_NOTICE_TEMPLATES, giftBook } from '../templates/orders/gift';
import { orderPaid } from '../templates/orders/order-paid';
import { orderRefunded } from '../templates/orders/order-refunded';
import { paymentRefunded } from '../templates/orders/payment-refunded';
import { printJob } from '../templates/orders/print-job';
import { PRINTED_BOOK_TEMPLATES } from '../templates/orders/printed-book';
import { photoDeleted } from '../templates/photo-deleted';
import { previewReady } from '../templates/preview-ready';
import { supportReceived } from '../templates/support/support-received';
import { supportReply } from '../templates/support/support-reply';
import { supportRequest } from '../templates/support/support-request';
import { getEmailTexts } from './email-texts';
import { COVER_ID, EmailLayout, insertOutlookTables } from './layout';
import { mailTo } from './links';
import { toPlainTextEmail } from './plain-text';

const TEMPLATES: { readonly [Kind in EmailKind]: EmailTemplate<Kind> } = {
  bookReady,
  orderPaid,
  orderRefunded,
  ...PRINTED_BOOK_TEMPLATES,
  giftBook,
  ...GIFT_NOTICE_TEMPLATES,
  ...CLASS_TEMPLATES,
  classOpened,
  ...COMPANY_TEMPLATES,
  paymentRefunded,
  bookDelayed,
  friendOrdered,
  heroReady,
  previewReady,
  draftSaved,
  draftReminder,
  accountInactive,
  dataDeleted,
  photoDeleted,
  printJob,
  supportRequest,
  supportReceived,
  supportReply,
  offerOpen,
  bookOut,
};

/** Message key of the reason for this e-mail, when it is not about a book of the reader. */
const REASONS: {
  readonly [Kind in EmailKind]?:
    | 'reasonPrintJob'
    | 'reasonGift'
    | 'reasonReceived'
    | 'reasonRequest'
    | 'reasonOffer'
    | 'reasonAlert'
    | 'reasonDeleted';
} = {
  dataDeleted: 'reasonDeleted',
  photoDeleted: 'reasonDeleted',
  printJob: 'reasonPrintJob',
  giftBook: 'reasonGift',
  supportRequest: 'reasonRequest',
  supportReceived: 'reasonReceived',
  supportReply: 'reasonReceived',
  offerOpen: 'reasonOffer',
  bookOut: 'reasonAlert',
};

function renderFooter(kind: EmailKind, language: Language): readonly ReactNode[] {
  const { rich } = getEmailTexts(language, 'common');
  const email = BRAND.supportEmail;
  return [
    rich('help', { email, mail: mailTo(language, email) }),
    rich(REASONS[kind] ?? 'reason', { brand: BRAND.names[language] }),
  ];
}

/** Use `renderEmail`, which loads this. */
export async function renderTemplate<Kind extends EmailKind>(
  kind: Kind,
  language: Language,
  data: EmailData[Kind],
  cover: EmailCover | null,
): Promise<RenderedEmail> {
  const content = TEMPLATES[kind](language, data);
  const html = await render(
    <EmailLayout
      coverTitle={cover?.title}
      language={language}
      content={content}
      footer={renderFooter(kind, language)}
    />,
  );
  const finalHtml = insertOutlookTables(html);
  const pictures = cover ? [{ id: COVER_ID, jpeg: cover.jpeg }] : [];
  return { subject: content.subject, html: finalHtml, text: toPlainTextEmail(finalHtml), pictures };
}
