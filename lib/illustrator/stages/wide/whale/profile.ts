import { ellipse, type Polygon, rgba, shade, tint } from '@/lib/illustrator/paint';
import { blob, knots, stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill, linear } from '../../kit/easel';
import { GOLD, SKIN } from './colours';
import { type EyeOptions, whaleEye } from './whale-eye';
import { hide, pleats } from './whale-parts';

type Mouth = 'smiles' | 'longs' | 'sings';

type ProfileOptions = {
  /** Names the specks of her skin. */
  readonly name: string;
  readonly mouth: Mouth;
  readonly eye: EyeOptions;
};

/** Along the snout and the back, from the tip; the body goes on farther than any picture shows. */
const BACK = '112,500 210,405 400,310 620,235 860,180 1140,140 1500,115 2000,150 3000,330!';
const BELLY = '3000,1400! 1500,1300 1000,1190 700,1080';
const SHUT = `${BACK} ${BELLY} 440,930 220,790 115,665 98,575`;
const OUTLINE: Readonly<Record<Mouth, string>> = {
  smiles: SHUT,
  longs: SHUT,
  sings: `${BACK} ${BELLY} 440,950 250,866 158,806 182,766 330,762 520,738 660,700 752,640! 600,640 400,634 220,622 120,600 96,560`,
};
/** Where the pale half begins; of a shut mouth also its line. */
const LINE: Readonly<Record<Mouth, string>> = {
  smiles: '102,592 240,640 430,672 600,670 690,644 738,600',
  longs: '102,586 240,612 430,626 600,626 690,644 742,690',
  sings: '158,806 330,768 520,742 660,704 760,640',
};
/** Rows of pleats below the chin, their first and last points. */
const PLEATS = 9;
const EYE = { x: 800, y: 500, r: 100 } as const;

/** What an open mouth shows: the dark of it, the tongue, and the fringe that hangs from the upper jaw. */
function openMouth(e: Easel) {
  const inside = blob('150,606 400,630 760,636! 660,706 520,744 330,768 220,772 250,690', 8);
  fill(e, inside, '#4a1e3c');
  clipTo(e, inside, () => {
    e.p.form(blob('240,770 390,706 560,690 700,656 700,800 300,860', 8), '#93485f', { depth: 16 });
    for (let i = 0; i < 26; i++) {
      const x = 150 + i * 22;
      fill(e, stroke(`${x},596 ${x + 4},${664 - Math.abs(i - 9) * 1.6}`, 11, 5), i % 2 ? '#8fa3bd' : '#7d92ae', 0.75);
    }
  });
}

/** The paler half below the mouth with its pleats, which run along to the belly. */
function throat(e: Easel, mouth: Mouth) {
  e.p.form(
    blob(`${LINE[mouth]} 790,700 850,790 1040,880 1500,1010 3000,1200! 3000,1500! 60,1500! 40,900`, 8),
    tint(SKIN.base, 0.1),
    {
      depth: 40,
      softness: 46,
      shadow: 0.12,
    },
  );
  const isOpen = mouth === 'sings';
  pleats(
    e,
    Array.from({ length: PLEATS }, (_, i) => {
      const [x, y] = isOpen ? [190 + i * 66, 832 + i * 34] : [150 + i * 62, 690 + i * 42];
      return `${x},${y} ${x + 190},${y + 66} ${x + 480},${y + 120} ${x + 900},${y + 170} ${x + 1500},${y + 250}`;
    }),
  );
}

/** Knobs on the snout, and barnacles that have come along for years. */
function knobs(e: Easel) {
  for (const [x, y, r] of [
    [176, 500, 13],
    [246, 446, 15],
    [330, 402, 14],
    [424, 362, 16],
    [236, 540, 11],
    [322, 500, 12],
    [420, 464, 12],
    [526, 330, 13],
    [196, 690, 12],
    [270, 752, 12],
  ] as const)
    e.p.form(ellipse(x, y, r, r * 0.86), tint(SKIN.base, 0.07), { depth: 7 });
  const r = e.random('barnacles');
  for (let i = 0; i < 15; i++) {
    const [x, y, size] = [980 + r() * 190, 240 + r() * 110, 6 + r() * 10];
    e.p.form(ellipse(x, y, size, size * 0.86), '#cfd6da', { depth: 4 });
    fill(e, ellipse(x, y, size * 0.42, size * 0.36), '#5c6a7c', 0.8);
  }
}

/** Two slits on the top of her head, and a fold where her mouth ends. */
function marks(e: Easel) {
  fill(e, stroke('690,236 724,222 760,224', 3, 9, 3), SKIN.deep, 0.75);
  fill(e, stroke('730,566 756,600 752,650 728,676', 3, 10, 9, 3), shade(SKIN.deep, 0.04), 0.7);
  fill(
    e,
    blob('150,560 300,470 520,390 640,390 560,440 380,520 240,590', 9),
    linear(e, 150, 560, 640, 390, [
      [0, rgba(SKIN.light, 0.1)],
      [0.5, rgba(SKIN.light, 0.5)],
      [1, rgba(SKIN.light, 0)],
    ]),
  );
}

/**
 * The whale from her side, facing left: 700 units from the tip of her snout to her eye, which is 100 from corner to
 * middle. She is drawn so large that no picture holds her.
 */
export function whaleProfile(e: Easel, { name, mouth, eye }: ProfileOptions) {
  const outline: Polygon = blob(OUTLINE[mouth], 10);
  if (mouth === 'sings') openMouth(e);
  hide(e, outline, name);
  clipTo(e, outline, () => {
    throat(e, mouth);
    disc(e, 1500, 1150, 1500, 420, SKIN.deep, 0.4, 0.1);
    knobs(e);
    marks(e);
    if (mouth === 'sings') return;
    fill(e, stroke(LINE[mouth], 4, 10, 12, 12, 10, 5), shade(SKIN.deep, 0.1));
    fill(
      e,
      stroke(LINE[mouth], 1, 4, 5, 5, 4, 1).map(([x, y]) => [x, y + 14] as const),
      tint(SKIN.base, 0.3),
      0.5,
    );
  });
  whaleEye(e, EYE.x, EYE.y, EYE.r, eye);
}

const SONG_ON_SKIN = '#d9a45c';
/** Gold of the song on her brow, as strong as the song is near. */
export function songlight(e: Easel, mouth: Mouth, reach: readonly [from: number, to: number]) {
  const outline = blob(OUTLINE[mouth], 10);
  clipTo(e, outline, () => {
    for (const [u, v] of knots(BACK))
      if (u >= reach[0] && u <= reach[1]) e.p.soft(u, v + 30, 280, 150, SONG_ON_SKIN, 0.3);
    fill(e, stroke(BACK, 4, 20, 15, 10, 4, 1), GOLD.base, 0.75);
  });
}
