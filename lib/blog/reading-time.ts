/** Adults read silently at 238 words a minute (Brysbaert 2019); slower aloud and with a child. */
const WORDS_PER_MINUTE = 200;

/** Whole minutes that a text takes to read, at least one. */
export function readingTime(markdown: string): number {
  const words = markdown.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
