import { ellipse, shade, taper, tint, type Vec } from '@/lib/illustrator/paint';
import type { Easel } from '../../kit/easel';
import { arch, outline } from '../../kit/outline';

const BRASS = '#cf9f3e';
const CAGE = { x: 1900, crown: 296, shoulder: 470, base: 770, half: 318 } as const;
/** Where the door is, from the middle: through it the face of the bird is seen. */
const DOOR = { from: -236, to: -14, top: 366, foot: 700 } as const;
/** Height of the perch. */
const PERCH = 668;
/** Places of bars from the middle, as shares of the half width. */
const BEHIND = [-0.86, -0.62, -0.36, -0.1, 0.16, 0.42, 0.66, 0.88] as const;
const BEFORE = [-0.99, -0.78, 0.24, 0.52, 0.78, 0.99] as const;

/** One bar from the tray up into the crown; `bulge` is how far its foot comes towards us. */
function bar(e: Easel, share: number, half: number, colour: string, bulge: number) {
  const { x, crown, shoulder, base } = CAGE;
  const at = x + share * CAGE.half;
  const line: readonly Vec[] = [
    [at, base + bulge * Math.sqrt(1 - Math.min(1, share ** 2))],
    [at, shoulder + 40],
    [x + share * CAGE.half * 0.93, shoulder - 60],
    [x + share * CAGE.half * 0.6, crown + 34],
    [x + share * 12, crown],
  ];
  e.p.form(taper(line, [half, half, half, half, half * 0.8]), colour, { depth: half });
  e.p.line(
    line.map(([u, v]): Vec => [u - half * 0.3, v]),
    half * 0.6,
    tint(colour, 0.2),
    0.7,
    [1, 1, 1, 1, 1],
  );
}

/** The half of a bird cage behind its bird, with a perch and the tray. */
export function cageBehind(e: Easel) {
  const { x, base, half } = CAGE;
  e.p.form(outline([x - half - 60, 812, x + half - 30, 812, x + half - 40, 960, x - half - 50, 960]), '#7a4e36', {
    depth: 16,
  });
  e.p.form(outline([x - half - 84, 796, x + half + 4, 796, x + half + 8, 836, x - half - 88, 836]), '#b07c50', {
    depth: 10,
  });
  e.p.soft(x, 560, half * 1.5, 420, '#fff6da', 0.75);
  e.p.form(ellipse(x, base, half + 14, 40), shade(BRASS, 0.14), { depth: 14 });
  e.p.fill(ellipse(x, base - 4, half - 6, 30), '#f3dfae');
  for (const share of BEHIND) bar(e, share, 4.6, shade(BRASS, 0.1), -24);
  e.p.form(
    taper(
      [
        [x - 262, 704],
        [x, 712],
        [x + 262, 704],
      ],
      [11, 12, 11],
    ),
    '#8a5a3a',
    { depth: 8 },
  );
}

/** Toes of the bird round its perch. */
function toes(e: Easel) {
  for (const foot of [1880, 1908])
    for (const dx of [-9, 0, 9]) e.p.form(ellipse(foot + dx, PERCH, 5, 11), '#766a68', { depth: 3 });
}

/** The half before the bird, with a door through which its face is free. */
export function cageBefore(e: Easel) {
  const { x, crown, base, half } = CAGE;
  toes(e);
  for (const share of BEFORE) bar(e, share, 6.4, BRASS, 32);
  const [left, width] = [x + DOOR.from, DOOR.to - DOOR.from];
  const frame = arch(left, DOOR.foot, width, DOOR.foot - DOOR.top);
  e.p.edge(frame, shade(BRASS, 0.16), 15, 1);
  e.p.edge(frame, BRASS, 10, 1);
  for (const share of [-0.39, 0])
    e.p.form(
      taper(
        [
          [x + share * half, base + 30],
          [x + share * half, DOOR.foot],
        ],
        [6.4, 6.4],
      ),
      BRASS,
      { depth: 6 },
    );
  const hoop = Array.from({ length: 15 }, (_, i): Vec => {
    const a = (i / 14) * Math.PI;
    return [x + Math.cos(a) * half, CAGE.shoulder + 40 + Math.sin(a) * 26];
  });
  e.p.line(hoop.slice(0, 8), 9, BRASS, 1, [1, 1]);
  e.p.form(
    outline([
      x - half - 16,
      base - 4,
      x,
      base + 34,
      x + half + 16,
      base - 4,
      x + half,
      base + 36,
      x,
      base + 66,
      x - half,
      base + 36,
    ]),
    BRASS,
    {
      depth: 14,
    },
  );
  e.p.form(ellipse(x, crown - 4, 26, 15), BRASS, { depth: 8 });
  e.p.edge(ellipse(x, crown - 40, 22, 24), shade(BRASS, 0.16), 10, 1);
  e.p.edge(ellipse(x, crown - 40, 22, 24), BRASS, 6, 1);
}
