import type { Character } from '../character/character';
import type { HairStyle } from '../character/trait-values';
import { hexToRgb, rgbToLab } from '../paint/color';
import type { Scene } from '../scene';

type Expression = Scene['hero']['expression'];
type NamedColors = ReadonlyArray<readonly [name: string, hex: string]>;

/** `starryPyjamas` or `starry-pyjamas` → `starry pyjamas`. */
export function plainWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
}

/** `plainWords` of a place in the picture, with left and right swapped when the picture is mirrored. */
export function describePlace(slot: string, mirrored: boolean): string {
  const words = plainWords(slot);
  if (!mirrored) return words;
  return words.replace(/\b(left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left'));
}

export const SKIN: NamedColors = [
  ['very fair skin', '#f8e2d4'],
  ['fair skin', '#f1cdb4'],
  ['light olive skin', '#dfb28c'],
  ['tan skin', '#c68e65'],
  ['warm brown skin', '#9c6644'],
  ['brown skin', '#7d4e33'],
  ['deep brown skin', '#5a3626'],
  ['very dark brown skin', '#3e251b'],
];

export const HAIR: NamedColors = [
  ['black', '#1c1718'],
  ['very dark brown', '#33241d'],
  ['brown', '#5c3d2a'],
  ['light brown', '#8a6242'],
  ['dark blond', '#b08d5b'],
  ['blond', '#dcbd82'],
  ['auburn', '#7a3520'],
  ['ginger', '#c2602c'],
];

export const EYES: NamedColors = [
  ['dark brown', '#3b2417'],
  ['brown', '#6a4226'],
  ['hazel', '#8a6a36'],
  ['green', '#5c7f55'],
  ['blue', '#5689b8'],
  ['grey', '#7f8b93'],
];

export const THINGS: NamedColors = [
  ['white', '#f5f3ee'],
  ['black', '#202022'],
  ['grey', '#888888'],
  ['red', '#c0392f'],
  ['pink', '#e58aa6'],
  ['orange', '#e2803a'],
  ['yellow', '#efc544'],
  ['green', '#4f8f57'],
  ['turquoise', '#3aa6a0'],
  ['blue', '#3d64a8'],
  ['navy blue', '#24355c'],
  ['purple', '#7a55a0'],
  ['brown', '#7a5233'],
];

/** The nearest name (OKLab distance) with the exact colour behind it: `brown (#5c3d2a)`. */
export function colorWords(colors: NamedColors, hex: string): string {
  const [L, a, b] = rgbToLab(hexToRgb(hex));
  const distance = (other: string) => {
    const [otherL, otherA, otherB] = rgbToLab(hexToRgb(other));
    return Math.hypot(otherL - L, otherA - a, otherB - b);
  };
  const [nearest] = colors.reduce((best, next) => (distance(next[1]) < distance(best[1]) ? next : best));
  return `${nearest} (${hex.toLowerCase()})`;
}

/** Longer descriptions for names that say too little; other names are used as they are. */
type WordsFor<Name extends string> = Readonly<Partial<Record<Name, string>>>;

const HAIR_STYLE_WORDS: WordsFor<HairStyle> = {
  tousled: 'short tousled hair',
  sideFringe: 'short hair with a fringe swept to the side',
  bob: 'chin-length hair in a bob',
  longWavy: 'long wavy hair',
  longFringe: 'long straight hair with a fringe',
  longStraight: 'long straight hair parted in the middle',
  halfUp: 'long hair, the upper half gathered in a small knot',
  spaceBuns: 'hair in two small buns high on the head',
  sidePonytail: 'hair in a low ponytail over one shoulder',
  cornrows: 'cornrows, plaited close to the scalp',
  spiky: 'short hair brushed up in spikes',
  bowlCut: 'a round bowl cut with an even fringe',
  pixie: 'a short feathery pixie cut',
  braids: 'hair in two braids',
  bun: 'hair gathered in a bun',
  ponytail: 'hair in a ponytail',
  puffs: 'coily hair in two puffs',
  afro: 'a round afro',
  coilyShort: 'short coily hair',
  curlyShort: 'short curly hair',
  curlyLong: 'long curly hair',
  locs: 'hair in locs',
  short: 'short neat hair',
  shaved: 'closely cropped hair',
  wisps: 'a few soft wisps of hair',
};

const NOSE_WORDS: WordsFor<Character['nose']> = {
  button: 'a small button nose',
  round: 'a round nose',
  broad: 'a broad nose',
  small: 'a very small nose',
  long: 'a longer nose',
  up: 'a turned-up nose',
};

const HEADWEAR_WORDS: WordsFor<Character['headwear']> = {
  hijab: 'hijab that covers the hair',
};

const EYE_SHAPE_WORDS: WordsFor<Character['eyeShape']> = {
  droopy: 'gently drooping',
};

const GLASSES_WORDS: WordsFor<Character['glasses']> = {
  cat: 'cat-eye',
};

const EXPRESSION_WORDS: WordsFor<Expression> = {
  joy: 'a warm joyful smile, cheeks lifted',
  laugh: 'laughing out loud, eyes narrowed with delight',
  wonder: 'wide eyes full of wonder, lips slightly parted',
  calm: 'calm and content',
  worry: 'worried, brows drawn together and up',
  sad: 'sad, with lowered eyes',
  determined: 'determined, brows firm, lips closed',
  asleep: 'fast asleep, eyes closed, face relaxed',
  shy: 'shy, a small smile, chin lowered',
  surprise: 'surprised, brows high, mouth a small round',
  yawn: 'yawning heartily, eyes closed, mouth wide open',
  fear: 'frightened, eyes wide, brows up and together, mouth a little open',
  rage: 'furious, brows drawn down to the nose, shouting with bared teeth',
  tenderness: 'tender, soft lids and a small warm smile',
  delight: 'delighted, eyes closed in a happy smile',
  scream: 'screaming in fright, brows high, mouth wide open',
  amazed: 'amazed and glad, eyes wide, brows high, an open smile',
  uneasy: 'uneasy, brows up in the middle, lips closed in a wavy line',
  biteLip: 'excited, brows high, teeth on the lower lip',
  bellow: 'roaring with the jaw dropped, the mouth as large as half the face, inner brows low',
  roar: 'roaring like a lion for fun, outer brows high, mouth as wide as it goes',
  wink: 'winking, one eye shut in an arc, lips smiling',
  watch: 'on watch with one eye while the other sleeps, lips closed',
  burst: 'mouth wide open, letting out a long-held breath, eyes wide',
  drowsy: 'sleepy, lids half closed, brows lifted a little, mouth relaxed',
  cheeksFull: 'cheeks puffed round with a held breath, eyes bright, brows softly lifted, lips pressed to a dot',
  breathHeld: 'holding the breath, eyes wide, lips pressed small',
};

export const hairWords = (style: HairStyle): string => HAIR_STYLE_WORDS[style] ?? `hair style “${plainWords(style)}”`;
export const noseWords = (nose: Character['nose']): string => NOSE_WORDS[nose] ?? `a ${plainWords(nose)} nose`;
export const headwearWords = (wear: Character['headwear']): string => HEADWEAR_WORDS[wear] ?? plainWords(wear);
export const eyeShapeWords = (shape: Character['eyeShape']): string => EYE_SHAPE_WORDS[shape] ?? plainWords(shape);
export const glassesWords = (glasses: Character['glasses']): string => GLASSES_WORDS[glasses] ?? plainWords(glasses);
export const expressionWords = (expression: Expression): string =>
  EXPRESSION_WORDS[expression] ?? plainWords(expression);

/** Joins the existing parts with commas. */
export const joinWords = (parts: ReadonlyArray<string | null | undefined | false | ''>): string =>
  parts.filter(Boolean).join(', ');
