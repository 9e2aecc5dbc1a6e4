import { ellipse, smooth, taper } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from './flat';

const [STRAW, DARK, LIGHT, WHITE, FEATHER] = ['#dba53a', '#b97f22', '#f0c766', '#fffaf0', '#e6dccb'];
const MIDDLE = [1610, 600] as const;

function straws(e: Easel, name: string, from: number, to: number, count: number) {
  const r = e.random(name);
  for (let i = 0; i < count; i++) {
    const a = r() * Math.PI * 2;
    const reach = from + r() * (to - from);
    const [x, y] = [MIDDLE[0] + Math.cos(a) * reach * 1.14, MIDDLE[1] + Math.sin(a) * reach * 0.92];
    const turn = a + Math.PI / 2 + r.bell() * 0.5;
    const [dx, dy] = [Math.cos(turn) * 90, Math.sin(turn) * 76];
    fill(e, taper([[x - dx, y - dy], [x + dx * 0.2, y], [x + dx, y + dy]], [4, 8, 4]), r.pick([STRAW, DARK, LIGHT]));
  }
}

/** One great wing from above, its feathers towards us. */
function wing(e: Easel) {
  const tips = [
    [1130, 1010],
    [1290, 1085],
    [1460, 1120],
    [1640, 1125],
    [1820, 1095],
    [1980, 1030],
  ] as const;
  for (const [x, y] of tips)
    fill(e, taper([[1560 + (x - 1560) * 0.3, 700], [x, y - 60]], [130, 92]), FEATHER);
  for (const [x, y] of tips)
    fill(e, taper([[1560 + (x - 1560) * 0.3, 680], [x + 6, y - 92]], [122, 84]), WHITE);
  fill(e, smooth([[1090, 720, 1], [1300, 620], [1600, 590], [1900, 620], [2120, 720, 1], [1990, 890], [1600, 960], [1220, 890]], true, 10), WHITE);
  for (const [x, y] of [[1320, 760], [1480, 730], [1640, 730], [1800, 750], [1400, 850], [1570, 840], [1730, 850]] as const)
    fill(e, taper(smooth([[x - 44, y], [x, y + 40], [x + 44, y]], false, 6), [6, 9, 6]), FEATHER);
}

/** A nest of straw at night, seen from above. */
export const nestAbove = flatStage({
  ground: '#1d2b64',
  back(e) {
    fill(e, ellipse(MIDDLE[0], MIDDLE[1], 760, 590), DARK);
    straws(e, 'rim', 500, 650, 190);
    fill(e, ellipse(MIDDLE[0], MIDDLE[1], 560, 450), '#c08a2a');
    straws(e, 'inner', 120, 470, 110);
  },
  over: { depth: 1000, paint: wing },
});
