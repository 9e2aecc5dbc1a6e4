import type { PageCheck } from '../model';
import { createFault } from './excerpt';

type PointRules = {
  readonly point: RegExp;
  readonly base: RegExp;
  /** Points of which a letter can have only one. */
  readonly vowel: RegExp;
  /** Whether the points of a letter contradict each other. */
  readonly clash: (letter: string, points: readonly string[]) => boolean;
};

const DAGESH = '\u05bc';
const SHIN_DOT = '\u05c1';
const SIN_DOT = '\u05c2';
const SHADDA = '\u0651';
const SUKUN = '\u0652';

/** Letters in which Hebrew writes no dagesh (Academy of the Hebrew Language, pointing rules). */
const NEVER_DAGESH = /[אחע]/u;

const HEBREW: PointRules = {
  point: /[\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/u,
  base: /[\u05d0-\u05ea\u05f0-\u05f2]/u,
  vowel: /[\u05b0-\u05bb\u05c7]/u,
  clash: (letter, points) =>
    (points.includes(SHIN_DOT) && points.includes(SIN_DOT)) ||
    (letter !== 'ש' && points.some((point) => point === SHIN_DOT || point === SIN_DOT)) ||
    (points.includes(DAGESH) && NEVER_DAGESH.test(letter)),
};

const ARABIC: PointRules = {
  point: /[\u064b-\u0655\u0670]/u,
  base: /[\u0620-\u064a\u0671-\u06d3]/u,
  vowel: /[\u064b-\u0650\u0652]/u,
  clash: (_, points) => points.includes(SHADDA) && points.includes(SUKUN),
};

function findFaults(text: string, { point, base, vowel, clash }: PointRules) {
  const letters = [...text];
  const faults: number[] = [];
  let index = 0;
  let letter = '';
  let points: string[] = [];
  const close = () => {
    const vowels = points.filter((mark) => vowel.test(mark)).length;
    const twice = new Set(points).size < points.length;
    if (points.length > 0 && (vowels > 1 || twice || clash(letter, points))) faults.push(index - 1);
    points = [];
  };
  for (const character of letters) {
    if (point.test(character)) {
      if (base.test(letter)) points.push(character);
      else faults.push(index);
    } else {
      close();
      letter = character;
    }
    index += character.length;
  }
  close();
  return faults;
}

/** Niqqud or harakat without a letter, twice on one letter, or on a letter that cannot have them. */
export const checkPoints: PageCheck = ({ text }) =>
  [HEBREW, ARABIC].flatMap((rules) =>
    findFaults(text, rules).map((index) => createFault('unpaired_niqqud', text, Math.max(0, index))),
  );
