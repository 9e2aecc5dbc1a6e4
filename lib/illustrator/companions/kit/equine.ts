import { type Painter, shade, tint, union } from '@/lib/illustrator/paint';
import type { Mood } from '../mood';
import type { Tones } from './coat';
import { ears } from './ears';
import { head } from './head';
import { nostrils } from './nose';
import { blob, stroke } from './outline';
import { type Gait, type QuadrupedPlan, quadruped, STAND } from './quadruped';

type EquinePlan = {
  readonly tones: Tones;
  readonly mane: string;
  readonly muzzle: string;
  readonly hoof: string;
  readonly iris?: string;
  readonly longEars?: boolean;
  /** A short brush of a mane that stands up. */
  readonly brush?: boolean;
  readonly marks?: (trunk: Parameters<NonNullable<QuadrupedPlan['marks']>>[0]) => void;
  readonly faceMarks?: (x: number) => void;
  /** Over the forehead: a horn, a flower. */
  readonly crown?: () => void;
  readonly gait?: Gait;
};

const FACE = blob('0,-42 21,-39 32,-24 33,-4 26,18 25,38 17,51 0,55 -17,51 -25,38 -26,18 -33,-4 -32,-24 -21,-39');
const SHORT = { outer: '-9,8! -12,-12 -5,-30 1,-38! 9,-26 12,-8 10,8!', inner: '-4,5 -6,-10 0,-26 5,-12 5,5' };
const LONG = {
  outer: '-9,10! -14,-18 -10,-52 0,-68! 11,-50 14,-18 10,10!',
  inner: '-4,6 -8,-18 -4,-46 0,-56 6,-44 8,-18 5,6',
};

function locks(p: Painter, colour: string, lines: readonly string[], width: number) {
  // Neighbours take turns, so that two masses are enough to tell every lock.
  for (const turn of [0, 1]) {
    const own = lines.filter((_, i) => i % 2 === turn);
    const hair = union(...own.map((line) => stroke(line, width * 0.7, width, width * 0.8, width * 0.12)));
    p.form(hair, turn ? tint(colour, 0.05) : colour, { depth: width * 0.4 });
    p.fill(union(...own.map((line) => stroke(line, 0.4, width * 0.14, 0.3))), shade(colour, 0.14), { alpha: 0.5 });
  }
}

function equineHead(p: Painter, mood: Mood, plan: EquinePlan, roll: number) {
  const { tones, mane } = plan;
  p.in(0, 0, roll, 1, 1, () => {
    ears(p, mood, {
      ...(plan.longEars ? LONG : SHORT),
      colour: tones.base,
      at: [21, -35],
      lean: 0.22,
      swing: 1.2,
      yaw: 0.5,
    });
    head(p, mood, {
      face: FACE,
      colour: tones.base,
      yaw: 0.5,
      hairs: 8,
      eyes: { y: -10, gap: 21, size: 9.4, iris: plan.iris ?? '#7a4a26' },
      muzzle: { y: 36, rx: 22.5, ry: 18.5, colour: plan.muzzle },
      mouth: { y: 39, size: 0.96, lip: false },
      cheeks: { y: 13, gap: 23, size: 9 },
      ...(plan.faceMarks ? { marks: plan.faceMarks } : {}),
    });
    nostrils(p, 6.5, 29, 8, 2.8, shade(plan.muzzle, 0.3));
    if (plan.brush) locks(p, mane, ['-2,-48 4,-40 6,-30', '6,-48 10,-40 10,-30'], 6);
    else
      locks(p, mane, ['-4,-46 -10,-36 -8,-24 -14,-16', '12,-46 16,-36 12,-26 16,-16', '2,-48 6,-38 0,-26 4,-14'], 8.5);
    plan.crown?.();
  });
}

/** The long hair of a neck, from the poll to the withers. */
function maneOf(p: Painter, { mane, brush }: EquinePlan) {
  if (brush) {
    const tufts = Array.from({ length: 13 }, (_, i) => {
      const [x, y] = [42 + i * 5.6, -244 - i * 9.4];
      return `${x + 14},${y + 4} ${x - 4},${y - 2} ${x - 13},${y - 10}`;
    });
    p.form(union(...tufts.map((line) => stroke(line, 9, 9, 3))), mane, { depth: 5 });
    p.fill(union(...tufts.map((line) => stroke(line, 0.4, 1.6, 0.4))), tint(mane, 0.1), { alpha: 0.5 });
    return;
  }
  locks(
    p,
    mane,
    [
      '110,-352 76,-344 58,-316 66,-284',
      '100,-340 62,-322 44,-288 54,-256',
      '90,-318 54,-298 32,-262 42,-226',
      '78,-296 46,-276 22,-244 30,-208',
    ],
    15,
  );
}

/** A horse or one of its kin, about 400 units tall; `mane` and tail hang behind the neck and the rump. */
export function equine(p: Painter, mood: Mood, plan: EquinePlan): void {
  const { tones, mane } = plan;
  if (plan.brush) {
    p.form(stroke('-104,-220 -130,-200 -134,-156', 7, 5, 4), tones.base, { depth: 3 });
    p.form(blob('-134,-164 -146,-138 -136,-104! -122,-138'), mane, { depth: 5 });
  } else
    locks(
      p,
      mane,
      [
        '-100,-226 -140,-216 -154,-150 -136,-92',
        '-100,-220 -126,-196 -138,-130 -120,-82',
        '-98,-214 -116,-180 -122,-124 -142,-70',
      ],
      17,
    );
  quadruped(p, {
    length: 142,
    back: 246,
    girth: 108,
    leg: [60, 27],
    gait: plan.gait ?? STAND,
    tones,
    foot: { kind: 'hoof', width: 37, colour: plan.hoof },
    arch: -3,
    hock: 0.55,
    neck: [stroke('60,-204 96,-262 118,-318', 60, 44, 38)],
    ...(plan.marks ? { marks: plan.marks } : {}),
  });
  maneOf(p, plan);
  p.soft(134, -292, 30, 40, tones.dark, 0.3);
  p.in(144, -328, 0, 1.6, 1.6, () => equineHead(p, mood, plan, -0.3));
}
