import { ADVERBS } from './data/function-words';
import { OF_SPEECH } from './data/verbs';
import { FATHA, getVowel, KASRA, SUKUN } from './letters';
import { getLexicon } from './lexicon';
import { findPossibleSubjects, isAddressedByNarrator, oppositeGender, type Page } from './page';
import type { SubjectMap } from './subjects';
import type { Word } from './words';

const isSpeech = (word: Word | undefined) => word?.verbs.some(({ verb }) => OF_SPEECH.has(verb)) ?? false;

/** The verb of speech that brings a quotation: the last one of the words before it, or the first word after it. */
function findSpeechVerb(words: readonly Word[], quote: number): number | null {
  const first = words.findIndex((word) => word.quote === quote);
  if (first < 0) return null;
  for (let i = first - 1; i >= 0 && words[i]?.quote === null; i--) {
    if (words[first]?.before === 'sentence') break;
    if (isSpeech(words[i])) return i;
    if (words[i]?.before === 'sentence') break;
  }
  const after = words.findLastIndex((word) => word.quote === quote) + 1;
  return words[after]?.quote === null && isSpeech(words[after]) ? after : null;
}

/** Whether the hero speaks a quotation. */
const heroSpeaks = ({ words }: Page, subjects: SubjectMap, quote: number): boolean => {
  const verb = findSpeechVerb(words, quote);
  return verb !== null && subjects.of.get(verb) === 'hero';
};

/** Whether a quotation is spoken to the hero: by name, or after “said to” with the name or a pronoun that is clear. */
function heroIsSpokenTo(page: Page, subjects: SubjectMap, quote: number): boolean {
  const { words, gender } = page;
  const called = words.flatMap((word, i) => (word.quote === quote && word.stem === 'يا' ? [words[i + 1]] : []));
  if (called.some((word) => word?.kind !== 'hero')) return false;
  if (called.length) return true;
  const inside = words.map((word, i) => [word, i] as const).filter(([word]) => word.quote === quote);
  const [first, second, last] = [inside[0]?.[0], inside[1]?.[0], inside.at(-1)?.[0]];
  if (first?.kind === 'hero' && !first.governed && second && second.before !== 'none') return true;
  if (last?.kind === 'hero' && !last.governed && last.before === 'comma' && !last.joined) return true;
  const verb = findSpeechVerb(words, quote);
  if (verb === null || subjects.of.get(verb) === 'hero') return false;
  const clause = words.slice(verb, verb + 5).filter(({ quote: of }) => of === null);
  if (clause.some(({ kind, governed, plain }) => kind === 'hero' && governed && /^[وف]?ل/u.test(plain))) return true;
  const pronoun = clause.some(({ plain, suffix, kind }) => suffix === gender && (kind === 'verb' || /^ل/u.test(plain)));
  return pronoun && subjects.of.get(verb) === 'other' && findPossibleSubjects(page, verb, gender).length === 0;
}

const FIRST_PERSON =
  /^[وفلأ]?(?:أنا|لست|كنت|صرت|أصبحت|سأكون|أكون|أصبح|سأصبح|أصير|سأصير|مازلت|زلت|بقيت|سأبقى|إني|إنني|لأني|لأنني|أنني|أني|لكني|لكنني)$/u;

/** What the hero says of himself or herself: the adjective or the noun after “I”, “I am not”, “I was”. */
function findWrongFirstPerson({ words, gender }: Page, quote: number): readonly number[] {
  const { adjectives, persons } = getLexicon();
  return words.flatMap((word, at) => {
    if (word.quote !== quote || !FIRST_PERSON.test(word.plain)) return [];
    let i = at + 1;
    while (
      words[i]?.before === 'none' &&
      (ADVERBS.has(words[i]?.plain ?? '') || FIRST_PERSON.test(words[i]?.plain ?? ''))
    )
      i++;
    const said = words[i];
    if (said?.before !== 'none' || said.quote !== quote || said.kind === 'verb') return [];
    const is = adjectives.get(said.plain) ?? persons.get(said.plain) ?? persons.get(said.plain.replace(/^ال/u, ''));
    return is === oppositeGender(gender) ? [i] : [];
  });
}

const NOT_IMPERATIVE = new Set('كل رد عد حل ظل ود خلف دون'.split(' '));
const ENDING_IN_TEH = new Set(
  'بيت وقت صوت تحت بنت أخت زيت موت توت حوت ليت لست ست زفت صمت سبت نبت نحت بخت يخت تخت'.split(' '),
);

/** Whether a word spoken to somebody shows that he or she is of a gender; `null` if it shows neither. */
function getAddresseeGender(words: readonly Word[], at: number): 'boy' | 'girl' | null {
  const word = words[at] as Word;
  const rest = word.plain.replace(/^[وف](?=\p{L}{3})/u, '');
  const next = words[at + 1]?.plain ?? '';
  const wasl = /^ا/u.test(next) && words[at + 1]?.before === 'none';
  const last = getVowel(word.raw);
  if (/^[وفأ]?أنت$/u.test(word.plain)) return getPronounGender(words, at, last);
  if (word.kind === 'hero' || word.kind === 'adjective') return null;
  if (
    /\p{L}ك$/u.test(rest) &&
    (last === FATHA || last === KASRA) &&
    !/^(?:ذلك|تلك|هناك|هنالك|كذلك|ال\p{L}+)$/u.test(rest) &&
    !wasl
  )
    return word.verbs.some(({ verb }) => verb.endsWith('ك')) ? null : last === FATHA ? 'boy' : 'girl';
  if (
    /\p{L}{2}ت$/u.test(rest) &&
    !/(?:ات|^ال\p{L}+)$/u.test(rest) &&
    !ENDING_IN_TEH.has(rest) &&
    !ENDING_IN_TEH.has(rest.replace(/^[بلك]/u, ''))
  ) {
    if (last === FATHA && word.kind !== 'preposition') return 'boy';
    if (last === KASRA && !wasl && word.kind !== 'preposition') return 'girl';
  }
  return getVerbGender(words, at);
}

/** “You” shows its gender by its vowel, or by the adjective after it. */
function getPronounGender(words: readonly Word[], at: number, last: string): 'boy' | 'girl' | null {
  if (last === FATHA) return 'boy';
  if (last === KASRA) return 'girl';
  const next = words[at + 1];
  return next?.before === 'none' && next.kind === 'adjective' && !next.definite ? next.gender : null;
}

/** Imperatives, prohibitions, and questions in the second person. */
function getVerbGender(words: readonly Word[], at: number): 'boy' | 'girl' | null {
  const word = words[at] as Word;
  if (word.kind === 'particle' || word.kind === 'preposition') return null;
  const { bare, suffixed } = getLexicon();
  const suffix = /(?:ها|هم|ه|ني|نا)$/u.exec(word.plain)?.[0] ?? '';
  const forms = [word.plain, word.plain.replace(/^[وفس](?=\p{L}{2})/u, '')].flatMap((form) => [
    ...(bare.get(form) ?? []),
    ...(suffix ? (suffixed.get(form.slice(0, -suffix.length)) ?? []) : []),
  ]);
  const ordered = forms.filter(({ person }) => person === 'imperative' || person === 'second');
  if (
    ordered.some(({ gender }) => gender === 'girl') &&
    ordered.every(({ gender }) => gender === 'girl') &&
    forms.length === ordered.length
  )
    return 'girl';
  const previous = words[at - 1];
  const near = word.before === 'none' && previous?.quote === word.quote ? previous : undefined;
  const begins = !near || word.joined !== '' || near.stem === 'ثم' || near.stem === 'هيا';
  const boys = forms.some(({ person, gender }) => person === 'imperative' && gender === 'boy');
  const sukun = getVowel(word.raw) === SUKUN;
  if (boys && sukun && !['لم', 'لا', 'ل'].includes(near?.stem ?? '') && !NOT_IMPERATIVE.has(word.plain)) return 'boy';
  const others = forms.some(({ person, tense }) => person === 'third' && tense === 'perfect');
  if (begins && boys && !others && !NOT_IMPERATIVE.has(word.plain)) return 'boy';
  const forbids = near?.stem === 'لا' || ['هل', 'ماذا', 'أين', 'كيف', 'لماذا', 'متى'].includes(near?.stem ?? '');
  const you = forms.some(
    ({ tense, person, gender }) => tense === 'imperfect' && person === 'third' && gender === 'girl',
  );
  const after = words[at + 1];
  const subject =
    after?.before === 'none' &&
    after.quote === word.quote &&
    after.kind === 'noun' &&
    after.gender !== 'boy' &&
    !/[\u064b\u064e]/u.test(getVowel(after.raw));
  if (forbids && you && !subject && /^ت/u.test(word.plain)) return 'boy';
  return null;
}

/** Words addressed to the hero in the wrong gender: in a quotation, or by a narrator who addresses the hero by name. */
function findWrongAddress(page: Page, subjects: SubjectMap): readonly number[] {
  const { words, gender } = page;
  const quotes = new Set(words.map(({ quote }) => quote));
  return [...quotes].flatMap((quote) => {
    const addressedHere = quote === null ? isAddressedByNarrator(words) : heroIsSpokenTo(page, subjects, quote);
    if (!addressedHere) return [];
    return words.flatMap((word, at) =>
      word.quote === quote && getAddresseeGender(words, at) === oppositeGender(gender) ? [at] : [],
    );
  });
}

/** Words by or to the hero in the wrong gender. */
export function findWrongSpeech(page: Page, subjects: SubjectMap): readonly number[] {
  const quotes = new Set(page.words.flatMap(({ quote }) => (quote === null ? [] : [quote])));
  const own = [...quotes].filter((quote) => heroSpeaks(page, subjects, quote));
  return [...own.flatMap((quote) => findWrongFirstPerson(page, quote)), ...findWrongAddress(page, subjects)];
}
