const SENTENCE_END = /(?<=[.!?…؟])\s+/u;
/** Whole sentences must fill at least this share; less text would say too little. */
const MIN_SENTENCE_SHARE = 0.5;

/**
 * Shortens a text to at most `longest` characters: to whole sentences if they fill half of it, else to whole words with
 * an ellipsis.
 */
export function truncateText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let sentences = '';
  for (const sentence of text.split(SENTENCE_END)) {
    const longer = sentences ? `${sentences} ${sentence}` : sentence;
    if (longer.length > longest) break;
    sentences = longer;
  }
  if (sentences.length >= longest * MIN_SENTENCE_SHARE) return sentences;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.،؛]+$/u, '')}…`;
}
