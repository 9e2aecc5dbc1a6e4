/** A word as books for children spell it and as grown-ups do, who write е for ё. */
export const spellings = (word: string): readonly string[] =>
  word.includes('ё') ? [word, word.replaceAll('ё', 'е')] : [word];
