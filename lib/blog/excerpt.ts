const HEADING = /^#/;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const MARKS = /[*_`]|^\s*(?:[-+>]|\d+\.)\s+/gm;

const stripMarkdown = (markdown: string): string =>
  markdown.replace(LINK, '$1').replace(MARKS, '').replace(/\s+/g, ' ').trim();

/** Truncates a text at a word boundary to at most `most` characters. */
export function truncateWords(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most)).replace(/[\s.,;:،؛–-]+$/, '')}…`;
}

/** The beginning of a text without Markdown: whole paragraphs until it has `least` characters. */
export function excerpt(markdown: string, least = 240): string {
  let text = '';
  for (const block of markdown.split(/\n{2,}/)) {
    if (text.length >= least) break;
    if (!HEADING.test(block)) text = `${text} ${stripMarkdown(block)}`.trim();
  }
  return text;
}
