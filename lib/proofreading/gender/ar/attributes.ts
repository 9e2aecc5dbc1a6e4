import { ADVERBS } from './data/function-words';
import { PERSON_OBJECT } from './data/verbs';
import { FATHA, getVowel } from './letters';
import { getLexicon } from './lexicon';
import { canBeSubject, canHaveGender, isFree, oppositeGender, type Page } from './page';
import type { SubjectMap } from './subjects';
import { getWrittenCase, type Word } from './words';

const COPULAS = new Set(['كان', 'صار', 'أصبح', 'أمسى', 'بات', 'ظل', 'بقي', 'ليس', 'عاد', 'بدا']);

const isIndefinite = (word: Word | undefined): word is Word =>
  word?.kind === 'adjective' && !word.definite && !word.governed;

/** What is said of a name right after it: an adjective, a relative pronoun; or right before it: a demonstrative. */
function findWrongNextToName({ words, gender }: Page, at: number): readonly number[] {
  const wrong: number[] = [];
  if (!isFree(words, at)) return wrong;
  const before = words[at - 1];
  if (words[at]?.before === 'none' && !words[at]?.joined && before?.quote === words[at]?.quote) {
    const demonstrative = { هذا: 'boy', هذه: 'girl' }[before?.stem ?? ''];
    if (demonstrative === oppositeGender(gender)) wrong.push(at - 1);
  }
  let i = at + 1;
  while (words[i]?.before === 'none' && words[i]?.kind === 'particle' && ADVERBS.has(words[i]?.stem ?? '')) i++;
  const after = words[i];
  if (after?.before !== 'none' || after.quote !== words[at]?.quote || after.joined) return wrong;
  if (after.kind === 'adjective' && after.gender === oppositeGender(gender)) {
    const next = words[i + 1];
    const isObject = after.plain.endsWith('ا') && next?.before === 'none' && next.kind === 'noun';
    if (!isObject) wrong.push(i);
  }
  const relative = { الذي: 'boy', التي: 'girl' }[after.stem];
  if (relative === oppositeGender(gender)) wrong.push(i);
  return wrong;
}

/** A title before the name, after its verb: “the detective”. */
function findWrongTitles({ words, gender }: Page): readonly number[] {
  return words.flatMap((word, at) => {
    const [title, verb] = [words[at - 1], words[at - 2]];
    if (word.kind !== 'hero' || word.governed || word.before !== 'none' || word.joined || !title || !verb) return [];
    if (title.kind !== 'noun' || title.before !== 'none' || title.governed || !/^ال/u.test(title.plain)) return [];
    const form = verb.verbs.find(({ person }) => person === 'third');
    if (!form || PERSON_OBJECT.has(form.verb) || form.gender !== oppositeGender(gender)) return [];
    const written = getWrittenCase(title);
    return canBeSubject(title) && canHaveGender(title, form.gender) && (written === null || written === 'nominative')
      ? [at - 1]
      : [];
  });
}

/** Adjectives in the indefinite accusative that tell in what state the subject of a clause is. */
function circumstantial({ words, gender }: Page, verb: number): readonly number[] {
  const quote = words[verb]?.quote ?? null;
  for (let i = verb + 1; i < words.length; i++) {
    const [word, previous] = [words[i], words[i - 1]];
    if (word?.before !== 'none' || word.quote !== quote || word.kind === 'verb') return [];
    if (word.joined && word.kind !== 'preposition') return [];
    const object = word.kind === 'noun' && !word.governed && previous?.kind !== 'noun' && !isAfterPreposition(words, i);
    if (object && canHaveGender(word, oppositeGender(gender))) return [];
    if (!isIndefinite(word) || word.gender !== oppositeGender(gender) || !previous) continue;
    const written = getWrittenCase(word);
    if (getVowel(word.raw) === FATHA) continue;
    const accusative =
      written === 'accusative' || (written === null && (/ا$/u.test(word.plain) || word.gender === 'girl'));
    const attributive = previous.kind === 'noun' && !previous.definite;
    const apart =
      previous.kind === 'hero' || (previous.kind === 'noun' ? previous.definite : previous.kind !== 'adjective');
    const governed = previous.kind === 'preposition' && previous.suffix === null;
    if (accusative && apart && !attributive && !governed) return [i];
  }
  return [];
}

const isAfterPreposition = (words: readonly Word[], at: number): boolean =>
  words[at]?.before === 'none' && words[at - 1]?.kind === 'preposition' && words[at - 1]?.suffix === null;

/** Verbs whose object may have a predicate adjective of its own. */
const PERCEIVING = new Set(['رأى', 'وجد', 'شاهد', 'لمح', 'ترك', 'جعل', 'ظن', 'حسب', 'سمع', 'لقي']);

/** Adjectives for the hero in the wrong gender. */
export function findWrongAttributes(page: Page, subjects: SubjectMap): readonly number[] {
  const { words, gender } = page;
  const wrong = words.flatMap((word, at) => (word.kind === 'hero' ? findWrongNextToName(page, at) : []));
  for (const [at, subject] of subjects.of) {
    const form = words[at]?.verbs.find(({ person }) => person === 'third');
    if (subject !== 'hero' || !form || words[at]?.suffix) continue;
    if (!PERCEIVING.has(form.verb)) wrong.push(...circumstantial(page, at));
    const next = words[at + 1];
    const said = isIndefinite(next) && next.before === 'none' && next.gender === oppositeGender(gender);
    if (COPULAS.has(form.verb) && said && getWrittenCase(next) !== 'nominative') wrong.push(at + 1);
  }
  return [...wrong, ...findWrongEpithets(page), ...findWrongTitles(page)];
}

/** Names of endearment with a suffix of the first person where the hero is named: “our brave one”. */
function findWrongEpithets({ words, gender }: Page): readonly number[] {
  const { persons } = getLexicon();
  return words.flatMap((word, at) => {
    if (word.quote === null || word.kind !== 'noun' || !/(?:نا|تي|ي)$/u.test(word.plain)) return [];
    const stem = word.plain.replace(/^[وف]/u, '').replace(/نا$|ي$/u, '');
    const feminine = stem.endsWith('ت') ? `${stem.slice(0, -1)}ة` : stem;
    const is = persons.get(feminine);
    if (
      is !== oppositeGender(gender) ||
      !['بطل', 'بطلة', 'صغير', 'صغيرة', 'حبيب', 'حبيبة', 'أمير', 'أميرة', 'عزيز', 'عزيزة'].includes(feminine)
    )
      return [];
    const named = words.some(({ kind, quote }) => kind === 'hero' && quote === word.quote);
    const others = words.some(
      (each, i) => i !== at && each.quote === word.quote && each.kind === 'noun' && each.gender === is,
    );
    return named && !others ? [at] : [];
  });
}
