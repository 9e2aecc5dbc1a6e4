import type { Language } from '@/lib/markets';
import { ok, type Result } from '@/lib/platform/result';
import { FIRST_STRONG_ISOLATE } from '@/lib/platform/text/isolate';
import { TYPOGRAPHY } from './fonts';
import { isRtlLanguage } from './model';
import { replaceUnprintable } from './printable/printable';
import { type RunCode, runCompile } from './run-compile';
import { replaceNoBreakSpaces, startsRtl, toLiteralText } from './text/literal-text';

/** A receipt, all texts final and in the customer's language; amounts are formatted with their currency. */
export type ReceiptInput = {
  readonly language: Language;
  readonly title: string;
  readonly publisher: string;
  /** The seller's name, number and address, line by line. */
  readonly seller: readonly string[];
  /** Order number, date, means of payment. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Headings of the columns: item, quantity, amount. */
  readonly columns: readonly [string, string, string];
  readonly lines: readonly { readonly name: string; readonly quantity: string; readonly amount: string }[];
  /** Discounts, total, refunds; the strong ones are set larger. */
  readonly sums: readonly { readonly label: string; readonly amount: string; readonly strong: boolean }[];
  readonly notes: readonly string[];
  /** The file's creation date: the same receipt and date produce the same bytes. */
  readonly createdAt: Date;
};

/**
 * A text with a direction of its own; without letters it runs from left to right, like an amount. A list of isolated
 * names runs as the paper does.
 */
const createToValue = (isRtl: boolean) => (text: string) => ({
  text: toLiteralText(replaceUnprintable(text)),
  rtl: text.includes(FIRST_STRONG_ISOLATE) ? isRtl : startsRtl(text),
});

/** Typesets a receipt as one A4 file, tagged (PDF/UA-1). */
export async function typesetReceipt(receipt: ReceiptInput): Promise<Result<Uint8Array, RunCode>> {
  const { language, title, publisher, createdAt } = receipt;
  const isRtl = isRtlLanguage(language);
  const toValue = createToValue(isRtl);
  const data = {
    language,
    direction: isRtl ? 'rtl' : 'ltr',
    faces: TYPOGRAPHY[language].faces,
    title: toLiteralText(title),
    documentTitle: replaceNoBreakSpaces(toLiteralText(title)),
    publisher: toLiteralText(publisher),
    seller: receipt.seller.map(toValue),
    facts: receipt.facts.map(({ label, value }) => ({ label: toLiteralText(label), value: toValue(value) })),
    columns: receipt.columns.map(toLiteralText),
    lines: receipt.lines.map(({ name, quantity, amount }) => ({
      name: toLiteralText(name),
      quantity: toValue(quantity),
      amount: toValue(amount),
    })),
    sums: receipt.sums.map(({ label, amount, strong }) => ({
      label: toLiteralText(label),
      amount: toValue(amount),
      strong,
    })),
    notes: receipt.notes.map(toLiteralText),
  };
  const finish = { rightToLeft: isRtl, pageLayout: 'SinglePage', bookmarks: [], spoken: [] } as const;
  const pdfs = await runCompile({ createdAt, files: new Map(), tasks: [{ template: 'receipt', data, finish }] });
  return pdfs.ok ? ok(pdfs.value[0] as Uint8Array) : pdfs;
}
