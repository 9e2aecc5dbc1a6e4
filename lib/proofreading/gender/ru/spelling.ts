/** The spellings of a word with ё, as in children's books, and with е, as adults write. */
export const listSpellings = (word: string): readonly string[] =>
  word.includes('ё') ? [word, word.replaceAll('ё', 'е')] : [word];
