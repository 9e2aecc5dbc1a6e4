import { ellipse, mix, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { gape, shutEye } from './parts';

const PINK = '#e88a86';

type Coat = { readonly coat: string; readonly pale: string; readonly line: string };

export const catCoat = (air: string, share: number): Coat => {
  const coat = mix('#54365a', air, share);
  return { coat, pale: mix('#fff0dc', air, share), line: shade(coat, 0.14) };
};

function ears(e: Easel, { coat, line }: Coat) {
  for (const side of [-1, 1]) {
    fill(e, blob(`${side * 205},-60! ${side * 190},-280! ${side * 60},-190!`, 3), coat);
    fill(e, blob(`${side * 180},-110! ${side * 174},-230! ${side * 92},-176!`, 3), line);
  }
}

function whiskers(e: Easel, y: number, { pale }: Coat) {
  for (const side of [-1, 1])
    for (const lift of [-16, 6, 28]) fill(e, stroke(`${side * 150},${y} ${side * 290},${y + lift}`, 5, 2), pale);
}

/** The cat who sits, her mouth wide enough for a yawn; the middle of her mouth is at 0, 60. */
export function yawningCat(e: Easel, x: number, y: number, k: number, look: Coat) {
  const { coat, pale, line } = look;
  e.p.in(x, y, 0, k, k, () => {
    fill(e, stroke('-150,300 -270,312 -340,270 -330,190', 32, 30, 26), coat);
    fill(e, blob('-150,120 -210,280 -190,330! 190,330! 210,280 150,120', 7), coat);
    for (const side of [-1, 1]) fill(e, ellipse(side * 70, 318, 62, 30), pale);
    ears(e, look);
    fill(e, ellipse(0, 0, 232, 226, 0, 48), coat);
    for (const side of [-1, 1]) shutEye(e, side * 96, -122, 40, pale);
    whiskers(e, 40, look);
    fill(e, ellipse(0, 60, 168, 150, 0, 48), pale);
    gape(e, 0, 66, 148, 138, '#5a1e34', PINK);
    fill(e, blob('-30,-92 0,-100 30,-92 0,-64', 5), PINK);
    for (const u of [-26, 0, 26]) fill(e, stroke(`${u},-214 ${u},-176`, 8, 5), line);
  });
}

/** The cat asleep, as flat as a cloth; she lies on 0, 0. */
export function flatCat(e: Easel, x: number, y: number, k: number, look: Coat) {
  const { coat, pale, line } = look;
  e.p.in(x, y, 0, k, k, () => {
    fill(e, stroke('-380,-40 -470,-10 -480,110 -430,190', 30, 30, 26), coat);
    fill(e, blob('-400,0! -410,-90 -300,-132 0,-118 260,-130 400,-60 400,0!', 8), coat);
    for (const u of [-200, -130, -60]) fill(e, stroke(`${u},-120 ${u + 10},-78`, 10, 5), line);
    e.p.in(300, -104, 0, 0.62, 0.5, () => {
      ears(e, look);
      fill(e, ellipse(0, 0, 240, 208, 0, 48), coat);
      for (const side of [-1, 1]) shutEye(e, side * 96, -20, 46, pale);
      whiskers(e, 80, look);
      fill(e, blob('-26,44 0,36 26,44 0,70', 5), PINK);
      fill(e, stroke('-50,90 -24,110 0,86 24,110 50,90', 5, 8, 5), pale);
    });
    for (const u of [60, 520]) fill(e, ellipse(u - 60, -14, 74, 24), pale);
  });
}
