import { ellipse, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { EYE } from './colours';
import { bubble } from './sea';

type Mood = 'awake' | 'asleep' | 'sings';

/** An eye of a creature: open, with its pupil, or a lid that has closed. */
function eyeOf(e: Easel, x: number, y: number, r: number, mood: Mood, tone: string, tired = false) {
  if (mood === 'asleep') {
    fill(
      e,
      stroke(`${x - r},${y} ${x},${y + r * 0.62} ${x + r},${y}`, r * 0.12, r * 0.24, r * 0.12),
      shade(tone, 0.34),
    );
    return;
  }
  fill(e, ellipse(x, y, r, r * 1.08, 0, 40), tired ? '#f6dcd6' : EYE.white);
  if (tired) e.p.edge(ellipse(x, y, r, r * 1.08, 0, 40), '#d2575c', r * 0.2, 0.9);
  fill(e, ellipse(x + r * 0.14, y + r * 0.06, r * 0.56, r * 0.62, 0, 36), EYE.ink);
  fill(e, ellipse(x - r * 0.1, y - r * 0.24, r * 0.2, r * 0.2), '#ffffff');
}

/** The little bubble of a sleeper. */
export const snore = (e: Easel, x: number, y: number, r: number) => bubble(e, x, y, r, 1);

/** The little fish, 200 units long at size 1, facing right: chest out when it sings, on its side when it sleeps. */
export function littleFish(e: Easel, x: number, y: number, size: number, mood: Mood, turn = 0, tone = '#ff8f5a') {
  e.p.in(x, y, turn, size, size, () => {
    e.p.form(blob('-66,0 -104,-44 -128,-52 -120,-6 -130,44 -104,42 -70,10', 8), shade(tone, 0.05), { depth: 8 });
    e.p.form(blob('-14,-50 14,-92 52,-78 44,-40', 7), shade(tone, 0.04), { depth: 6 });
    const body = blob('-84,4 -40,-46 24,-60 78,-34 98,2 78,40 24,62 -40,46', 9);
    e.p.form(body, tone, { depth: 16, softness: 14 });
    clipTo(e, body, () => {
      e.p.form(blob('-90,30 0,22 90,18 90,90 -90,90', 6), tint(tone, 0.16), { depth: 4, alpha: 0.9 });
      for (const u of [-34, 2, 36]) fill(e, stroke(`${u},-64 ${u - 14},0 ${u},64`, 4, 9, 4), '#fff2dc', 0.85);
    });
    e.p.form(blob('-6,16 30,24 22,56 -18,50', 7), shade(tone, 0.06), { depth: 5 });
    eyeOf(e, 52, -12, 17, mood, tone);
    if (mood === 'sings') {
      e.p.form(ellipse(92, 14, 22, 29), tint(tone, 0.14), { depth: 6 });
      fill(e, ellipse(95, 14, 16, 23), '#7a2438');
      fill(e, ellipse(96, 26, 10, 9), '#f0796f');
    } else fill(e, stroke('80,18 90,24 98,20', 2, 3.6, 2), shade(tone, 0.34));
  });
}

/** A plain fish of the swarm; sardines lie like this in rows. */
export function sardine(e: Easel, x: number, y: number, size: number, mood: Mood, tone = '#9fb8cf', tired = false) {
  e.p.in(x, y, 0, size, size, () => {
    e.p.form(blob('-78,0 -112,-28 -104,0 -112,28', 6), shade(tone, 0.08), { depth: 4 });
    const body = blob('-84,0 -30,-26 40,-26 88,0 40,26 -30,26', 8);
    e.p.form(body, tone, { depth: 10 });
    clipTo(e, body, () => fill(e, blob('-90,8 90,8 90,40 -90,40', 5), '#e7f0f6', 0.75));
    fill(e, stroke('26,-20 18,0 26,20', 1.4, 3, 1.4), shade(tone, 0.18), 0.8);
    eyeOf(e, 52, -4, 10, mood, tone, tired);
  });
}

const TURTLE = { skin: '#6f9f84', shell: '#7d5a3a', plate: '#a97f4c', rim: '#c9a266' } as const;

/** The plates of a shell from which barnacles have grown. */
function plates(e: Easel, shape: ReturnType<typeof blob>) {
  e.p.form(shape, TURTLE.shell, { depth: 70, softness: 90, shadow: 0.2, light: 0.12 });
  clipTo(e, shape, () => {
    const r = e.random('plates');
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 7; i++) {
        const x = 720 + i * 260 + (row % 2) * 130;
        const y = 420 + row * 190 + Math.abs(i - 3) * 26;
        const plate = blob(
          `${x - 118},${y} ${x - 66},${y - 84} ${x + 66},${y - 84} ${x + 118},${y} ${x + 66},${y + 84} ${x - 66},${y + 84}`,
          4,
        );
        e.p.form(plate, (i + row) % 2 ? TURTLE.plate : shade(TURTLE.plate, 0.05), { depth: 22, softness: 18 });
        for (const k of [0.74, 0.48])
          e.p.edge(
            plate.map(([u, v]) => [x + (u - x) * k, y + (v - y) * k] as const),
            TURTLE.shell,
            4,
            0.4,
          );
      }
    for (let i = 0; i < 26; i++) {
      const [x, y, size] = [700 + r() * 1650, 360 + r() * 520, 8 + r() * 16];
      fill(e, ellipse(x, y, size, size * 0.8), '#e6dccb', 0.5);
      fill(e, ellipse(x, y, size * 0.45, size * 0.36), '#8d7a64', 0.6);
    }
  });
}

/** Scales of the skin within a box. */
function spots(
  e: Easel,
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
  count: number,
) {
  const r = e.random(name);
  for (let i = 0; i < count; i++) {
    const size = 10 + r() * 14;
    const place = [x + r() * width, y + r() * height] as const;
    fill(e, ellipse(place[0], place[1], size, size * 0.76, r() * 3), shade(TURTLE.skin, 0.1), 0.5);
  }
}

/** Her mouth is as round as in a yawn, and her lids are half shut. */
function yawningHead(e: Easel) {
  const tone = tint(TURTLE.skin, 0.03);
  const head = blob('474,500 520,420 640,376 760,420 816,540 780,668 690,742 580,740 506,690 470,600', 9);
  e.p.form(head, tone, { depth: 44, softness: 40 });
  clipTo(e, head, () => spots(e, 'scales', [470, 380, 340, 360], 56));
  e.p.form(ellipse(520, 612, 76, 92, 0.12, 50), tint(TURTLE.skin, 0.1), { depth: 14 });
  fill(e, ellipse(510, 614, 56, 72, 0.12, 50), '#6d2338');
  fill(e, ellipse(514, 654, 37, 27, 0.1, 40), '#e58a86');
  fill(e, ellipse(556, 466, 9, 6, 0.4), shade(TURTLE.skin, 0.3));
  eyeOf(e, 650, 506, 40, 'awake', TURTLE.skin);
  fill(e, blob('606,500! 608,470 650,456 694,470 698,500! 676,522 650,530 624,524', 8), tint(TURTLE.skin, 0.12));
  fill(e, stroke('600,498 624,522 650,530 676,522 702,498', 4, 9, 9, 4), shade(TURTLE.skin, 0.34));
  for (const line of ['606,440 652,422 700,440', '612,566 654,578 694,562'])
    fill(e, stroke(line, 2, 5, 2), shade(TURTLE.skin, 0.18), 0.7);
}

/** The oldest turtle, from edge to edge: her head at the left sings, her hind feet sleep. */
export function giantTurtle(e: Easel) {
  const { skin } = TURTLE;
  e.p.form(blob('2080,760 2260,800 2360,960 2330,1130 2230,1150 2180,1000 2040,900', 9), shade(skin, 0.08), {
    depth: 40,
  });
  const neck = blob('900,620 820,560 720,520 640,520 600,640 680,760 820,800 960,800', 9);
  e.p.form(neck, skin, { depth: 44 });
  yawningHead(e);
  const shell = blob(
    '760,700 840,470 1080,300 1460,240 1840,300 2120,470 2290,720 2260,860 1900,930 1300,940 900,880',
    10,
  );
  plates(e, shell);
  e.p.form(
    blob('740,720 900,820 1300,880 1900,870 2290,760 2310,850 1900,960 1290,970 880,910 740,800', 9),
    TURTLE.rim,
    { depth: 22 },
  );
  // The long flipper on this side is swept back.
  const flipper = blob(
    '820,850 900,790 1010,800 1100,880 1200,1000 1290,1100 1320,1156 1270,1160 1130,1090 980,1000 860,940',
    9,
  );
  e.p.form(flipper, skin, { depth: 40 });
  clipTo(e, flipper, () => spots(e, 'flipper', [840, 800, 460, 340], 40));
}

/** A hat of a thing at the bottom: an oyster on its edge, ajar or shut. */
export function oyster(e: Easel, x: number, y: number, size: number, open: boolean) {
  e.p.in(x, y, 0, size, size, () => {
    const lower = blob('-190,0 -150,80 0,130 150,84 196,0 0,30', 8);
    if (open) {
      e.p.form(blob('-186,-6 -130,-40 0,-52 140,-40 190,-6 0,40', 8), '#f4dfe6', { depth: 12 });
      fill(e, ellipse(6, -6, 60, 20), '#fff6e4', 0.9);
    }
    e.p.form(lower, '#7c7394', { depth: 26 });
    const lift = open ? -0.34 : -0.02;
    e.p.in(-186, 0, lift, 1, 1, () => {
      const upper = blob('0,0 50,-120 190,-170 330,-120 384,4 200,34', 8);
      e.p.form(upper, '#8f86a8', { depth: 30, softness: 26 });
      clipTo(e, upper, () => {
        for (const k of [0.3, 0.5, 0.7, 0.88])
          fill(
            e,
            stroke(
              `${192 - 200 * k},6 ${80 - 30 * k},${-120 * k} 190,${-176 * k} ${300 + 30 * k},${-120 * k} ${192 + 200 * k},6`,
              3,
              7,
              7,
              3,
            ),
            '#6a6188',
            0.55,
          );
      });
      fill(e, ellipse(120, -86, 12, 11), '#c9c2dc', 0.9);
    });
  });
}
