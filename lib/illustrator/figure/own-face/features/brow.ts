import { itemAt } from '@/lib/platform/item-at';
import {
  clamp,
  lch,
  lerp,
  mix,
  type Polygon,
  seededRandom,
  shade,
  smooth,
  taper,
  toLch,
  type Vec,
} from '../../../paint';
import type { FaceContext, Side } from '../face-context';

/** Thickness of the average child's brow in head units, and what whole scales of thickness and darkness add as shares. */
const USUAL_WIDTH = 4.4;
const OWN_WIDTH = { thickness: 0.6, darkness: 0.25 } as const;
const HAIRS = 40;
/** Width of a hair, head units. */
const HAIR_WIDTH = 0.92;
/** The closer drawing has more and finer hairs over a thinner band. */
const CLOSER = { hairs: 54, finer: 0.72, band: 0.85 } as const;
/** A story's brows are read from far away: darker than the skin by this lightness at least, thicker and denser. */
const FIRM = { below: 0.2, thicker: 1.16, denser: 1.3 } as const;
/** Of the strength of a brow, in picture books. */
const SOFT = 0.82;
/** Share of dark skin's own line tone in its brows: black ones look grey on it. */
const WARMED = 0.55;
/** How much darker (OKLab) those of the darkest skin are, which else are hardly seen. */
const DARKER = 0.06;
/** How much clearer they are drawn there, as a share. */
const CLEARER = 0.4;
/** Brows drawn together by this many head units crease the skin between them. */
export const CREASES_FROM = 1.5;

/** Brows are a little darker than the hair and never as light as the skin; how clear they are is the child's own. */
function browColor({ head, mood, tones }: FaceContext): string {
  const [L, C, H] = toLch(head.character.hairColor);
  const [skin] = toLch(head.character.skin);
  const darker = 0.08 * (head.character.faceShape?.browDarkness ?? 0);
  const color = lch(
    Math.max(0.16, Math.min(L + 0.02, skin - (mood.isStory ? FIRM.below : 0.13)) - darker - DARKER * tones.dark),
    Math.min(C, 0.07),
    H,
  );
  return mix(color, tones.line, WARMED * tones.dark);
}

/** The line of a brow from the inner to the outer end, as the mood moves it. */
export function courseOf({ line, mood }: FaceContext, side: Side): readonly Vec[] {
  const [inner, outer, arch] = mood.brow;
  const { knit } = mood;
  const smile = clamp(mood.cheek, 0, 1);
  const lower = line('browLower', side);
  return line('browUpper', side).map((place, i): Vec => {
    const [x, y] = lerp(place, itemAt(lower, i), 0.5);
    const u = i / 4;
    const up =
      (inner + 0.5 - 0.3 * smile) * (1 - u) ** 1.3 +
      (outer - 0.1) * u +
      (arch - 0.6 + 0.4 * smile) * Math.sin(Math.PI * u);
    return [x - side * knit * (1 - u) ** 1.3, y - up];
  });
}

/** Single hairs that grow up at the inner end and along it further out. */
function hairs(
  { painter: p, own: { closer } }: FaceContext,
  along: Polygon,
  width: number,
  color: string,
  alpha: number,
): void {
  const count = closer ? CLOSER.hairs : HAIRS;
  const random = seededRandom('own brow');
  for (let k = 0; k < count; k++) {
    const u = k / count;
    const i = Math.min(along.length - 2, Math.floor(u * (along.length - 1)));
    const [x, y] = itemAt(along, i);
    const [nx, ny] = itemAt(along, i + 1);
    const step = Math.hypot(nx - x, ny - y) || 1;
    const wide = width * (u < 0.25 ? 0.34 + u * 0.7 : 0.5 - (u - 0.25) * 0.42);
    const off = (random() - 0.5) * 2 * wide;
    const rise = 0.85 * (1 - u) ** 1.5 - 0.12 * Math.sign(off) * u;
    const [dx, dy] = [(nx - x) / step, (ny - y) / step - rise];
    const long = 3 + random() * 2;
    const from: Vec = [x - dx * long * 0.4, y + off * 0.9 - dy * long * 0.4];
    const hair: Vec[] = [
      from,
      [from[0] + dx * long * 0.55, from[1] + dy * long * 0.5],
      [from[0] + dx * long, from[1] + dy * long * 0.72],
    ];
    p.line(hair, HAIR_WIDTH * (closer ? CLOSER.finer : 1), color, alpha * (0.75 + 0.25 * random()), [0.4, 1, 0.05]);
  }
}

/** The skin between brows that a photo shows drawn together: how wide and strong its shade is for one head unit. */
const KNIT_SHADE = { from: 0.3, rx: 2.6, ry: 5.4, strength: 0.3 } as const;

/** Skin that lowered brows fold beside the root of the nose; in a portrait it is a soft shade alone. */
export function drawCrease(face: FaceContext, side: Side): void {
  const { painter: p, tones: t, mood } = face;
  if (!mood.isStory && mood.knit > KNIT_SHADE.from) {
    const [x, y] = itemAt(courseOf(face, side), 0);
    p.soft(x - side * 2.2, y + 0.6, KNIT_SHADE.rx, KNIT_SHADE.ry, t.deep, KNIT_SHADE.strength * mood.knit, side * 0.2);
  }
  if (mood.knit < CREASES_FROM || mood.brow[0] > 0) return;
  const [x, y] = itemAt(courseOf(face, side), 0);
  const fold: Vec[] = [
    [x - side * 2.6, y - 3.4],
    [x - side * 3.4, y],
    [x - side * 2.8, y + 3.6],
  ];
  p.line(fold, 1.5, t.deep, 0.26 * Math.min(2, mood.knit), [0.1, 1, 0.2]);
}

/** Strength of the band under the hairs of a brow. */
const BAND = 0.54;

/** A brow of strokes over a soft band. */
export function drawBrow(face: FaceContext, side: Side, overFringe: boolean): void {
  const { painter: p, head } = face;
  const { browThickness = 0, browDarkness = 0 } = head.character.faceShape ?? {};
  const age = 0.72 + 0.026 * head.character.age;
  const firm = face.mood.isStory;
  const own = 1 + OWN_WIDTH.thickness * browThickness + OWN_WIDTH.darkness * browDarkness;
  const width = USUAL_WIDTH * own * age * (firm ? FIRM.thicker : 1);
  const strength =
    clamp((0.9 + 0.3 * browDarkness) * (0.82 + 0.025 * head.character.age) * (firm ? FIRM.denser : 1), 0.4, 1.2) *
    (overFringe ? (head.grownUp ? 0.45 : 0.8) : 1) *
    (head.pictureBook ? SOFT : 1) *
    (1 + CLEARER * face.tones.dark);
  // Through the fringe of a grown-up one sees no more than darker hair.
  const color = overFringe && head.grownUp ? shade(head.character.hairColor, 0.1) : browColor(face);
  const course = courseOf(face, side);
  p.fill(taper(course, [width * 0.1, width * 0.44, width * 0.5, width * 0.3, head.pictureBook ? 0.7 : 0.1]), color, {
    alpha: Math.min(1, BAND * strength * (firm ? FIRM.denser : 1)) * (face.own.closer ? CLOSER.band : 1),
    blur: 0.7,
  });
  hairs(face, smooth(course, false, 8), width, color, Math.min(1, 0.42 * strength));
}
