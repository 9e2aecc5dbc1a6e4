import { escapeRegExp } from '@/lib/platform/escape-regexp';
import { normalizeSpelling, type Script, stripDecoration } from './obfuscated-words';

/** Common endings and prefixes of languages that write them as one word, in the normalized spelling. */
export const ENDINGS: Readonly<Record<Script, string>> = {
  latin: '(?:s|es|ed|d|ing|in|er|ers|y|ies|ish)?',
  cyrillic: '(?:а|я|о|е|у|ю|ы|и|ом|ем|ами|ями|ам|ах|ов|еи|ои|ая|ое|ые|ого|ому|ым|ую|ых|ыми)?',
  hebrew: '(?:ה|י|ימ|ות|ת|ו|כ|נו|תי|תמ|תנ|כמ|הו|יה|יו|ינו|יכמ)?',
  arabic: '(?:ه|ها|هم|ك|ي|ين|ون|ات|ا|وا|نا|يه|ت|تها|ته)?',
};
export const PREFIXES: Readonly<Record<Script, string>> = {
  latin: '',
  cyrillic: '',
  hebrew: '(?:ו?(?:כש|ש|מש|לכש)?[הבלכמ]{0,2})',
  arabic: '(?:[وف]?(?:ال|بال|كال|فال|لل|[بلك]|(?:س|ح|ه|ب)(?=[يتن]))?)',
};

export const spelled = (text: string) => normalizeSpelling(stripDecoration(text));
export const list = (text: string) => text.split(/\s+/).filter(Boolean);

/** Matches the listed words of a script: `word` with the language's usual endings, `word*` with any, `=word` as it stands. */
export function wordPattern(script: Script, entries: readonly string[]): RegExp {
  const parts = entries.map((entry) => {
    const stem = escapeRegExp(spelled(entry.replace(/^=|\*$/g, '')));
    if (entry.startsWith('=')) return stem;
    return stem + (entry.endsWith('*') ? '\\p{L}*' : ENDINGS[script]);
  });
  return new RegExp(`^${PREFIXES[script]}(?:${parts.join('|')})$`, 'u');
}
