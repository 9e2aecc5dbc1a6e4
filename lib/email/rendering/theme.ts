import type { CSSProperties } from 'react';
import type { Language } from '@/lib/markets';

/** The shop's colours (design tokens), repeated here because e-mail clients do not support custom properties. */
export const COLORS = {
  paper: '#FFF8EC',
  paperDeep: '#FFEFD6',
  leaf: '#FFFCF5',
  line: '#E6D3B0',
  ink: '#1E2450',
  inkSoft: '#4F5580',
  blanket: '#2C3479',
  nightInk: '#FFF3DC',
  honey: '#FFC247',
  action: '#C4361F',
  onAction: '#FFFFFF',
  link: '#2A4FA8',
} as const;

/** Maximum width of an e-mail in CSS pixels; fits the reading pane of desktop clients. */
export const EMAIL_WIDTH = 560;

/** Line height of body and headings per script: Arabic needs more space above and below the line. */
const LINE_HEIGHTS: Readonly<Record<Language, { readonly body: number; readonly heading: number }>> = {
  he: { body: 1.65, heading: 1.2 },
  en: { body: 1.55, heading: 1.15 },
  ar: { body: 1.75, heading: 1.4 },
  ru: { body: 1.55, heading: 1.15 },
};

const FONT = "Rubik,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const HEADING_FONT = "Fredoka,Rubik,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const HEADER: Readonly<Record<'header' | 'brandLine' | 'brand' | 'scallops', CSSProperties>> = {
  // A table is not clipped by rounded corners, so its first row has them too.
  header: { background: COLORS.blanket, borderRadius: '19px 19px 0 0', padding: '18px 28px 8px' },
  brandLine: { borderBottom: `2px dashed ${COLORS.honey}`, padding: '0 0 10px' },
  brand: {
    margin: 0,
    color: COLORS.nightInk,
    fontFamily: HEADING_FONT,
    fontSize: '22px',
    fontWeight: 700,
    lineHeight: 1.3,
  },
  /** The scalloped edge of the header; a client without gradients shows a plain strip in the page colour. */
  scallops: {
    height: '12px',
    background: `radial-gradient(circle at 50% 0,${COLORS.blanket} 11.5px,transparent 12px) 0 0/24px 12px round`,
    fontSize: 0,
    lineHeight: 0,
  },
};

/** The inline styles of an e-mail in one language. */
export function stylesFor(language: Language) {
  const { body, heading } = LINE_HEIGHTS[language];
  const title: CSSProperties = { color: COLORS.ink, fontFamily: HEADING_FONT, fontWeight: 700, lineHeight: heading };
  const text: CSSProperties = { color: COLORS.ink, fontSize: '17px', lineHeight: body };
  return {
    ...HEADER,
    body: {
      background: COLORS.paper,
      backgroundColor: COLORS.paper,
      color: COLORS.ink,
      fontFamily: FONT,
      // A long name without a space must not be cut off by the card.
      overflowWrap: 'break-word',
      margin: 0,
      padding: '24px 12px 32px',
      WebkitTextSizeAdjust: '100%',
    },
    card: {
      maxWidth: `${EMAIL_WIDTH}px`,
      background: COLORS.leaf,
      backgroundColor: COLORS.leaf,
      border: `1px solid ${COLORS.line}`,
      borderRadius: '20px',
      borderCollapse: 'separate',
    },
    content: { padding: '20px 28px 28px' },
    cover: { display: 'block', margin: '4px auto 22px', borderRadius: '6px', border: `1px solid ${COLORS.line}` },
    title: { ...title, margin: '0 0 14px', fontSize: '28px' },
    subheading: { ...title, margin: '28px 0 8px', fontSize: '20px' },
    paragraph: { ...text, margin: '0 0 16px' },
    softParagraph: { ...text, fontSize: '16px', margin: '0 0 8px', color: COLORS.inkSoft },
    actionRow: { padding: '8px 0 24px' },
    action: {
      background: COLORS.action,
      backgroundColor: COLORS.action,
      color: COLORS.onAction,
      padding: '13px 28px',
      borderRadius: '999px',
      fontSize: '18px',
      fontWeight: 700,
      lineHeight: '26px',
    },
    link: { color: COLORS.link, textDecoration: 'underline' },
    steps: { ...text, margin: '0 0 16px', paddingInlineStart: '26px' },
    step: { margin: '0 0 10px' },
    receipt: {
      background: COLORS.paperDeep,
      backgroundColor: COLORS.paperDeep,
      borderRadius: '14px',
      borderCollapse: 'separate',
      marginBottom: '14px',
      padding: '4px 18px',
    },
    receiptCell: { ...text, padding: '10px 0', borderBottom: `1px dashed ${COLORS.line}`, verticalAlign: 'top' },
    totalCell: { ...text, padding: '12px 0', fontWeight: 700, verticalAlign: 'top' },
    amount: { paddingInlineStart: '16px', whiteSpace: 'nowrap', textAlign: 'end' },
    footer: { maxWidth: '536px', padding: '20px 16px 0' },
    footerLine: { margin: '0 0 6px', color: COLORS.inkSoft, fontSize: '14px', lineHeight: body },
  } as const satisfies Readonly<Record<string, CSSProperties>>;
}
