import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { CREAM, OLIVE, ROOF, WINDOW, WOOD } from './colours';

/** The house as a child draws it, 400 units wide, on its ground line; the smallest window is the one that is lit. */
export function drawnHouse(e: Easel, x: number, y: number, scale: number) {
  const { wall, roof, door, pane } = { wall: CREAM, roof: ROOF, door: '#6f8a86', pane: '#b9cbb4' };
  e.p.in(x, y, 0, scale, scale, () => {
    fill(e, rectangle(130, -440, 46, 110), roof);
    fill(e, rectangle(-190, -270, 380, 270), wall);
    fill(e, blob('-232,-262! 0,-450! 232,-262!', 2), roof);
    fill(e, blob('-40,0! -40,-110 -30,-140 0,-152 30,-140 40,-110 40,0!', 6), door);
    fill(e, ellipse(26, -66, 6), wall);
    for (const u of [-120, 120]) {
      fill(e, rectangle(u - 42, -206, 84, 92), pane);
      fill(e, rectangle(u - 3, -206, 6, 92), wall);
      fill(e, rectangle(u - 50, -116, 100, 12), roof);
    }
    fill(e, rectangle(-32, -352, 64, 66), WINDOW);
    fill(e, rectangle(-2, -352, 4, 66), roof);
    fill(e, rectangle(-38, -290, 76, 9), wall);
  });
}

const SUNFLOWER = { stem: OLIVE.dark, petal: '#f4bd2c', rim: '#6a4326', heart: '#84572f' } as const;
type FlowerColours = Readonly<Record<keyof typeof SUNFLOWER, string>>;

/** A sunflower from the front, on its stem. */
export function sunflower(
  e: Easel,
  x: number,
  y: number,
  scale: number,
  stem = 150,
  colours: FlowerColours = SUNFLOWER,
) {
  e.p.in(x, y, 0, scale, scale, () => {
    if (stem) e.p.form(stroke(`0,${stem} -6,${stem / 2} 0,0`, 7, 6, 6), colours.stem, { depth: 3 });
    if (stem) e.p.form(ellipse(28, stem * 0.6, 32, 14, -0.5), colours.stem, { depth: 4 });
    for (const [count, reach, wide, tone] of [
      [13, 46, 12, shade(colours.petal, 0.08)],
      [13, 41, 11, colours.petal],
    ] as const)
      for (let i = 0; i < count; i++)
        e.p.in(0, 0, ((i + (reach === 41 ? 0.5 : 0)) * Math.PI * 2) / count, 1, 1, () =>
          e.p.form(blob(`0,${12 - reach}! ${wide},${-reach} 0,${-reach - 28}! ${-wide},${-reach}`, 5), tone, {
            depth: 3,
          }),
        );
    e.p.form(ellipse(0, 0, 33), colours.rim, { depth: 6 });
    e.p.form(ellipse(0, 0, 20), colours.heart, { depth: 5 });
    for (let i = 0; i < 26; i++) {
      const [a, k] = [i * 2.4, Math.sqrt(i) * 5.6];
      fill(e, ellipse(Math.cos(a) * k, Math.sin(a) * k, 2.2), shade(colours.rim, 0.08), 0.7);
    }
  });
}

/** A board with a rim for the words of the child. */
export function signBoard(e: Easel, x: number, y: number, width: number, height: number, tilt = 0) {
  e.p.in(x, y, tilt, 1, 1, () => {
    fill(e, stroke(`${-width * 0.36},${-height / 2} 0,${-height / 2 - 46} ${width * 0.36},${-height / 2}`, 4, 4), WOOD);
    fill(e, rectangle(-width / 2 - 9, -height / 2 - 9, width + 18, height + 18), '#8a5a30');
    fill(e, rectangle(-width / 2, -height / 2, width, height), '#f2d9a6');
    fill(e, ellipse(0, -height / 2 - 44, 9), '#5c3a20');
  });
}

/** A lantern that is lit, 240 units high, on its ground line. */
export function lantern(e: Easel, x: number, y: number) {
  fill(e, ellipse(x, y, 86, 14), OLIVE.dark, 0.6);
  fill(e, stroke(`${x - 40},${y - 186} ${x},${y - 240} ${x + 40},${y - 186}`, 6, 6, 6), '#5a4a36');
  e.p.form(
    blob(`${x - 52},${y - 192}! ${x + 52},${y - 192}! ${x + 66},${y - 26}! ${x - 66},${y - 26}!`, 3),
    '#5a4a36',
    { depth: 6 },
  );
  fill(e, blob(`${x - 36},${y - 172}! ${x + 36},${y - 172}! ${x + 48},${y - 48}! ${x - 48},${y - 48}!`, 3), WINDOW);
  fill(e, ellipse(x, y - 96, 16, 36), '#fff6cf');
  e.p.form(rectangle(x - 78, y - 28, 156, 28), '#463a2b', { depth: 4 });
}
