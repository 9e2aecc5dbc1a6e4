import type { Block, Footer, MailDocument } from './document';
import type { Inline } from './inline';
import { isolate } from './inline';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

const run = (inline: Inline): string => {
  if (typeof inline === 'string') return inline;
  if ('isolated' in inline) return `${FIRST_STRONG_ISOLATE}${inline.isolated}${POP_ISOLATE}`;
  // An e-mail address is its own label; a page needs its address written out.
  return inline.href.startsWith('mailto:') ? inline.label : `${inline.label} (${inline.href})`;
};

const sentence = (content: readonly Inline[]): string => content.map(run).join('');

const row = (label: string, amount: string): string => `${run(isolate(label))}: ${run(isolate(amount))}`;

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return sentence(block.content);
    case 'heading':
      return `— ${sentence(block.content)} —`;
    case 'action':
      return `${block.label}:\n${block.url}`;
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${sentence(item)}`).join('\n');
    case 'receipt':
      return [...block.lines, block.total].map(({ label, amount }) => row(label, amount)).join('\n');
  }
}

/** The plain-text twin: says everything that the HTML says, with every address written out. */
export function renderText({ heading, blocks }: MailDocument, footer: Footer): string {
  const parts = [sentence(heading), ...blocks.map(blockText), '--', footer.lines.map(sentence).join('\n')];
  return `${parts.join('\n\n')}\n`;
}
