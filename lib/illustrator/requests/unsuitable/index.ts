import { folded, gappedWords, plain, readWords } from '../readings';
import { arabic } from './ar';
import { english } from './en';
import { hebrew } from './he';
import type { Lexicon } from './lexicon';
import { russian } from './ru';

/** Usual endings, and prefixes of the languages that write them as one word; spelled as `folded` spells. */
const ENDINGS: Readonly<Record<Lexicon['script'], string>> = {
  latin: '(?:s|es|ed|d|ing|in|er|ers|y|ies|ish)?',
  cyrillic: '(?:а|я|о|е|у|ю|ы|и|ом|ем|ами|ями|ам|ах|ов|еи|ои|ая|ое|ые|ого|ому|ым|ую|ых|ыми)?',
  hebrew: '(?:ה|י|ימ|ות|ת|ו|כ|נו|תי|תמ|תנ|כמ|הו|יה|יו|ינו|יכמ)?',
  arabic: '(?:ه|ها|هم|ك|ي|ين|ون|ات|ا|وا|نا|يه|ت|تها|ته)?',
};
const PREFIXES: Readonly<Record<Lexicon['script'], string>> = {
  latin: '',
  cyrillic: '',
  hebrew: '(?:ו?(?:כש|ש|מש|לכש)?[הבלכמ]{0,2})',
  arabic: '(?:[وف]?(?:ال|بال|كال|فال|لل|[بلك]|(?:س|ح|ه|ب)(?=[يتن]))?)',
};

type Matcher = {
  readonly script: Lexicon['script'];
  readonly word: RegExp;
  /** Every listed word with every usual ending, for words with gaps. */
  readonly spellings: readonly string[];
  readonly innocent: RegExp;
  readonly phrases: readonly RegExp[];
  readonly innocentPhrases: readonly RegExp[];
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const spelled = (text: string) => folded(plain(text));
const list = (text: string) => text.split(/\s+/).filter(Boolean);
const phraseList = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
/** A phrase that ends in `*` may go on. */
const phrase = (text: string) =>
  new RegExp(`(?<!\\p{L})${escaped(spelled(text.replace('*', '')))}${text.endsWith('*') ? '' : '(?!\\p{L})'}`, 'u');

function matcher({ script, words, phrases, innocent, innocentPhrases }: Lexicon): Matcher {
  const prefix = PREFIXES[script];
  const endings = ['', ...ENDINGS[script].slice(3, -2).split('|')];
  const parts = list(words).map((entry) => {
    const stem = escaped(spelled(entry.replace(/^=|\*$/g, '')));
    if (entry.startsWith('=')) return stem;
    return stem + (entry.endsWith('*') ? '\\p{L}*' : ENDINGS[script]);
  });
  return {
    script,
    word: new RegExp(`^${prefix}(?:${parts.join('|')})$`, 'u'),
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

/** Pictures that no children's page needs, whatever is written beside them. */
const SYMBOLS = new Set('🔫🔪🗡⚔💣🧨🩸💀☠🪓⛓🍺🍻🍷🍸🍹🥃🥂🍾🚬💉💊🖕🍆🍑💩👙🩲⚰🪦🧟🧛😈👿👹卐卍☭🎰');
function refused(line: string, it: Matcher): boolean {
  const text = it.innocentPhrases.reduce((rest, innocent) => rest.replace(innocent, ' '), folded(plain(line)));
  if (it.phrases.some((unsuitable) => unsuitable.test(text.replace(/\s+/g, ' ')))) return true;
  if (gappedWords(text, it.script).some((gapped) => it.spellings.some((word) => gapped.test(word)))) return true;
  return [...readWords(text, it.script)].some((word) => !it.innocent.test(word) && it.word.test(word));
}

/** Whether a request has no place in a children's book (spec §5 customisation prompt); every language is looked for. */
export function isUnsuitable(request: string): boolean {
  return [...request].some((char) => SYMBOLS.has(char)) || MATCHERS.some((it) => refused(request, it));
}
