import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow } from '../../kit/easel';
import { CREAM, OLIVE, ROOF, WINDOW, WOOD } from './colours';

type HouseColours = { readonly wall: string; readonly roof: string; readonly door: string; readonly pane: string };
const BY_DAY: HouseColours = { wall: CREAM, roof: ROOF, door: '#6f8a86', pane: '#b9cbb4' };

/** The house, 400 units wide, on its ground line; the smallest window is the one that is lit. */
export function house(e: Easel, x: number, y: number, scale: number, colours = BY_DAY, shine = 0) {
  const { wall, roof, door, pane } = colours;
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
    if (shine) glow(e, 0, -318, 190, WINDOW, shine);
    fill(e, rectangle(-32, -352, 64, 66), WINDOW);
    fill(e, rectangle(-2, -352, 4, 66), roof);
    fill(e, rectangle(-38, -290, 76, 9), wall);
  });
}

type TreeColours = { readonly bark: string; readonly crown: readonly [string, string, string]; readonly leaf: string };
const IN_SUN: TreeColours = { bark: '#7d6a4a', crown: [OLIVE.dark, '#7f8d42', '#94a154'], leaf: '#b9c27c' };

/** An old olive tree, 620 units high, on its ground line. */
export function oliveTree(e: Easel, x: number, y: number, scale: number, { bark, crown, leaf }: TreeColours = IN_SUN) {
  e.p.in(x, y, 0, scale, scale, () => {
    const trunk =
      '-70,6! -46,-60 -58,-130 -30,-210 -80,-290 -40,-300 0,-236 30,-310 70,-296 40,-210 52,-130 44,-60 80,6!';
    fill(e, blob(trunk, 7), bark);
    for (const line of ['-20,-20 -30,-90 -8,-170', '20,-30 16,-110 22,-180'])
      fill(e, stroke(line, 3, 6, 3), crown[0], 0.6);
    fill(
      e,
      blob(
        '-300,-330 -330,-430 -260,-540 -110,-600 60,-620 220,-570 320,-460 310,-340 200,-270 40,-292 -120,-262 -240,-276',
        8,
      ),
      crown[0],
    );
    for (const [u, v, rx, ry] of [
      [-180, -420, 130, 110],
      [30, -470, 170, 120],
      [200, -400, 110, 100],
      [-40, -360, 120, 70],
    ] as const)
      fill(e, ellipse(u, v, rx, ry), crown[1]);
    for (const [u, v, rx, ry] of [
      [-190, -460, 90, 60],
      [20, -530, 120, 60],
      [210, -440, 76, 60],
    ] as const)
      fill(e, ellipse(u, v, rx, ry), crown[2]);
    const r = e.random('leaves');
    for (let i = 0; i < 46; i++) {
      const [a, k] = [r() * Math.PI * 2, Math.sqrt(r())];
      e.p.in(Math.cos(a) * 270 * k, -440 + Math.sin(a) * 140 * k, r() * 3.1, 1, 1, () =>
        fill(e, ellipse(0, 0, 20, 6), leaf),
      );
    }
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
    if (stem) fill(e, stroke(`0,${stem} -6,${stem / 2} 0,0`, 7, 6, 6), colours.stem);
    if (stem) fill(e, ellipse(28, stem * 0.6, 30, 12, -0.5), colours.stem);
    for (let i = 0; i < 12; i++)
      e.p.in(0, 0, (i * Math.PI) / 6, 1, 1, () => fill(e, ellipse(0, -44, 13, 27), colours.petal));
    fill(e, ellipse(0, 0, 33), colours.rim);
    fill(e, ellipse(0, 0, 20), colours.heart);
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
