import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { cottage } from '../garden-cottage';
import type { Easel } from '../kit/easel';

const FENCE = '#efe6ea';
const WARM = '#ffd68a';
/** The colours of the house in the garden as the first light shows them. */
const AT_DAWN = {
  top: '#5a68b0',
  low: '#fac0a0',
  far: '#8f86bc',
  wood: '#6a7a78',
  grass: '#a8b088',
  grassNear: '#365f68',
  path: '#e8c8b0',
  house: '#d8ac98',
  roof: '#8a5068',
  fence: FENCE,
  lit: '#ffe0a4',
  moonlight: '#ffe2c0',
} as const;

/** White pickets with two rails, in front of the house. */
function fence(e: Easel, from: number, to: number) {
  for (const y of [-6, 12]) e.p.form(rectangle(from, y, to - from, 5), FENCE, { depth: 2 });
  for (let x = from; x <= to; x += 16) picket(e, x, 24);
}

function picket(e: Easel, x: number, foot: number) {
  e.p.form(
    [
      [x - 4, foot],
      [x - 4, foot - 38],
      [x, foot - 44],
      [x + 4, foot - 38],
      [x + 4, foot],
    ],
    FENCE,
    { depth: 2 },
  );
}

/** The gate stands open towards whoever comes; `x` is its post. */
function openGate(e: Easel, x: number) {
  for (const y of [-4, 16])
    e.p.line(
      [
        [x, y],
        [x + 34, y + 20],
      ],
      5,
      FENCE,
    );
  for (const step of [10, 22, 34]) picket(e, x + step, 24 + step * 0.6);
  for (const post of [x, 8]) {
    e.p.form(rectangle(post - 5, -28, 10, 56), FENCE, { depth: 3 });
    e.p.form(ellipse(post, -32, 6), FENCE, { depth: 2 });
  }
}

/** How large the house is; its door stands at the ground point. */
const [SIZE, DOOR] = [1.1, [137, 800]] as const;

/** Home: the house of the garden, its door open and lit. The ground point is the middle of the threshold. */
export function homeAtDawn(e: Easel, x: number, y: number, sun: string) {
  const whole = { ...e, view: { x0: -2400, x1: 2400, y0: -2400, y1: 2400 } };
  e.p.soft(x + 60, y - 160, 420, 420, '#ffc070', 0.28);
  e.p.in(x - DOOR[0] * SIZE, y - DOOR[1] * SIZE, 0, SIZE, SIZE, () => cottage(whole, AT_DAWN, true));
  e.p.soft(x, y + 34, 150, 36, sun, 0.8);
  e.p.soft(x, y - 60, 90, 130, WARM, 0.4);
  e.p.in(x + 78, y + 2, 0, 1.7, 1.7, () => {
    fence(whole, -250, -118);
    fence(whole, 8, 210);
    openGate(whole, -118);
  });
}
