import type { Inline } from './inline';
import type { ReceiptLine } from './model';

export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[]; readonly soft?: boolean }
  | { readonly kind: 'heading'; readonly content: readonly Inline[] }
  /** The one button of the mail. */
  | { readonly kind: 'action'; readonly label: string; readonly url: string }
  | { readonly kind: 'steps'; readonly items: ReadonlyArray<readonly Inline[]> }
  | { readonly kind: 'receipt'; readonly lines: readonly ReceiptLine[]; readonly total: ReceiptLine };

/** A mail before it becomes HTML or text: both are drawn from this, so neither says less than the other. */
export type MailDocument = {
  readonly subject: string;
  /** What a list of mails shows after the subject; never personal, since lock screens show it. */
  readonly preheader: string;
  readonly heading: readonly Inline[];
  readonly blocks: readonly Block[];
};

/** What stands under every mail. */
export type Footer = { readonly lines: ReadonlyArray<readonly Inline[]> };
