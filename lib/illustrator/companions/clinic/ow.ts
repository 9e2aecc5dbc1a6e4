import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { Companion } from '../model';

const RED = '#e2433f';
const INK = '#3a1f24';
type State = 'shouts' | 'surprised' | 'yawns' | 'asleep';

function mouth(p: Painter, state: State) {
  if (state === 'asleep') return p.fill(stroke('-16,-46 0,-38 16,-46', 2, 4, 2), INK);
  const [rx, ry] = state === 'yawns' ? [24, 20] : [46, 44];
  p.fill(ellipse(0, -50, rx, ry), '#7a1a2a');
  p.fill(ellipse(0, -50 + ry * 0.55, rx * 0.62, ry * 0.36), '#f08a86');
}

function sight(p: Painter, state: State) {
  for (const side of [-1, 1]) {
    const x = side * 24;
    if (state === 'asleep' || state === 'yawns') p.fill(stroke(`${x - 11},-84 ${x},-78 ${x + 11},-84`, 2, 3.4, 2), INK);
    else {
      p.fill(ellipse(x, -106, 15, 18), '#fff8ec');
      p.fill(ellipse(x + (state === 'surprised' ? 3 : 0), -104, 7, 9), INK);
    }
  }
}

/** A red ball on two feet, all mouth. */
function paint(p: Painter, state: State) {
  for (const side of [-1, 1])
    p.form(
      blob(`${side * 30 - 22},4! ${side * 30 - 16},-14 ${side * 30 + 16},-14 ${side * 30 + 24},4!`, 6),
      shade(RED, 0.25),
      { depth: 4 },
    );
  p.form(ellipse(0, -68, 70, 66), RED, { depth: 20 });
  mouth(p, state);
  sight(p, state);
}

const kind = (state: State): Companion => ({
  draw: (p, { tilt = 0 }) => p.in(0, 0, tilt, 1, 1, () => paint(p, state)),
  box: { x: -110, y: -170, width: 220, height: 200 },
  shadow: state === 'asleep' ? 0 : 50,
});

/** Ow, which comes after two: as tall as a thumb. */
export const OW: Readonly<Record<string, Companion>> = {
  owShouts: kind('shouts'),
  owSurprised: kind('surprised'),
  owYawns: kind('yawns'),
  owAsleep: kind('asleep'),
};
