import { toPlainText } from 'react-email';
import { FIRST_STRONG_ISOLATE, POP_ISOLATE } from '@/lib/platform/text/isolate';

// The parts of html-to-text's interface that are used here; the package has no types of its own.
type Element = { readonly attribs: Readonly<Record<string, string>>; readonly children: readonly Element[] };
type Builder = {
  readonly addInline: (text: string, options?: { readonly noWordTransform: boolean }) => void;
  readonly addLineBreak: () => void;
  readonly openBlock: (options: { readonly leadingLineBreaks: number }) => void;
  readonly closeBlock: (options: { readonly trailingLineBreaks: number }) => void;
};
type Walk = (children: readonly Element[] | undefined, builder: Builder) => void;
type Formatter = (element: Element, walk: Walk, builder: Builder) => void;

const BLOCK = { leadingLineBreaks: 2, trailingLineBreaks: 2 };

/** Formats the elements of `blocks.tsx` and `layout.tsx` as plain text, with every URL written out. */
const formatters = {
  isolate(element, walk, builder) {
    builder.addInline(FIRST_STRONG_ISOLATE);
    walk(element.children, builder);
    builder.addInline(POP_ISOLATE);
  },
  link(element, walk, builder) {
    const { href = '' } = element.attribs;
    walk(element.children, builder);
    // An e-mail address is its own label.
    if (!href.startsWith('mailto:')) builder.addInline(` (${href})`, { noWordTransform: true });
  },
  button(element, walk, builder) {
    builder.openBlock(BLOCK);
    walk(element.children, builder);
    builder.addInline(':');
    builder.addLineBreak();
    builder.addInline(element.attribs.href ?? '', { noWordTransform: true });
    builder.closeBlock(BLOCK);
  },
  subheading(element, walk, builder) {
    builder.openBlock(BLOCK);
    builder.addInline('— ');
    walk(element.children, builder);
    builder.addInline(' —');
    builder.closeBlock(BLOCK);
  },
  /** `label: amount` */
  receiptRow(element, walk, builder) {
    const [label, amount] = element.children[0]?.children[0]?.children ?? [];
    builder.openBlock({ leadingLineBreaks: 1 });
    walk(label?.children, builder);
    builder.addInline(': ');
    walk(amount?.children, builder);
    builder.closeBlock({ trailingLineBreaks: 1 });
  },
  footer(element, walk, builder) {
    builder.openBlock(BLOCK);
    builder.addInline('--');
    builder.closeBlock(BLOCK);
    walk(element.children, builder);
  },
} satisfies Readonly<Record<string, Formatter>>;

const selectors = [
  { selector: 'h1', options: { ...BLOCK, uppercase: false } },
  { selector: 'h2', format: 'subheading' },
  { selector: 'bdi', format: 'isolate' },
  { selector: 'a', format: 'link' },
  { selector: 'a[data-button]', format: 'button' },
  { selector: 'table[data-receipt]', format: 'receiptRow' },
  { selector: 'table[data-footer]', format: 'footer' },
];

/** The plain-text version of an e-mail, with the same content as the HTML. */
export const toPlainTextEmail = (html: string): string => `${toPlainText(html, { formatters, selectors }).trim()}\n`;
