import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

/** An open book that lies on the ground; the back edge is the shorter one. */
function lyingBook(e: Easel, x: number, y: number) {
  fill(e, ellipse(x, y + 66, 420, 26), '#d9c79a', 0.7);
  fill(
    e,
    blob(`${x - 300},${y - 82}! ${x + 300},${y - 82}! ${x + 410},${y + 64}! ${x - 410},${y + 64}!`, 2),
    '#6b1f1c',
  );
  for (const side of [-1, 1]) {
    const at = (u: number, v: number) => `${x + side * u},${y + v}`;
    fill(
      e,
      blob(`${at(0, -70)}! ${at(130, -92)} ${at(284, -84)}! ${at(388, 50)}! ${at(190, 40)} ${at(0, 62)}!`, 8),
      '#e8d6a8',
    );
    fill(
      e,
      blob(`${at(0, -74)}! ${at(130, -98)} ${at(284, -90)}! ${at(384, 42)}! ${at(190, 30)} ${at(0, 54)}!`, 8),
      '#fffaf0',
    );
    fill(e, blob(`${at(0, -74)}! ${at(34, -84)} ${at(44, 42)} ${at(0, 54)}!`, 6), '#d8c491', 0.4);
  }
}

/** The cover: one strong colour, and the edge of a page that all run over. */
export const lettersCover = flatStage({
  ground: '#b5452f',
  back(e) {
    disc(e, 1850, 700, 900, 700, '#d4663f', 0.8, 0.15);
    fill(e, blob('-80,1300! -80,1040 700,1010 1500,1060 2480,980 2480,1300!', 6), '#fbf1d8');
    for (const y of [1090, 1150]) fill(e, stroke(`-80,${y} 2480,${y - 24}`, 1.6, 1.6), '#e0cd9e');
    lyingBook(e, 600, 1080);
  },
});

function lines(e: Easel) {
  for (let row = 0; row < 5; row++) fill(e, stroke(`90,${250 + row * 210} 2310,${250 + row * 210}`, 2, 2), '#d9c594');
  fill(e, rectangle(1196, -80, 8, 1360), '#e2d2a6');
}

const SHAPES = [
  '-30,10 -18,-14 -6,10 6,-14 18,10 30,-12',
  '-28,8 -10,-16 2,12 14,-10 28,8',
  '-30,-2 -16,14 -2,-16 12,14 30,-4',
  '-24,12 -20,-20 -6,10 10,-12 26,8',
] as const;

/** Marks like letters of nobody's alphabet, on all lines in their order. */
export const linesFull = flatStage({
  ground: '#fbf1d8',
  back(e) {
    lines(e);
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 24; i++) {
        const x = 120 + i * 94;
        if (Math.abs(x - 1200) < 60 || (i * 5 + row * 7) % 6 === 0) continue;
        e.p.in(x, 214 + row * 210, 0, 1.4, 1.4, () => {
          fill(e, stroke(SHAPES[(i * 3 + row) % 4] ?? '', 3, 4.5, 3), '#8a6a44');
        });
      }
  },
});

/** The lines when all have left. */
export const linesEmpty = flatStage({ ground: '#fbf1d8', back: lines });
