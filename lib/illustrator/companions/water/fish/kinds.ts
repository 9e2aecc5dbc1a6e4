import { ellipse, type Painter, shade } from '@/lib/illustrator/paint';
import type { Tones } from '../../kit/coat';
import { blob, stroke } from '../../kit/outline';

/** What tells one reef fish from another: colours, outlines and markings. */
export type FishKind = {
  readonly coat: string;
  readonly fin: string;
  readonly body: string;
  readonly tail: string;
  readonly back: string;
  readonly marks: (p: Painter, tones: Tones) => void;
};

const ROUND = '58,2 46,-22 18,-36 -18,-34 -44,-16 -56,0 -44,18 -16,34 20,34 46,22';
const LONG = '66,3 52,-14 18,-25 -24,-22 -52,-8 -62,0 -52,9 -22,23 20,25 52,16';
const TALL = '50,4 40,-20 16,-46 -10,-46 -34,-20 -50,0 -34,20 -10,48 16,46 40,24';
const FORK = '-46,-4 -70,-28 -92,-34! -82,-12 -78,0 -84,16 -92,36! -68,26 -46,6';
const FAN = '-46,-6 -66,-26 -86,-30 -94,-12 -88,0 -95,14 -86,30 -66,26 -46,8';

function bands(p: Painter, colour: string, ...lines: readonly string[]) {
  for (const line of lines) {
    p.fill(stroke(line, 7.6, 9, 7.6), shade(colour, 0.3), { alpha: 0.35 });
    p.fill(stroke(line, 6, 7.4, 6), colour);
  }
}

export const FISH: readonly FishKind[] = [
  {
    coat: '#f2a03c',
    fin: '#f7c95e',
    body: ROUND,
    tail: FAN,
    back: '-26,-26 -20,-46 8,-54 26,-40 30,-26',
    marks: (p) => bands(p, '#fff4dc', '-8,-40 -4,0 -8,40', '-34,-30 -30,0 -34,30'),
  },
  {
    coat: '#4a9ad0',
    fin: '#f4d05c',
    body: TALL,
    tail: FORK,
    back: '-30,-16 -36,-56 -20,-64 4,-54 20,-36',
    marks: (p) => bands(p, '#f6dc78', '8,-52 14,0 8,52'),
  },
  {
    coat: '#ee7a78',
    fin: '#f6b0a0',
    body: LONG,
    tail: FORK,
    back: '-24,-18 -14,-38 12,-42 24,-22',
    marks: (p, t) => p.fill(blob('60,2 10,-6 -60,-4 -60,4 10,8'), t.pale, { alpha: 0.7 }),
  },
  {
    coat: '#7cc08e',
    fin: '#d8e07c',
    body: ROUND,
    tail: FORK,
    back: '-30,-22 -18,-48 14,-52 28,-28',
    marks: (p, t) => {
      for (const [x, y] of [
        [-8, -18],
        [-24, -6],
        [-6, 2],
        [-22, 12],
        [-38, 0],
        [-4, 18],
        [-20, -22],
      ] as const)
        p.fill(ellipse(x, y, 4.4, 3.8), t.light, { alpha: 0.9 });
    },
  },
  {
    coat: '#a184cc',
    fin: '#f0a8c4',
    body: LONG,
    tail: FAN,
    back: '-24,-18 -14,-38 12,-42 24,-22',
    marks: (p) => bands(p, '#f4d8ea', '-10,-30 -6,0 -10,30'),
  },
  {
    coat: '#f4c848',
    fin: '#f08a4c',
    body: TALL,
    tail: FAN,
    back: '-26,-20 -34,-60 -16,-66 8,-52 20,-36',
    marks: (p) => bands(p, '#4a5a8a', '16,-52 22,0 16,52', '-12,-56 -8,0 -12,56'),
  },
  {
    coat: '#58bcc0',
    fin: '#f6e0a0',
    body: LONG,
    tail: FORK,
    back: '-24,-18 -14,-38 12,-42 24,-22',
    marks: (p, t) => p.fill(blob('64,4 20,-10 -60,-3 -60,5 16,14'), t.light, { alpha: 0.8 }),
  },
];
