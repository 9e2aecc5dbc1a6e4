import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, unmirrored } from '../../kit/easel';
import type { Stage } from '../../model';
import { flatStage } from '../flat';
import { LILAC } from './colours';
import { ribbon } from './crayon';

type Minute = {
  readonly wall: string;
  readonly table: string;
  /** Minutes since noon. */
  readonly clock: number;
  readonly steam: 'column' | 'thread' | 'none';
  /** Of three slices of carrot, so many still swim. */
  readonly swim: number;
};

const CLOCK = { x: 104, y: 112, r: 70 } as const;

function clock(e: Easel, minutes: number) {
  unmirrored(e, CLOCK.x, () => {
    const to = (turns: number, r: number) => {
      const a = (turns - 0.25) * Math.PI * 2;
      return `${(CLOCK.x + Math.cos(a) * r).toFixed(1)},${(CLOCK.y + Math.sin(a) * r).toFixed(1)}`;
    };
    fill(e, ellipse(CLOCK.x, CLOCK.y, CLOCK.r), '#fffaf0');
    e.p.edge(ellipse(CLOCK.x, CLOCK.y, CLOCK.r), LILAC[4], 8, 1);
    for (let hour = 0; hour < 12; hour += 1)
      fill(e, stroke(`${to(hour / 12, 52)} ${to(hour / 12, 60)}`, hour % 3 ? 2 : 4, hour % 3 ? 2 : 4), LILAC[4]);
    fill(e, stroke(`${CLOCK.x},${CLOCK.y} ${to(minutes / 720, 30)}`, 6, 5), LILAC[4]);
    fill(e, stroke(`${CLOCK.x},${CLOCK.y} ${to(minutes / 60, 48)}`, 4, 3), '#e2503f');
    fill(e, ellipse(CLOCK.x, CLOCK.y, 7), LILAC[4]);
  });
}

function steam(e: Easel, kind: Minute['steam']) {
  if (kind === 'none') return;
  const wide = kind === 'column';
  fill(
    e,
    stroke('150,630 120,570 150,500 100,430 130,360 86,290 110,220', ...(wide ? [40, 44, 40, 32, 8] : [7, 6, 5, 4, 2])),
    '#ffffff',
    wide ? 0.5 : 0.85,
  );
}

function bowl(e: Easel, swim: number) {
  fill(e, ellipse(270, 724, 150, 22), '#33254a', 0.16);
  e.p.form(blob('122,624! 418,624! 404,680 350,726 190,726 136,680', 8), '#e2503f', { depth: 14 });
  fill(e, ellipse(270, 626, 150, 36), '#fffaf0');
  fill(e, ellipse(270, 628, 134, 29), '#f2c25e');
  for (const [i, [x, y]] of (
    [
      [206, 622],
      [282, 636],
      [336, 620],
    ] as const
  ).entries()) {
    if (i < swim) fill(e, ellipse(x, y, 27, 11), '#f08f34');
    else fill(e, ellipse(x, y, 10, 4), '#fbe0a0');
  }
  for (const [x, y] of [
    [166, 632],
    [240, 646],
    [310, 646],
    [366, 630],
  ] as const)
    fill(e, stroke(`${x},${y} ${x + 12},${y - 6} ${x + 22},${y + 2}`, 3.2, 3.2), '#fff4cf');
}

/** The same table and the same soup, a long minute later each time. */
const minute = ({ wall, table, clock: minutes, steam: kind, swim }: Minute): Stage =>
  flatStage({
    ground: wall,
    back: (e) => clock(e, minutes),
    over: {
      depth: 1000,
      paint(e) {
        fill(e, rectangle(-90, 640, 800, 700), table);
        fill(e, rectangle(-90, 640, 800, 14), '#fffaf0', 0.6);
        bowl(e, swim);
        steam(e, kind);
      },
    },
  });

/** The list along the foot of a page without a picture above it. */
export const roarStrip = flatStage({ ground: '#fffcf5', front: (e) => ribbon(e, 14) });

export const MINUTES: Readonly<Record<string, Stage>> = {
  roarMinute1: minute({ wall: '#ffe7a0', table: '#d99a54', clock: 240, steam: 'column', swim: 3 }),
  roarMinute2: minute({ wall: '#ffd0a0', table: '#c98a52', clock: 275, steam: 'thread', swim: 3 }),
  roarMinute3: minute({ wall: '#e2b6d0', table: '#a97a6c', clock: 350, steam: 'none', swim: 1 }),
  roarMinute4: minute({ wall: '#8c8fc9', table: '#6c6a9c', clock: 420, steam: 'none', swim: 0 }),
};
