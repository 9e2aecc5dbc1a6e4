import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../kit/outline';
import type { CompanionLook } from '../../model';
import type { Mood } from '../../mood';
import { BEAK, bead } from './parts';

const WHITE = '#fffaf0';
const COMB = '#e2332f';
const BODY = blob(
  '-176,-262! -128,-222 -60,-214 20,-232 96,-250 150,-200 144,-124 84,-74 -20,-64 -112,-96 -160,-168',
  8,
);

function henLeg(p: Painter, x: number, longer = 0) {
  p.fill(stroke(`${x},${-80 - longer} ${x},-4`, 8, 7), BEAK);
  for (const u of [-26, 4, 32]) p.fill(stroke(`${x},-6 ${x + u},-2`, 7, 6), BEAK);
}

/** The head from the side, its middle at 0, 0, looking to the right. */
function henHead(p: Painter, mood: Mood, colour: string) {
  p.fill(blob('-24,-30 -30,-62 -8,-52 2,-78 18,-52 38,-64 30,-26', 6), COMB);
  p.fill(blob('20,22 36,24 38,54 24,64 14,48', 6), COMB);
  p.fill(ellipse(0, 0, 46, 44), colour);
  const gape = { open: 20, round: 14, smile: 5, down: 5 }[mood.mouth];
  p.fill(
    [
      [36, 4],
      [78, 8 + gape],
      [30, 26],
    ],
    shade(BEAK, 0.14),
  );
  p.fill(
    [
      [34, -16],
      [88, mood.mouth === 'down' ? 10 : 4],
      [34, 14],
    ],
    BEAK,
  );
  bead(p, 12, -10, 11, mood);
  if (Math.abs(mood.brow) > 0.25)
    p.fill(stroke(`-8,${-34 + mood.brow * 3} 24,${-34 - mood.brow * 4}`, 2.6, 2.6), '#2a1a20');
}

function tail(p: Painter, colour: string) {
  for (const line of [
    '-120,-190 -170,-260 -176,-330',
    '-126,-180 -196,-236 -214,-290',
    '-126,-160 -206,-196 -222,-236',
  ])
    p.fill(stroke(line, 30, 26, 12), shade(colour, 0.07));
}

function feathers(p: Painter, colour: string) {
  for (const [x, y] of [
    [-60, -150],
    [-10, -130],
    [40, -118],
    [-30, -178],
    [20, -168],
  ] as const)
    p.fill(stroke(`${x - 14},${y} ${x},${y + 13} ${x + 14},${y}`, 4, 5, 4), shade(colour, 0.1));
}

/** The big hen stands upright and points at what she counts with a wing. */
export function paintHen(p: Painter, { mood, colour = WHITE }: CompanionLook): void {
  for (const x of [-30, 26]) henLeg(p, x);
  tail(p, colour);
  p.form(BODY, colour, { depth: 14, shadow: 0.06, light: 0.02 });
  p.form(stroke('84,-170 116,-250 110,-322', 74, 56, 44), colour, { depth: 8, shadow: 0.04, light: 0.02 });
  feathers(p, colour);
  p.in(112, -336, mood.ears === 'low' ? 0.2 : 0.06, 1, 1, () => henHead(p, mood, colour));
  p.form(
    blob('-70,-190 10,-196 60,-170 130,-150 214,-150! 186,-128 196,-112! 152,-106 150,-88! 90,-96 0,-104 -66,-136', 6),
    shade(colour, 0.07),
    {
      depth: 8,
    },
  );
}

/** The big hen looks under herself, her head upside down, and lifts a wing to look there next. */
export function paintSearching(p: Painter, { mood, colour = WHITE }: CompanionLook): void {
  for (const x of [-104, -44]) henLeg(p, x, 62);
  p.in(0, -62, 0, 1, 1, () => {
    tail(p, colour);
    p.form(BODY, colour, { depth: 14, shadow: 0.06, light: 0.02 });
    feathers(p, colour);
  });
  p.form(stroke('112,-250 196,-200 196,-110 118,-74', 62, 52, 40, 36), colour, {
    depth: 8,
    shadow: 0.04,
    light: 0.02,
  });
  p.in(84, -70, 0, -1, -1, () => henHead(p, { ...mood, brow: 0 }, colour));
  p.in(0, -56, 0, 1, 1, () => {
    p.form(
      blob(
        '-56,-180 -110,-280 -106,-366! -66,-330 -48,-380! -10,-336 20,-386! 42,-336 88,-366! 90,-300 92,-230 64,-172 8,-150',
        6,
      ),
      shade(colour, 0.035),
      { depth: 10, shadow: 0.09 },
    );
    for (const line of ['-44,-220 -56,-310', '8,-206 6,-318', '54,-220 60,-310'])
      p.fill(stroke(line, 5, 3), shade(colour, 0.14));
  });
}
