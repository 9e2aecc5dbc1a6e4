import type { Script } from '../obfuscated-words';

/** Word lists of one language. */
export type Lexicon = {
  readonly script: Script;
  /** Space-separated words: `word` with the language's usual endings, `word*` with any, `=word` exactly. */
  readonly words: string;
  /** Words that are unsuitable only together, separated by commas; other words may stand between `…`. */
  readonly phrases: string;
  /** Harmless words that would match. */
  readonly innocent: string;
  /** Harmless phrases with a word that is unsuitable alone, separated by commas. */
  readonly innocentPhrases: string;
};
