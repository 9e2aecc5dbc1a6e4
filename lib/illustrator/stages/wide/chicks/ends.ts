import { ellipse, smooth, taper } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

/** Prints of small feet, three toes each, along a way. */
export function prints(e: Easel, way: readonly (readonly [number, number])[], colour: string) {
  const line = smooth(way, false, 10);
  for (let i = 2; i < line.length; i += 3) {
    const [[x0, y0], [x, y]] = [line[i - 2] ?? [0, 0], line[i] ?? [0, 0]];
    const a = Math.atan2(y - y0, x - x0);
    const side = i % 2 ? 1 : -1;
    e.p.in(x - Math.sin(a) * 22 * side, y + Math.cos(a) * 22 * side, a, 1.3, 1.3, () => {
      for (const turn of [-0.6, 0, 0.6])
        fill(
          e,
          taper(
            [
              [0, 0],
              [Math.cos(turn) * 34, Math.sin(turn) * 34],
            ],
            [5, 4],
          ),
          colour,
        );
      fill(e, stroke('0,0 -16,0', 5, 3), colour);
    });
  }
}

const [X, Y] = [1780, 640];

/** Ways from the nest to the edges of the paper. */
const WAYS = [
  [
    [1500, 560],
    [1200, 380],
    [900, 460],
    [520, 240],
    [-60, 180],
  ],
  [
    [1500, 680],
    [1200, 760],
    [860, 640],
    [440, 760],
    [-60, 660],
  ],
  [
    [1560, 760],
    [1300, 960],
    [900, 920],
    [560, 1060],
    [420, 1260],
  ],
  [
    [2000, 760],
    [2160, 900],
    [2060, 1060],
    [2200, 1260],
  ],
  [
    [1900, 500],
    [2060, 360],
    [2000, 200],
    [2240, 120],
    [2460, -60],
  ],
] as const;

/** The ring of straw; its front half covers who sits in it. */
function straw(e: Easel, part: 'back' | 'front', tones: readonly [string, string, string]) {
  const r = e.random(part);
  for (let i = 0; i < 130; i++) {
    const a = part === 'back' ? Math.PI + r() * Math.PI : r() * Math.PI;
    const k = 0.78 + r() * 0.3;
    const [x, y] = [X + Math.cos(a) * 330 * k, Y + (part === 'back' ? 0 : 30) + Math.sin(a) * 150 * k];
    const turn = a + Math.PI / 2 + r.bell() * 0.4;
    fill(
      e,
      taper(
        [
          [x - Math.cos(turn) * 80, y - Math.sin(turn) * 44],
          [x, y],
          [x + Math.cos(turn) * 80, y + Math.sin(turn) * 44],
        ],
        [4, 9, 4],
      ),
      r.pick(tones),
    );
  }
}

/** Two rubber boots beside the nest. */
function boots(e: Easel) {
  for (const x of [1210, 1380]) {
    fill(
      e,
      smooth(
        [
          [x - 36, 820, 1],
          [x + 30, 820, 1],
          [x + 32, 930],
          [x + 84, 960],
          [x + 88, 1000, 1],
          [x - 38, 1000, 1],
        ],
        true,
        6,
      ),
      '#c8263a',
    );
    fill(
      e,
      taper(
        [
          [x - 40, 1002],
          [x + 90, 1002],
        ],
        [9, 9],
      ),
      '#8f1526',
    );
    fill(
      e,
      taper(
        [
          [x - 38, 826],
          [x + 32, 826],
        ],
        [10, 10],
      ),
      '#e2566a',
    );
  }
}

const DAY = ['#b9761a', '#d89a2a', '#a5640f'] as const;
const NIGHT = ['#b97f22', '#dba53a', '#8d5f1a'] as const;

/** Before the book: five ways lead out of an empty nest. */
export const endsGone = flatStage({
  ground: '#ffd23a',
  back(e) {
    for (const way of WAYS) prints(e, way, '#ef9a17');
    fill(e, ellipse(X, Y + 10, 330, 150, 0, 90), '#a5640f');
    fill(e, ellipse(X, Y + 20, 250, 96), '#7d4a0c');
    straw(e, 'back', DAY);
    straw(e, 'front', DAY);
  },
});

/** After the book they lead home. */
export const endsHome = flatStage({
  ground: '#1d2b64',
  back(e) {
    for (const way of WAYS) prints(e, way.toReversed(), '#4a5cae');
    fill(e, ellipse(X, Y + 10, 330, 150, 0, 90), '#8d5f1a');
    straw(e, 'back', NIGHT);
    boots(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      fill(
        e,
        smooth(
          [
            [X - 340, Y, 1],
            [X - 200, Y + 60],
            [X, Y + 80],
            [X + 200, Y + 60],
            [X + 340, Y, 1],
            [X + 250, Y + 130],
            [X, Y + 190],
            [X - 250, Y + 130],
          ],
          true,
          8,
        ),
        '#8d5f1a',
      );
      straw(e, 'front', NIGHT);
    },
  },
});
