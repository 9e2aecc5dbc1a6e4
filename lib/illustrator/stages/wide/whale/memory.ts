import { blob, stroke } from '../../../companions/kit/outline';
import { blend, type Easel, fill } from '../../kit/easel';
import { goldBubble } from './sea';

const LIGHT = '#a9d4ff';

/** The lines of a whale that faces left, 1000 units long; nothing fills them. */
const LINES = [
  '430,-70 330,-98 140,-150 -120,-196 -340,-170 -470,-90 -500,30 -470,110 -320,168 -60,170 180,110 350,10 430,-52',
  '424,-62 450,-130 540,-190 606,-196 560,-120 520,-92',
  '520,-92 590,-60 630,10 560,16 480,-20 430,-54',
  '-498,40 -420,62 -340,60 -290,34',
  '-340,-30 -304,-8 -268,-30',
  '-150,120 -60,108 -20,190 -60,300 -116,330 -136,230 -150,130',
  '-480,92 -330,104 -170,110',
  '-456,122 -330,132 -176,134',
  '-410,146 -310,154 -186,156',
] as const;

/** The belly of a calf has no pleats yet. */
const OF_A_CALF = 6;

/** A whale of light, as somebody is seen who is only thought of. */
function whaleOfLight(e: Easel, x: number, y: number, s: number, lines: readonly string[]) {
  e.p.in(x, y, 0, s, s, () => {
    blend(e, 'screen', () => {
      e.p.soft(-60, -10, 640, 300, LIGHT, 0.1);
      for (const line of lines) fill(e, stroke(line, 5 / s, 9 / s, 9 / s, 5 / s), LIGHT, 0.12);
    });
    for (const line of lines) fill(e, stroke(line, 0.8 / s, 2.6 / s, 3 / s, 2.6 / s, 0.8 / s), '#e2f2ff', 0.8);
    for (const [u, v, r] of [
      [-120, -196, 7],
      [-470, -90, 6],
      [180, 110, 7],
      [606, -196, 8],
      [560, 16, 6],
      [-60, 300, 6],
    ] as const)
      fill(e, blob(`${u},${v - r / s} ${u + r / s},${v} ${u},${v + r / s} ${u - r / s},${v}`, 8), '#ffffff', 0.85);
  });
}

/** What the whale remembers, in lines of light: her mother sings with her eye shut, and the little one lies below her. */
export function rememberedMother(e: Easel) {
  whaleOfLight(e, 1640, 172, 0.62, LINES);
  whaleOfLight(e, 1416, 350, 0.2, LINES.slice(0, OF_A_CALF));
  for (const [x, y, r] of [
    [1298, 204, 12],
    [1276, 252, 10],
    [1288, 300, 9],
    [1302, 336, 7],
  ] as const)
    goldBubble(e, x, y, r, 0.8);
}
