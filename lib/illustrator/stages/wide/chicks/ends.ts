import { ellipse, smooth, taper } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from './flat';

/** Prints of small feet, three toes each, along a way that leaves the page. */
export function prints(e: Easel, way: readonly (readonly [number, number])[], colour: string) {
  const line = smooth(way, false, 10);
  for (let i = 2; i < line.length; i += 3) {
    const [[x0, y0], [x, y]] = [line[i - 2] ?? [0, 0], line[i] ?? [0, 0]];
    const a = Math.atan2(y - y0, x - x0);
    const side = i % 2 ? 1 : -1;
    e.p.in(x - Math.sin(a) * 20 * side, y + Math.cos(a) * 20 * side, a, 1, 1, () => {
      for (const turn of [-0.6, 0, 0.6]) fill(e, taper([[0, 0], [Math.cos(turn) * 34, Math.sin(turn) * 34]], [5, 4]), colour);
      fill(e, taper([[0, 0], [-16, 0]], [5, 3]), colour);
    });
  }
}

const WAYS = [
  [[1180, 620], [900, 420], [700, 480], [420, 260], [-60, 180]],
  [[1160, 700], [900, 760], [640, 640], [340, 760], [-60, 700]],
  [[1220, 720], [1240, 900], [1080, 1000], [1160, 1260]],
  [[1260, 640], [1560, 760], [1820, 640], [2120, 760], [2460, 660]],
  [[1230, 600], [1420, 380], [1700, 420], [2000, 200], [2460, 160]],
] as const;

function eggs(e: Easel) {
  for (const [x, y] of [[1290, 560], [1110, 560], [1200, 690]] as const) fill(e, ellipse(x, y, 1, 1), '#ffffff');
}

/** Before the book: five ways lead out of an empty nest. */
export const endsGone = flatStage({
  ground: '#ffd23a',
  back(e) {
    for (const way of WAYS) prints(e, way, '#f0a11e');
    eggs(e);
  },
});

/** After the book they lead home. */
export const endsHome = flatStage({
  ground: '#1d2b64',
  back(e) {
    for (const way of WAYS) prints(e, way.toReversed(), '#4a5cae');
  },
});
