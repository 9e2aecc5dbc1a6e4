import { isSubjectName } from './clause';
import { GREETINGS } from './data/function-words';
import { getReadings, isSpeechVerb, isVerb, toWordSet } from './lexicon';
import type { Token } from './text';
import { type Unit, wordAt } from './units';
import * as W from './words';

type Speaker = 'hero' | 'other' | 'unknown';

/** Everything one speaker says at once, across quotations split by a tag ("Come", he said, "quick"). */
export type Turn = { readonly quotes: readonly number[]; readonly speaker: Speaker; readonly toHero: boolean };

const GREETING = toWordSet(GREETINGS);

/** The words about a quotation that tell who says it and to whom. */
type Frame = { readonly speaker: Speaker; readonly toHero: boolean; readonly end: number };

const isMark = (unit: Unit | undefined, marks: RegExp): boolean => unit?.kind === 'mark' && marks.test(unit.text);
const isHeroName = (unit: Unit | undefined): boolean => unit?.kind === 'name';

/** The end of the sentence or the next quotation. */
function frameEnd(units: readonly Unit[], place: number): number {
  let at = place;
  while (at < units.length && units[at]?.kind !== 'quote' && !isMark(units[at], /^(?:[.!?…\n:]|\.{2,})$/u)) at++;
  return at;
}

/** Whether the frame names the hero as the one spoken to: "to Dan", "asked Dan's mother" (with the object's sign). */
const speaksToHero = (units: readonly Unit[], from: number, to: number): boolean =>
  units.slice(from, to).some((unit, offset) => {
    const before = wordAt(units, from + offset - 1);
    return unit.kind === 'name' && (unit.prefix === 'ל' || /^(?:את|אל)$/u.test(before));
  });

/** Who speaks by the words behind a quotation: "said Dan", "Mother answered Dan". */
function frameBehind(units: readonly Unit[], place: number): Frame | null {
  const quote = units[place];
  if (quote?.kind !== 'quote' || quote.last === '.') return null;
  let at = place + 1;
  while (isMark(units[at], /^[,–—-]$/u)) at++;
  const verb = wordAt(units, at);
  const end = frameEnd(units, at);
  if (isHeroName(units[at]) && isSubjectName(units, at) && isSpeechVerb(wordAt(units, at + 1)))
    return { speaker: 'hero', toHero: false, end };
  if (!isVerb(verb) || getReadings(verb).prefix !== '') return null;
  const toHero = speaksToHero(units, at, end);
  for (at += 1; at < end; at++) {
    const word = wordAt(units, at);
    if (isHeroName(units[at])) {
      if (isSubjectName(units, at)) return { speaker: 'hero', toHero: false, end };
      continue;
    }
    if (!word) break;
    if (W.isAdverb(word) || W.isClitic(word)) continue;
    if (W.isPreposition(word)) at++;
    else if (!W.hasPreposition(word)) return { speaker: 'other', toHero, end };
  }
  return { speaker: toHero ? 'other' : 'unknown', toHero, end };
}

/** Who speaks by the words before a colon: "Dan said:". */
function frameBefore(units: readonly Unit[], place: number): Frame | null {
  if (!isMark(units[place - 1], /^:$/u)) return null;
  let from = place - 1;
  while (from > 0 && !isMark(units[from - 1], /^(?:[.!?…\n]|\.{2,})$/u) && units[from - 1]?.kind !== 'quote') from--;
  const toHero = speaksToHero(units, from, place);
  for (let at = from; at < place; at++) {
    if (!isSpeechVerb(wordAt(units, at))) continue;
    const beside = [units[at - 1], units[at + 1]];
    const hero = beside.some(isHeroName) && [at - 1, at + 1].some((side) => isSubjectName(units, side));
    const named = [wordAt(units, at - 1), wordAt(units, at + 1)].some((word) => W.isBeing(word) || W.isDefinite(word));
    return { speaker: hero ? 'hero' : named ? 'other' : 'unknown', toHero, end: place };
  }
  return null;
}

/** Whether the name is called in a run of tokens: it stands alone between marks, or behind a greeting. */
export const isNameCalled = (tokens: readonly Token[]): boolean =>
  tokens.some((token, place) => {
    const [before, behind] = [tokens[place - 1], tokens[place + 1]];
    if (token.kind !== 'name' || token.prefix !== '') return false;
    const alone = !before || (before.kind === 'mark' && tokens[place - 2]?.text !== 'אני');
    const greeted = before?.kind === 'word' && GREETING.has(before.text);
    return (alone || greeted) && (!behind || behind.kind === 'mark');
  });

/** The turns of a page, with their speakers as far as the frames tell. */
export function findTurns(units: readonly Unit[], tokens: readonly Token[]): readonly Turn[] {
  const turns: { quotes: number[]; speaker: Speaker; toHero: boolean; end: number }[] = [];
  for (const [place, unit] of units.entries()) {
    if (unit.kind !== 'quote') continue;
    const own = frameBehind(units, place) ?? frameBefore(units, place);
    const before = turns.at(-1);
    const gap = before && before.end >= 0 ? units.slice(before.end, place) : null;
    const goesOn = !own && before && gap?.every((between) => isMark(between, /^[.,:]$/u));
    const called = isNameCalled(tokens.filter(({ quote, text }) => quote === unit.id && !/^[“”]$/u.test(text)));
    if (goesOn) {
      before.quotes.push(unit.id);
      before.toHero ||= called && before.speaker !== 'hero';
      before.end = -1;
    } else {
      const speaker = own?.speaker ?? 'unknown';
      const toHero = speaker !== 'hero' && ((own?.toHero ?? false) || called);
      turns.push({ quotes: [unit.id], speaker, toHero, end: own?.end ?? -1 });
    }
  }
  return turns;
}
