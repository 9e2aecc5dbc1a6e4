const SENTENCE_END = /(?<=[.!?…؟])\s+/u;
/** A shorter beginning says too little by itself. */
const LEAST_SHARE = 0.5;

/**
 * The beginning of a text in at most that many characters: whole sentences where they fill half of it, else whole
 * words and an ellipsis.
 */
export function brief(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let sentences = '';
  for (const sentence of text.split(SENTENCE_END)) {
    const longer = sentences ? `${sentences} ${sentence}` : sentence;
    if (longer.length > longest) break;
    sentences = longer;
  }
  if (sentences.length >= longest * LEAST_SHARE) return sentences;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.،؛]+$/u, '')}…`;
}
