import type { Script } from '../readings';

/** What is refused in one language. */
export type Lexicon = {
  readonly script: Script;
  /** Words apart by spaces: `word` with the language's usual endings, `word*` with any, `=word` as it stands. */
  readonly words: string;
  /** Words that only together are unsuitable, apart by commas; words may stand between `…`. */
  readonly phrases: string;
  /** Words that would match and are innocent. */
  readonly innocent: string;
  /** Innocent phrases with a word that alone is not, apart by commas. */
  readonly innocentPhrases: string;
};
