import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill, unmirrored } from '../../kit/easel';
import type { Stage } from '../../model';
import { flatStage } from '../flat';
import { LILAC } from './colours';

type Minute = {
  readonly wall: string;
  readonly table: string;
  /** Minutes since noon. */
  readonly clock: number;
  readonly steam: 'column' | 'thread' | 'none';
  /** Of three slices of carrot, so many still swim. */
  readonly swim: number;
  /** The others are far off, behind a lit door. */
  readonly alone?: boolean;
  /** The others are bent over a pram. */
  readonly pram?: boolean;
};

const CLOCK = { x: 486, y: 96, r: 70 } as const;

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

/** Cold soup has no waves. */
function coldSoup(e: Easel) {
  fill(e, ellipse(270, 628, 134, 29), '#c99f55');
  e.p.soft(230, 622, 90, 12, '#f0dcae', 0.6);
  fill(e, ellipse(300, 634, 12, 5), '#a9803e');
}

function bowl(e: Easel, swim: number) {
  fill(e, ellipse(270, 724, 150, 22), '#33254a', 0.16);
  e.p.form(blob('122,624! 418,624! 404,680 350,726 190,726 136,680', 8), '#e2503f', { depth: 14 });
  fill(e, ellipse(270, 626, 150, 36), '#fffaf0');
  if (!swim) return coldSoup(e);
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

/** The table ends before whoever walks by; what stands on it is drawn in other units. */
function table(e: Easel, { table: wood, steam: kind, swim }: Minute) {
  fill(e, blob('-90,288! 596,288! 616,316! 616,330! -90,330!', 2), wood);
  fill(e, rectangle(-90, 316, 706, 16), shade(wood, 0.12));
  fill(e, rectangle(-90, 330, 680, 200), shade(wood, 0.2));
  e.p.in(82, -112, 0, 0.62, 0.62, () => {
    bowl(e, swim);
    steam(e, kind);
  });
}

/** The light is where the baby is. */
const lit = (e: Easel) => disc(e, 812, 190, 480, 420, '#fff8e0', 0.85, 0.05);

/** A pram, its hood up on the right, before those who bend over it. */
function pram(e: Easel) {
  for (const x of [736, 930]) {
    e.p.edge(ellipse(x, 404, 40), '#4a4358', 9, 1);
    fill(e, ellipse(x, 404, 8), '#4a4358');
  }
  fill(e, stroke('690,300 640,262 612,236', 6, 6, 7), '#4a4358');
  e.p.form(blob('900,286! 900,180 950,150 1010,200 1020,286!', 8), LILAC[3], { depth: 10 });
  for (const line of ['900,284 920,220 946,158', '902,284 950,240 996,190'])
    fill(e, stroke(line, 3, 4, 3), LILAC[4], 0.6);
  e.p.form(blob('672,282! 1022,282! 1010,340 950,382 760,382 690,344', 8), LILAC[2], { depth: 14 });
  e.p.form(blob('664,272! 912,272! 912,296! 664,296!', 3), '#a8d2cc', { depth: 5 });
}

/** An open door at the far end, and the light behind it. */
function door(e: Easel) {
  disc(e, 842, 230, 300, 320, '#ffe2a0', 0.5, 0.2);
  fill(e, rectangle(684, 40, 316, 420), '#fff6e4');
  fill(e, rectangle(704, 60, 276, 420), '#ffe2a0');
  fill(e, blob('704,396! 980,396! 1090,440! 610,440!', 2), '#ffe2a0', 0.55);
}

/** The same table and the same soup, a long minute later each time. */
const minute = (told: Minute): Stage =>
  flatStage({
    ground: told.wall,
    back(e) {
      if (told.alone) {
        fill(e, rectangle(-90, 396, 1300, 100), shade(told.wall, 0.12));
        door(e);
      } else lit(e);
      clock(e, told.clock);
    },
    over: {
      depth: 1000,
      paint(e) {
        if (told.pram) pram(e);
        table(e, told);
      },
    },
  });

export const MINUTES: Readonly<Record<string, Stage>> = {
  roarMinute1: minute({ wall: '#ffe7a0', table: '#d99a54', clock: 240, steam: 'column', swim: 3 }),
  roarMinute2: minute({ wall: '#ffd0a0', table: '#c98a52', clock: 275, steam: 'thread', swim: 3 }),
  roarMinute3: minute({ wall: '#e2b6d0', table: '#a97a6c', clock: 350, steam: 'none', swim: 1, pram: true }),
  roarMinute4: minute({ wall: '#8c8fc9', table: '#6c6a9c', clock: 420, steam: 'none', swim: 0, alone: true }),
};
