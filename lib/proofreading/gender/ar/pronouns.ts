import { BODY, OWN } from './data/nouns';
import { GESTURES } from './data/verbs';
import { canHaveGender, findPossibleSubjects, isFree, nounsBefore, oppositeGender, type Page } from './page';
import type { SubjectMap } from './subjects';
import type { Word } from './words';

const ALONE = /^(?:[وف]?[بل]?نفس|وحد|[وف]?بمفرد)(ها|ه)$/u;

/** The subject of the clause of a word, if one of its verbs before it has the hero for its subject. */
function heroActs({ words }: Page, subjects: SubjectMap, at: number): boolean {
  for (let i = at; i >= 0; i--) {
    const subject = subjects.of.get(i);
    if (subject) return subject === 'hero';
    const word = words[i];
    if (word?.before !== 'none') return word?.kind === 'hero' && isFree(words, i) && i < at;
    if (word.kind === 'hero' && isFree(words, i)) return true;
  }
  return false;
}

/** “Self” and “alone” in the hero's clause, unless the noun beside them is what they stress. */
function reflexives(page: Page, subjects: SubjectMap): readonly number[] {
  const { words, gender } = page;
  return words.flatMap((word, at) => {
    const [, suffix] = ALONE.exec(word.plain) ?? [];
    if (!suffix || (suffix === 'ه') === (gender === 'boy')) return [];
    const previous = words[at - 1];
    if (word.before === 'none' && previous?.kind === 'noun' && canHaveGender(previous, oppositeGender(gender)))
      return [];
    return word.quote === null && heroActs(page, subjects, at) ? [at] : [];
  });
}

/** Nouns that a pronoun may point to: before it on the page, and up to the end of its own clause. */
function antecedents(page: Page, at: number): readonly Word[] {
  const { words, gender } = page;
  let end = at + 1;
  while (end < words.length && words[end]?.before !== 'sentence') end++;
  const own = words[at];
  return nounsBefore(page, end, oppositeGender(gender)).filter(
    (word) => word !== own && !(word.suffix && words.indexOf(word) > at),
  );
}

/** Pronouns in the wrong gender that can refer to nothing else on the page so far. */
function findUnexplainedPronouns(page: Page): readonly number[] {
  const { words, gender } = page;
  return words.flatMap((word, at) => {
    if (word.quote !== null || !words.slice(0, at).some(({ kind }) => kind === 'hero')) return [];
    const free = word.plain === (gender === 'boy' ? 'هي' : 'هو');
    if (word.suffix !== oppositeGender(gender) && !free) return [];
    if (/^(?:[وفل]|لأ|ك|ب)*[أإ]ن/u.test(word.plain) || /^لكن/u.test(word.plain)) return [];
    return antecedents(page, at).length === 0 ? [at] : [];
  });
}

/** What the subject moves of its own body or carries on it, with another's suffix where no other is on the page. */
function findWrongPossessives(page: Page, subjects: SubjectMap): readonly number[] {
  const { words, gender } = page;
  return words.flatMap((word, at) => {
    if (word.kind !== 'noun' || word.suffix !== oppositeGender(gender) || word.quote !== null) return [];
    const stem = word.plain.replace(/^[وفبل](?=\p{L}{3})/u, '').replace(/ها?$/u, '');
    if (!OWN.has(stem) && !OWN.has(stem.replace(/ت$/u, 'ة'))) return [];
    return heroActs(page, subjects, at) && findPossibleSubjects(page, at, oppositeGender(gender)).length === 0
      ? [at]
      : [];
  });
}

/** The part of the body that a gesture of the hero moves: its object, right after the verb or the name. */
function findWrongGestures(page: Page, subjects: SubjectMap): readonly number[] {
  const { words, gender } = page;
  return words.flatMap((word, at) => {
    const verb = words[at - 1]?.kind === 'hero' ? at - 2 : at - 1;
    if (
      word.kind !== 'noun' ||
      word.before !== 'none' ||
      word.suffix !== oppositeGender(gender) ||
      subjects.of.get(verb) !== 'hero'
    )
      return [];
    const form = words[verb]?.verbs.find(({ person, gender: of }) => person === 'third' && of === gender);
    const stem = word.plain.replace(/ها?$/u, '');
    return form && GESTURES.has(form.verb) && BODY.has(stem) && !words[verb]?.suffix ? [at] : [];
  });
}

/** Pronouns for the hero in the wrong gender. */
export const findWrongPronouns = (page: Page, subjects: SubjectMap): readonly number[] => [
  ...reflexives(page, subjects),
  ...findUnexplainedPronouns(page),
  ...findWrongPossessives(page, subjects),
  ...findWrongGestures(page, subjects),
];
