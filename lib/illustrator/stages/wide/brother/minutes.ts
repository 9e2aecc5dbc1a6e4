import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, unmirrored } from '../../kit/easel';
import type { Stage } from '../../model';
import { flatStage } from '../flat';
import { LILAC } from './colours';

type Minute = {
  readonly wall: string;
  readonly table: string;
  /** Minutes past the hour. */
  readonly clock: number;
  readonly steam: 'column' | 'thread' | 'none';
  /** Of three slices of carrot, so many still swim. */
  readonly swim: number;
};

function clock(e: Easel, minutes: number) {
  unmirrored(e, 96, () => {
    fill(e, ellipse(96, 104, 62), '#fffaf0');
    e.p.edge(ellipse(96, 104, 62), LILAC[4], 8, 1);
    const a = (minutes / 60) * Math.PI * 2 - Math.PI / 2;
    fill(e, stroke(`96,104 ${96 + Math.cos(a) * 44},${104 + Math.sin(a) * 44}`, 4, 3), LILAC[4]);
    fill(e, stroke('96,104 122,104', 5, 4), '#e2503f');
  });
}

function steam(e: Easel, kind: Minute['steam']) {
  if (kind === 'none') return;
  const wide = kind === 'column';
  fill(
    e,
    stroke(
      '270,620 240,560 300,500 250,430 310,360 270,290 300,200',
      ...(wide ? [60, 44, 36, 26, 8] : [7, 6, 5, 4, 2]),
    ),
    '#ffffff',
    wide ? 0.5 : 0.85,
  );
}

function bowl(e: Easel, swim: number) {
  fill(e, ellipse(270, 700, 190, 26), '#33254a', 0.16);
  e.p.form(blob('92,596! 448,596! 430,660 370,706 170,706 110,660', 8), '#e2503f', { depth: 16 });
  fill(e, ellipse(270, 598, 180, 40), '#fffaf0');
  fill(e, ellipse(270, 600, 162, 33), '#f2c25e');
  for (const [i, [x, y]] of (
    [
      [196, 596],
      [286, 608],
      [348, 592],
    ] as const
  ).entries()) {
    if (i < swim) fill(e, ellipse(x, y, 30, 12), '#f08f34');
    else fill(e, ellipse(x, y, 12, 4), '#fbe0a0');
  }
  for (const [x, y] of [
    [150, 606],
    [240, 622],
    [320, 620],
    [388, 604],
  ] as const)
    fill(e, stroke(`${x},${y} ${x + 12},${y - 6} ${x + 22},${y + 2}`, 3.4, 3.4), '#fff4cf');
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

export const MINUTES: Readonly<Record<string, Stage>> = {
  roarMinute1: minute({ wall: '#ffe7a0', table: '#d99a54', clock: 0, steam: 'column', swim: 3 }),
  roarMinute2: minute({ wall: '#ffd0a0', table: '#c98a52', clock: 14, steam: 'thread', swim: 3 }),
  roarMinute3: minute({ wall: '#e2b6d0', table: '#a97a6c', clock: 29, steam: 'none', swim: 1 }),
  roarMinute4: minute({ wall: '#8c8fc9', table: '#6c6a9c', clock: 44, steam: 'none', swim: 0 }),
};
