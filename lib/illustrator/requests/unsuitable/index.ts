import { escapeRegExp } from '@/lib/platform/escape-regexp';
import { ENDINGS, list, PREFIXES, spelled, wordPattern } from '../morphology';
import { normalizeSpelling, possibleWords, stripDecoration, wordsWithGaps } from '../obfuscated-words';
import { arabic } from './ar';
import { english } from './en';
import { hebrew } from './he';
import type { Lexicon } from './lexicon';
import { russian } from './ru';

type Matcher = {
  readonly script: Lexicon['script'];
  readonly word: RegExp;
  /** Every listed word with every usual ending, for words with gaps. */
  readonly spellings: readonly string[];
  readonly innocent: RegExp;
  readonly phrases: readonly RegExp[];
  readonly innocentPhrases: readonly RegExp[];
};

const phraseList = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
/** A phrase that ends in `*` may go on. */
const phrase = (text: string) =>
  new RegExp(
    `(?<!\\p{L})${escapeRegExp(spelled(text.replace('*', '')))}${text.endsWith('*') ? '' : '(?!\\p{L})'}`,
    'u',
  );

function matcher({ script, words, phrases, innocent, innocentPhrases }: Lexicon): Matcher {
  const prefix = PREFIXES[script];
  const endings = ['', ...ENDINGS[script].slice(3, -2).split('|')];
  return {
    script,
    word: wordPattern(script, list(words)),
    spellings: list(words).flatMap((entry) => {
      const stem = spelled(entry.replace(/^=|\*$/g, ''));
      return entry.startsWith('=') ? [stem] : endings.map((ending) => stem + ending);
    }),
    innocent: new RegExp(`^${prefix}(?:${list(innocent).map(spelled).join('|')})$`, 'u'),
    phrases: phraseList(phrases).map(phrase),
    innocentPhrases: phraseList(innocentPhrases).map(phrase),
  };
}

const MATCHERS = [english, russian, hebrew, arabic].map(matcher);

/** Topics that do not belong in a children's book, whatever the rest of the request says. */
const SYMBOLS = new Set('🔫🔪🗡⚔💣🧨🩸💀☠🪓⛓🍺🍻🍷🍸🍹🥃🥂🍾🚬💉💊🖕🍆🍑💩👙🩲⚰🪦🧟🧛😈👿👹卐卍☭🎰');

function refused(line: string, it: Matcher): boolean {
  const text = it.innocentPhrases.reduce(
    (rest, innocent) => rest.replace(innocent, ' '),
    normalizeSpelling(stripDecoration(line)),
  );
  if (it.phrases.some((unsuitable) => unsuitable.test(text.replace(/\s+/g, ' ')))) return true;
  if (wordsWithGaps(text, it.script).some((gapped) => it.spellings.some((word) => gapped.test(word)))) return true;
  return [...possibleWords(text, it.script)].some((word) => !it.innocent.test(word) && it.word.test(word));
}

/** Whether a request is unsuitable for a children's book (spec §5 customisation prompt); checks all languages. */
export function isUnsuitable(request: string): boolean {
  return [...request].some((char) => SYMBOLS.has(char)) || MATCHERS.some((it) => refused(request, it));
}
