import { type Painter, union } from '@/lib/illustrator/paint';
import { fur, type Tones, tonesOf } from '../../kit/coat';
import { eyes } from '../../kit/eyes';
import { blob, stroke } from '../../kit/outline';
import type { Companion, CompanionLook } from '../../model';
import type { Mood } from '../../mood';
import { bill, birdLegs, foldedWing } from './parts';

const ORANGE = '#f0933a';

type Plan = {
  readonly tones: Tones;
  readonly neck: string;
  readonly head: readonly [x: number, y: number, size: number];
  readonly bill: string;
};

function fowl(p: Painter, mood: Mood, plan: Plan) {
  const { tones } = plan;
  birdLegs(
    p,
    [
      [14, -18],
      [-14, -16],
    ],
    ORANGE,
    true,
  );
  const body = blob('-88,-76! -64,-66 -30,-74 10,-78 44,-66 54,-40 36,-16 -6,-10 -48,-18 -72,-44');
  const mass = union(body, stroke(plan.neck, 28, 19, 15, 17));
  p.form(mass, tones.base, { depth: 12 });
  fur(p, body, tones.base, { count: 16, length: 9, lie: 2.9 });
  p.fill(stroke('-70,-66 -84,-84 -74,-90', 5, 4, 1.6), tones.far);
  p.in(-6, -48, 0, 1, 1, () => foldedWing(p, tones, mood.mouth === 'open' ? 0.36 : 0.08, 1));
  const [x, y, size] = plan.head;
  p.soft(x, y + 22 * size, 20, 12, tones.dark, 0.3);
  p.in(x, y, 0, size, size, () => {
    p.form(blob('0,-30 20,-26 31,-10 31,8 20,22 0,26 -20,22 -31,8 -31,-10 -20,-26'), tones.base, { depth: 8 });
    p.fill(stroke('0,-28 -4,-38 3,-42', 3.4, 2.6, 0.8), tones.base);
    p.fill(stroke('4,-28 6,-37 13,-38', 2.8, 2, 0.6), tones.far);
    for (const side of [-1, 1]) p.soft(7 + side * 20, 7, 8, 6, '#f0785a', 0.45);
    eyes(p, 7, mood, { y: -8, gap: 14.5, size: 8.4, coat: tones.base, iris: '#7a5a3a' }, 0.5);
    bill(p, 10, 9, 1, mood, plan.bill);
  });
}

const duck = (p: Painter, { mood, colour = '#f6dd8a' }: CompanionLook) =>
  fowl(p, mood, { tones: tonesOf(colour), neck: '30,-50 44,-80 44,-102', head: [46, -112, 1.12], bill: ORANGE });

function goose(p: Painter, { mood, colour = '#f6f1ea' }: CompanionLook) {
  p.in(0, 0, 0, 1.22, 1.22, () => {
    const neck = mood.ears === 'low' ? '30,-50 54,-76 42,-110 58,-132' : '30,-50 52,-84 38,-124 46,-154';
    const at = mood.ears === 'low' ? ([62, -136, 0.94] as const) : ([50, -160, 0.94] as const);
    fowl(p, mood, { tones: tonesOf(colour), neck, head: at, bill: '#ee8a34' });
    p.fill(blob('30,-88! 50,-80 72,-90! 72,-74 52,-66 31,-74'), '#c8524a');
    p.form(blob('46,-74 40,-48! 52,-56 62,-46! 60,-74'), '#c8524a', { depth: 3 });
  });
}

export const WATERFOWL: Readonly<Record<string, Companion>> = {
  duck: { draw: duck, box: { x: -95, y: -170, width: 190, height: 180 }, shadow: 52 },
  goose: { draw: goose, box: { x: -115, y: -255, width: 240, height: 270 }, shadow: 60 },
};
