const HEADING = /^#/;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const MARKS = /[*_`]|^\s*(?:[-+>]|\d+\.)\s+/gm;

const plain = (markdown: string): string => markdown.replace(LINK, '$1').replace(MARKS, '').replace(/\s+/g, ' ').trim();

/** The first words of a text, together at most `most` characters. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most)).replace(/[\s.,;:،؛–-]+$/, '')}…`;
}

/** How a text begins, without its marks: whole paragraphs until there are `least` characters. */
export function excerpt(markdown: string, least = 240): string {
  let text = '';
  for (const block of markdown.split(/\n{2,}/)) {
    if (text.length >= least) break;
    if (!HEADING.test(block)) text = `${text} ${plain(block)}`.trim();
  }
  return text;
}
