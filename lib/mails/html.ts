import { BRAND } from '@/lib/brand';
import { directionOf, type Language } from '@/lib/markets';
import type { Block, Footer, MailDocument } from './document';
import { type Inline, singleLine } from './inline';
import { lookOf } from './look';
import type { ReceiptLine } from './model';

type Look = ReturnType<typeof lookOf>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

function run(inline: Inline, look: Look): string {
  if (typeof inline === 'string') return escapeHtml(inline);
  if ('isolated' in inline) return `<bdi>${escapeHtml(inline.isolated)}</bdi>`;
  return `<a href="${escapeHtml(inline.href)}" ${look.link}><bdi>${escapeHtml(inline.label)}</bdi></a>`;
}

const sentence = (content: readonly Inline[], look: Look): string =>
  content.map((inline) => run(inline, look)).join('');

const receiptRow = ({ label, amount }: ReceiptLine, rowLook: string, look: Look): string =>
  `<li ${rowLook}><bdi>${escapeHtml(singleLine(label))}</bdi> <bdi ${look.amount}>${escapeHtml(singleLine(amount))}</bdi></li>`;

function blockHtml(block: Block, look: Look): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p ${block.soft ? look.soft : look.paragraph}>${sentence(block.content, look)}</p>`;
    case 'heading':
      return `<h2 ${look.subtitle}>${sentence(block.content, look)}</h2>`;
    case 'action':
      return `<p ${look.actionRow}><a href="${escapeHtml(block.url)}" ${look.action}>${escapeHtml(block.label)}</a></p>`;
    case 'steps': {
      const items = block.items.map((item) => `<li ${look.step}>${sentence(item, look)}</li>`);
      return `<ol ${look.steps}>${items.join('')}</ol>`;
    }
    case 'receipt': {
      const rows = block.lines.map((line) => receiptRow(line, look.line, look));
      return `<ul ${look.receipt}>${rows.join('')}${receiptRow(block.total, look.total, look)}</ul>`;
    }
  }
}

/**
 * A whole HTML page with inline styles and no tables, pictures, scripts or remote parts.
 * Language and direction stand on the article too, since some clients drop `<html>` and `<body>`.
 */
export function renderHtml(document: MailDocument, footer: Footer, language: Language): string {
  const look = lookOf(language);
  const locale = `lang="${language}" dir="${directionOf(language)}"`;
  const subject = escapeHtml(document.subject);
  return `<!doctype html>
<html ${locale}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${subject}</title>
</head>
<body ${look.body}>
<div role="article" aria-label="${subject}" ${locale} ${look.page}>
<div ${look.preheader}>${escapeHtml(document.preheader)}</div>
<div ${look.card}>
<div ${look.blanket}><p ${look.brand}>${escapeHtml(BRAND.names[language])}</p></div>
<div aria-hidden="true" ${look.hem}></div>
<div ${look.content}>
<h1 ${look.title}>${sentence(document.heading, look)}</h1>
${document.blocks.map((block) => blockHtml(block, look)).join('\n')}
</div>
</div>
<div ${look.footer}>
${footer.lines.map((line) => `<p ${look.footerLine}>${sentence(line, look)}</p>`).join('\n')}
</div>
</div>
</body>
</html>
`;
}
