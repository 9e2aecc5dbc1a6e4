import type { Language } from '@/lib/markets';

/** The shop's colours (design tokens); mail clients know no custom properties, so the values stand here. */
export const COLOURS = {
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

/** Leading of body and headings per script: Arabic needs room above and below the line. */
const LEADING: Readonly<Record<Language, { readonly body: number; readonly heading: number }>> = {
  he: { body: 1.65, heading: 1.2 },
  en: { body: 1.55, heading: 1.15 },
  ar: { body: 1.75, heading: 1.4 },
  ru: { body: 1.55, heading: 1.15 },
};

type Declarations = Readonly<Record<string, string | number>>;

/** An inline `style` attribute. */
export const style = (declarations: Declarations): string =>
  `style="${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}"`;

const FONT = "Rubik,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const HEADING_FONT = "Fredoka,Rubik,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The styles of one mail, as attributes. */
export function lookOf(language: Language) {
  const leading = LEADING[language];
  const heading = { color: COLOURS.ink, 'font-family': HEADING_FONT, 'line-height': leading.heading };
  const text = { 'font-size': '17px', 'line-height': leading.body };
  return {
    body: style({ margin: 0, padding: 0, background: COLOURS.paper }),
    page: style({
      background: COLOURS.paper,
      color: COLOURS.ink,
      'font-family': FONT,
      // A long name without a space must not be cut off by the card.
      'overflow-wrap': 'break-word',
      padding: '24px 12px 32px',
      '-webkit-text-size-adjust': '100%',
    }),
    preheader: style({ display: 'none', 'max-height': 0, overflow: 'hidden', opacity: 0 }),
    card: style({
      'max-width': '560px',
      margin: '0 auto',
      background: COLOURS.leaf,
      border: `1px solid ${COLOURS.line}`,
      'border-radius': '20px',
      overflow: 'hidden',
    }),
    blanket: style({ background: COLOURS.blanket, padding: '18px 28px 8px' }),
    brand: style({
      margin: 0,
      padding: '0 0 10px',
      'border-bottom': `2px dashed ${COLOURS.honey}`,
      color: COLOURS.nightInk,
      'font-family': HEADING_FONT,
      'font-size': '22px',
      'font-weight': 700,
      'line-height': 1.3,
    }),
    /** The scalloped hem of the blanket; a client without gradients shows a bare line of paper. */
    hem: style({
      height: '12px',
      background: `radial-gradient(circle at 50% 0,${COLOURS.blanket} 11.5px,transparent 12px) 0 0/24px 12px round`,
    }),
    content: style({ padding: '20px 28px 28px' }),
    title: style({ ...heading, margin: '0 0 14px', 'font-size': '28px', 'font-weight': 700 }),
    subtitle: style({ ...heading, margin: '28px 0 8px', 'font-size': '20px', 'font-weight': 700 }),
    paragraph: style({ ...text, margin: '0 0 16px' }),
    soft: style({ ...text, 'font-size': '16px', margin: '0 0 8px', color: COLOURS.inkSoft }),
    actionRow: style({ margin: '24px 0' }),
    action: style({
      display: 'inline-block',
      background: COLOURS.action,
      color: COLOURS.onAction,
      padding: '13px 28px',
      'border-radius': '999px',
      'font-size': '18px',
      'font-weight': 700,
      'line-height': '26px',
      'text-decoration': 'none',
    }),
    link: style({ color: COLOURS.link, 'text-decoration': 'underline' }),
    steps: style({ ...text, margin: '0 0 8px', padding: 0, 'padding-inline-start': '26px' }),
    step: style({ margin: '0 0 10px' }),
    receipt: style({
      'list-style': 'none',
      margin: '0 0 14px',
      padding: '4px 18px',
      background: COLOURS.paperDeep,
      'border-radius': '14px',
      ...text,
    }),
    line: style({
      display: 'flex',
      'justify-content': 'space-between',
      gap: '16px',
      margin: 0,
      padding: '10px 0',
      'border-bottom': `1px dashed ${COLOURS.line}`,
    }),
    total: style({
      display: 'flex',
      'justify-content': 'space-between',
      gap: '16px',
      margin: 0,
      padding: '12px 0',
      'font-weight': 700,
    }),
    amount: style({ 'white-space': 'nowrap' }),
    footer: style({
      'max-width': '504px',
      margin: '20px auto 0',
      padding: '0 16px',
      color: COLOURS.inkSoft,
      'font-size': '14px',
      'line-height': leading.body,
    }),
    footerLine: style({ margin: '0 0 6px' }),
  };
}
