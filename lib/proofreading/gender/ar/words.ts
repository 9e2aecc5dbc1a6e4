import type { Gender } from '@/lib/catalogue';
import { COMMON_NAMES } from '../../common-names';
import { normalizePunctuation, removeMarks } from '../../name-forms';
import { BEFORE_IMPERFECT, HOLDING, PARTICLES, PREPOSITIONS } from './data/function-words';
import { ENDING_IN_HEH, FEMALE, FEMININE, FEMININE_THINGS, MALE, MASCULINE, OWN } from './data/nouns';
import { DAMMA, FATHA, getCase, getVowel, KASRA, SUKUN, TANWIN } from './letters';
import { getLexicon } from './lexicon';
import type { VerbForm } from './verb-forms';

/** Separator between a word and the previous one. */
export type Break = 'none' | 'comma' | 'sentence';

/** A word of the page with everything that is known from the word alone. */
export type Word = {
  readonly raw: string;
  /** Without vowel signs. */
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  /** The quotation it stands in, counted from 0; `null` in narration. */
  readonly quote: number | null;
  readonly before: Break;
  /** The conjunction و or ف that is written together with it. */
  readonly joined: '' | 'و' | 'ف';
  readonly kind: 'hero' | 'verb' | 'preposition' | 'particle' | 'adjective' | 'noun';
  /** The hero's name has a preposition in the same word, or is the rest of a longer name. */
  readonly governed: boolean;
  readonly verbs: readonly VerbForm[];
  /** The suffixed pronoun of the third person singular. */
  readonly suffix: Gender | null;
  /** A name or a noun without its conjunction, prepositions, article, and suffix. */
  readonly stem: string;
  readonly definite: boolean;
  readonly gender: Gender | null;
};
const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640\u2068\u2069'’-]*/gu;

const suffixOf = (word: string): Gender | null => {
  if (/\p{L}{2}ها$/u.test(word) || /^[لب]ها$/u.test(word)) return 'girl';
  return /\p{L}{2}ه$/u.test(word) || /^[لب]ه$/u.test(word) ? 'boy' : null;
};

/** Readings as a verb that the vowel signs allow, of the word without its conjunction. */
function readings(raw: string, word: string, next: string, previous: string): readonly VerbForm[] {
  const { bare, suffixed } = getLexicon();
  const suffix = /(?:هما|ها|هم|ه|ني|نا|ك)$/u.exec(word)?.[0] ?? '';
  const alone = (bare.get(word) ?? []).filter((form) => {
    const last = getVowel(raw);
    if ([...TANWIN].some((mark) => raw.includes(mark))) return false;
    if (form.tense !== 'perfect') return true;
    if (BEFORE_IMPERFECT.has(previous)) return false;
    if (form.gender === 'boy') return last === '' || last === FATHA;
    return last !== DAMMA && last !== FATHA && (last !== KASRA || /^ا/u.test(next));
  });
  const held = suffix ? (suffixed.get(word.slice(0, -suffix.length)) ?? []) : [];
  const withSuffix = held.filter((form) => {
    if (form.tense !== 'perfect') return true;
    const inner = getVowel(raw, suffix.length);
    if (form.gender === 'girl') return inner !== DAMMA && inner !== FATHA && inner !== KASRA;
    return inner === '' || inner === FATHA;
  });
  const found = [...alone, ...withSuffix];
  if (found.length || !BEFORE_IMPERFECT.has(previous) || !/^[يت]\p{L}{2,}/u.test(word)) return found;
  if (/(?:ون|وا|ان|ن)$/u.test(word)) return [];
  return [{ verb: word, person: 'third', gender: word.startsWith('ي') ? 'boy' : 'girl', tense: 'imperfect' }];
}

/** Readings of the whole word, or of what follows its conjunction, or the particles of future and purpose. */
function verbReadings(raw: string, word: string, next: string, previous: string) {
  const whole = readings(raw, word, next, previous);
  const joined = /^[وف](?=\p{L}{2})/u.exec(word)?.[0] ?? '';
  const rest = word.slice(joined.length);
  const splitPage = joined ? readings(raw, rest, next, previous) : [];
  if (splitPage.length) return { verbs: [...whole, ...splitPage], joined: joined as 'و' | 'ف' };
  if (whole.length) return { verbs: whole, joined: '' as const };
  if (/^[سلأ][يت]/u.test(rest)) {
    const future = readings(raw, rest.slice(1), next, previous).filter(({ tense }) => tense === 'imperfect');
    if (future.length) return { verbs: future, joined: joined as '' | 'و' | 'ف' };
  }
  return { verbs: [], joined: '' as const };
}

/** The gender a noun or an adjective shows; `null` where it may be either, as with broken plurals. */
function genderOf(stem: string, word: string): Gender | null {
  if (MASCULINE.has(stem) || MALE.has(stem)) return FEMININE.has(stem) ? null : 'boy';
  if (FEMALE.has(stem) || FEMININE.has(stem) || FEMININE_THINGS.has(stem)) {
    return ['طريق', 'سوق', 'سكين', 'روح', 'بطن', 'أرنب', 'عقرب', 'كتف', 'رجل'].includes(stem) ? null : 'girl';
  }
  if (/(?:ة|اء|ات|تان|تين|ى)$/u.test(word)) return /ى$/u.test(word) ? null : 'girl';
  return null;
}

/** A noun's stem: without conjunction, prepositions, article and suffix. */
function getStem(word: string): { stem: string; definite: boolean; governed: boolean } {
  const [, before = '', rest = word] = /^([وف]?(?:[بكل](?=ال)|لل(?=\p{L}{2}))?)(.+)$/u.exec(word) ?? [];
  const article = /^ال(?=\p{L}{2})/u.test(rest) || /لل/u.test(before);
  const bare = rest.replace(/^ال(?=\p{L}{2})/u, '');
  return { stem: bare, definite: article, governed: /[بكل]/u.test(before) };
}

/** First names that many children have. */
export const NAMES: ReadonlySet<string> = new Set(COMMON_NAMES.ar.map(removeMarks));

const known = (stem: string) =>
  MASCULINE.has(stem) || MALE.has(stem) || FEMININE.has(stem) || FEMALE.has(stem) || FEMININE_THINGS.has(stem);

/** Whether a word is known as a noun or an adjective. */
const isNominal = (word: string): boolean => {
  const { stem } = getStem(word);
  return known(stem) || getLexicon().adjectives.has(stem) || getLexicon().persons.has(stem);
};

/** The form of a stem that is listed: with ta marbuta for the ت before a suffix, without prepositions in one letter. */
function toListedForm(stem: string, suffix: Gender | null): string {
  const cut = suffix ? stem.replace(/ها?$/u, '') : stem.replace(/(?<=\p{L}{2})ا$/u, '');
  const tries = [stem, cut, cut.replace(/ت$/u, 'ة')].flatMap((form) => [
    form,
    form.replace(/^[وف](?=\p{L}{2})/u, ''),
    form.replace(/^[وف]?[بلك](?=\p{L}{2})/u, ''),
  ]);
  return tries.find(known) ?? cut.replace(/ت$/u, suffix ? 'ة' : 'ت');
}

type Raw = { raw: string; word: string; start: number; end: number; quote: number | null; before: Break };

/** The page cut into words, with its quotations and what parts the words. */
function cut(text: string): readonly Raw[] {
  const found: Raw[] = [];
  let quote: number | null = null;
  let count = 0;
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    const between = text.slice(last, match.index);
    for (const sign of between) {
      const opens = /[«“]/u.test(sign) || (sign === '"' && quote === null);
      const closes = /[»”]/u.test(sign) || (sign === '"' && quote !== null);
      if (opens) quote = count++;
      else if (closes) quote = null;
    }
    const before: Break =
      !found.length || /[.!?؟…\n]/u.test(between) ? 'sentence' : /[^\s]/u.test(between) ? 'comma' : 'none';
    const raw = match[0].normalize('NFC');
    last = match.index + match[0].length;
    found.push({ raw, word: normalizePunctuation(raw), start: match.index, end: last, quote, before });
  }
  return found;
}

/** Whether the hero's name begins at a word; how many words it has there, and whether a preposition is in it. */
function nameAt(tokens: readonly Raw[], at: number, name: readonly string[], homonym: boolean) {
  const first = tokens[at]?.word ?? '';
  const prefix = /^[وفبلك]{0,2}-?/u.exec(first)?.[0] ?? '';
  for (let length = prefix.length; length >= 0; length--) {
    const same = name.every((part, i) => (i ? tokens[at + i]?.word === part : first.slice(length) === part));
    if (!same) continue;
    if (homonym && [...TANWIN].some((mark) => tokens[at + name.length - 1]?.raw.includes(mark))) return null;
    return {
      joined: /^[وف]/u.exec(first.slice(0, length))?.[0] ?? '',
      governed: /[بلك]/u.test(first.slice(0, length)),
    };
  }
  return null;
}

/** Braces contain no sentence: they are blanked out, so that all positions stay. */
const withoutBraces = (text: string): string => text.replace(/\{[^{}]*\}/gu, (rest) => ' '.repeat(rest.length));

/** Splits a page into words. */
export function tokenize(text: string, name: string): readonly Word[] {
  const tokens = cut(withoutBraces(text));
  const parts = normalizePunctuation(name).split(/\s+/u).filter(Boolean);
  const words: Word[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const { raw, word, ...place } = tokens[i] as Raw;
    const previous = words.at(-1);
    const hero = nameAt(tokens, i, parts, parts.length === 1);
    const base = {
      raw,
      plain: word,
      ...place,
      verbs: [],
      suffix: null,
      stem: word,
      definite: true,
      gender: null,
    } as const;
    if (hero) {
      const end = tokens[i + parts.length - 1]?.end ?? place.end;
      words.push({ ...base, end, joined: hero.joined as '', kind: 'hero', governed: hero.governed });
      i += parts.length - 1;
      continue;
    }
    words.push(
      substantive(
        classifyWord(
          base,
          tokens[i + 1]?.word ?? '',
          place.before === 'none' && previous && previous.kind !== 'verb' ? previous.stem : '',
        ),
        previous,
      ),
    );
  }
  return words.map((word, i) => {
    if (isInterjection(words, i)) return { ...word, kind: 'particle' };
    return isPossessed(words, i) ? { ...word, kind: 'noun', verbs: [], gender: 'boy', stem: word.plain } : word;
  });
}

/** A noun spelled like a verb, with the name for its genitive, as what follows is said of it: “Layla's heart beats”. */
function isPossessed(words: readonly Word[], at: number): boolean {
  const [word, name, said] = [words[at], words[at + 1], words[at + 2]];
  if (word?.kind !== 'verb' || name?.kind !== 'hero' || said?.before !== 'none' || said.joined) return false;
  const spelledSo = MASCULINE.has(word.plain) || OWN.has(word.plain);
  return spelledSo && getVowel(word.raw) === '' && (said.kind === 'verb' || said.kind === 'adjective');
}

/** A word that is a sentence of its own and shows no form of a noun is a sound or a call. */
function isInterjection(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.kind !== 'noun' || word.before !== 'sentence' || (next && next.before !== 'sentence')) return false;
  return (
    !word.definite &&
    word.gender === null &&
    !known(word.stem) &&
    !getLexicon().persons.has(word.stem) &&
    !NAMES.has(word.stem)
  );
}

/** An adjective with the article and no noun before it stands for a noun: “the little one”. */
function substantive(word: Word, previous: Word | undefined): Word {
  const attributive = word.before === 'none' && previous && ['noun', 'adjective', 'hero'].includes(previous.kind);
  return word.kind === 'adjective' && word.definite && !attributive ? { ...word, kind: 'noun' } : word;
}

type Base = Omit<Word, 'kind' | 'governed' | 'joined'>;

/** What kind of word it is: particles first, then verbs, then adjectives; all else is taken for a noun. */
function classifyWord(base: Base, next: string, previous: string): Word {
  const { raw, plain: word } = base;
  const conjunction = (/^[وف](?=\p{L}{2})/u.exec(word)?.[0] ?? '') as '' | 'و' | 'ف';
  const rest = word.slice(conjunction.length);
  const suffix = ENDING_IN_HEH.has(rest) || ENDING_IN_HEH.has(word) ? null : suffixOf(word);
  const functional = (form: string) => {
    if (PREPOSITIONS.has(form)) return 'preposition';
    const held = /^(\p{L}{2,}?)(?:هما|هم|هن|ها|ه|كما|كم|ك|نا|ي)$/u.exec(form)?.[1] ?? '';
    return PARTICLES.has(form) || HOLDING.has(held) ? 'particle' : null;
  };
  const whole = functional(word);
  if (whole) return { ...base, suffix, stem: word, joined: '', kind: whole, governed: false };
  let { verbs, joined } = verbReadings(raw, word, next, previous);
  const inner = functional(rest);
  if (inner && joined === conjunction)
    return { ...base, suffix, stem: rest, joined: conjunction, kind: inner, governed: false };
  if (inner && !verbs.length) return { ...base, suffix, stem: rest, joined: conjunction, kind: inner, governed: false };
  const noun = PREPOSITIONS.has(previous) && !['حتى', 'حيث', 'كم', 'غير'].includes(previous);
  const ending = /(?:ها|ه|هم|نا|ي)$/u.exec(rest)?.[0] ?? '';
  const kin = [word, rest, word.replace(/ا$/u, ''), rest.replace(/ا$/u, '')].some(
    (form) => MALE.has(form) || FEMALE.has(form),
  );
  const theirs = ending !== '' && MALE.has(rest.slice(0, -ending.length)) && getVowel(raw, ending.length) === '';
  if (theirs || (kin && getVowel(raw) !== FATHA && getVowel(raw) !== SUKUN)) verbs = [];
  const finite = verbs.some(({ person }) => person === 'third') || (verbs.length > 0 && !isNominal(rest));
  if (finite && !noun) return { ...base, suffix, verbs, joined, kind: 'verb', governed: false };
  const { stem, definite, governed } = getStem(word);
  const own = [word, toListedForm(word, suffix)].some(known);
  const { adjectives } = getLexicon();
  const adjective = adjectives.get(stem) ?? adjectives.get(stem.replace(/^[وف]/u, ''));
  if (adjective)
    return {
      ...base,
      stem,
      definite,
      kind: 'adjective',
      joined: adjectives.has(stem) && !definite ? '' : conjunction,
      governed,
      gender: adjective,
    };
  const form = own && !definite ? toListedForm(word, suffix) : toListedForm(stem, suffix);
  return {
    ...base,
    suffix,
    stem: form,
    definite: definite || suffix !== null,
    kind: 'noun',
    joined: own ? '' : conjunction,
    governed: noun || (!own && (governed || (known(form) && /^[وف]?[بلك]/u.test(word)))),
    gender: genderOf(form, suffix ? form : form.replace(/ا$/u, '')),
  };
}

/** The case that is written on a noun. */
export const getWrittenCase = (word: Word) => getCase(word.raw, word.suffix !== null);
