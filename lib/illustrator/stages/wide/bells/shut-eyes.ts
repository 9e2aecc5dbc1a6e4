import { ellipse, type Vec } from '@/lib/illustrator/paint';
import { cover, dab, type Easel, glow, radial } from '../../kit/easel';
import { curve, outline, points } from '../../kit/outline';
import { defineStage } from '../../model';

const black = { deep: '#05060f', warm: '#12122a', ring: '#ffd873', eye: '#ffe6a0' };
/** Where the sounds come from, how far they are heard, how many rings they have, how flat these are, and how they tremble. */
const SOUNDS = [
  { x: 330, y: 1000, reach: 236, count: 4, flat: 0.62, tremble: 0 },
  { x: 800, y: 790, reach: 284, count: 3, flat: 0.5, tremble: 0 },
  { x: 1500, y: 575, reach: 390, count: 7, flat: 0.66, tremble: 0.045 },
  { x: 2080, y: 290, reach: 276, count: 5, flat: 0.72, tremble: 0 },
] as const;

/** The town along the foot with shut eyes: the middle of a face, and its size. */
const LIDS = [
  [84, 1140, 1.3],
  [520, 1150, 1.2],
  [660, 1120, 1],
  [1078, 1142, 1.2],
  [1074, 1022, 1],
] as const;

/** What one sees with shut eyes: nothing, and where each sound is. One pair of eyes is not shut. */
export const shutEyes = defineStage<typeof black>({
  palettes: { black },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0, -1],
    rim: '#ffd873',
    rimAlpha: 0.95,
    rimWidth: 7,
    ambient: '#161c4c',
    ambientAlpha: 0.84,
    shadow: '#02040f',
    lamps: [{ x: 800, y: 800, reach: 800, colour: '#ffc46a', power: 0.75 }],
  }),
  back(e, c) {
    cover(
      e,
      radial(e, 1200, 600, 1500, [
        [0, c.warm],
        [1, c.deep],
      ]),
    );
    const r = e.random('lids');
    for (let i = 0; i < 40; i++)
      dab(e, 'mist', r() * 2400, r() * 1200, 260, 200, r.pick(['#1a1840', '#241a38', '#10183a']), {
        alpha: 0.25,
        variant: i,
      });
    for (const sound of SOUNDS) rings(e, c.ring, sound);
    skyline(e, c.ring);
    for (const [i, lid] of LIDS.entries()) {
      outlined(e, c.ring, lid, HATS[i % HATS.length] ?? HATS[0]);
      closed(e, c.ring, lid);
    }
    peeking(e, c.eye);
  },
});

/** Above the brow: a bun, a baker's hat, a cap, tufts. */
const HATS: readonly (readonly number[])[] = [
  [-10, -76, -26, -96, -10, -118, 14, -118, 28, -96, 12, -76],
  [-48, -62, -52, -104, -62, -128, -30, -148, 0, -138, 32, -148, 62, -126, 52, -104, 48, -62],
  [-54, -48, -40, -84, 8, -90, 46, -70, 56, -46, 92, -40],
  [-44, -66, -52, -96, -22, -78, 0, -98, 20, -78, 48, -98, 46, -64],
];

/** Somebody as one feels them in the dark: the line of the head, of the shoulders, and of what is on the head. */
function outlined(e: Easel, colour: string, [x, y, k]: (typeof LIDS)[number], hat: readonly number[] = []) {
  const at = (flat: readonly number[]) => curve(flat.map((n, i) => (i % 2 ? y + n * k : x + n * k)));
  const head = [-34, 52, -56, 22, -60, -20, -46, -60, 0, -78, 46, -60, 60, -20, 56, 22, 34, 52];
  const shoulders = [-120, 150, -104, 92, -56, 66, -26, 58, 26, 58, 56, 66, 104, 92, 120, 150];
  // The rings of the sounds are behind everybody.
  for (const mass of [head, shoulders, hat])
    e.p.fill(outline(mass.map((n, i) => (i % 2 ? y + n * k : x + n * k))), '#0c0b1e');
  for (const line of [shoulders, hat, head]) e.p.line(at(line), 4 * k, colour, 0.42, [0.2, 1, 0.8, 1, 0.2]);
}

/** The roofs of the town behind everybody, as faint as a memory. */
function skyline(e: Easel, colour: string) {
  const roofs = [
    1180, 934, 1240, 934, 1240, 908, 1292, 872, 1344, 908, 1344, 930, 1420, 930, 1420, 904, 1440, 884, 1540, 884, 1560,
    904, 1560, 934, 1640, 934, 1640, 900, 1700, 866, 1760, 900, 1760, 930, 1850, 930, 1850, 910, 1900, 880, 1950, 910,
    1950, 934, 2290, 934, 2290, 902, 2340, 872, 2390, 902, 2390, 930, 2460, 930,
  ];
  e.p.line(points(roofs), 3.4, colour, 0.3, [0.3, 1, 0.8, 1]);
}

/** Two lowered lids with lashes, as lit by the sound above them. */
function closed(e: Easel, colour: string, [x, y, k]: (typeof LIDS)[number]) {
  e.p.soft(x, y - 8, 62 * k, 66 * k, '#46345a', 0.8);
  for (const side of [-1, 1]) {
    const at = (u: number, v: number): Vec => [x + (side * 26 + u) * k, y + v * k];
    e.p.line([at(-15, -4), at(-8, 4), at(0, 7), at(8, 4), at(15, -4)], 6 * k, colour, 0.9, [0.4, 1, 0.4]);
    for (const u of [-9, 0, 9]) e.p.line([at(u, u ? 5 : 8), at(u * 1.4, u ? 12 : 16)], 3.4 * k, colour, 0.75, [1, 0.3]);
  }
}

/** A mask in the dark around the one pair of eyes that is open. */
function peeking(e: Easel, colour: string) {
  const [x, y] = [2178, 830];
  e.p.soft(x, y - 6, 120, 96, '#34304e', 0.95);
  const head = [
    -26, -58, -44, -88, -70, -92, -86, -64, -98, -10, -92, 30, -60, 54, 0, 64, 60, 54, 92, 30, 98, -10, 86, -64,
  ];
  e.p.line(
    curve([...head, 70, -92, 44, -88, 26, -58, 0, -64, -26, -58].map((n, i) => (i % 2 ? y + n : x + n))),
    4.5,
    '#b8b0d0',
    0.75,
    [1, 1, 1],
  );
  for (const side of [-1, 1]) {
    const at = (...flat: readonly number[]) => outline(flat.map((n, i) => (i % 2 ? y + n : x + side * n)));
    e.p.fill(at(40, -52, 46, -84, 66, -88, 82, -62, 78, -36), '#45405f');
    e.p.fill(at(6, -20, 24, -38, 52, -34, 84, -16, 88, 0, 60, -8, 28, -12), '#8a849c', { alpha: 0.7 });
    e.p.fill(at(5, -6, 22, -22, 48, -22, 84, 4, 78, 24, 46, 24, 18, 20, 6, 10), '#0d0b18');
    e.p.fill(ellipse(x + side * 28, y, 15, 17), colour);
    e.p.fill(ellipse(x + side * 28 - 3, y - 2, 8, 10), '#2a1b10');
    e.p.fill(ellipse(x + side * 28 - 6, y - 7, 3.4), '#ffffff');
  }
  e.p.fill(ellipse(x, y + 34, 26, 20), '#8a849c', { alpha: 0.6 });
  e.p.fill(ellipse(x, y + 26, 10, 8), '#0a0812');
}

/** How often the distance of a ring from its middle swells on its way round, and by what share. */
const SWELLS = [
  [2, 0.022],
  [3, 0.017],
  [5, 0.009],
] as const;
/** Steps of a ring, and how many more of them its brush goes on beyond its start. */
const [STEPS, BEYOND] = [110, 7];

/** A sound as one hears it in the dark: a glow, and brushed rings that get wider, thinner and fainter. */
function rings(e: Easel, colour: string, sound: (typeof SOUNDS)[number]) {
  const { x, y, reach, count, flat } = sound;
  glow(e, x, y, reach * 1.25, '#c07a2c', 0.24, 0.72);
  for (let i = 0; i < count; i++) {
    const share = 0.56 + (i * 1.02) / count;
    brushed(e, `ring${x}:${i}`, sound, {
      far: reach * share,
      width: (7 - i) * (4 / count + 0.5),
      colour,
      alpha: 0.95 * 0.74 ** ((i * 6) / count),
    });
  }
  const r = e.random(`sparks${x}`);
  for (let i = 0; i < 16; i++) {
    const [turn, far] = [r() * Math.PI * 2, reach * (0.7 + r() * 0.8)];
    const size = 2 + r() * 3;
    glow(e, x + Math.cos(turn) * far, y + Math.sin(turn) * far * flat, size * 5, colour, 0.5);
    e.p.fill(ellipse(x + Math.cos(turn) * far, y + Math.sin(turn) * far * flat, size * 0.6), '#fff2c8', { alpha: 0.8 });
  }
}

type Stroke = { readonly far: number; readonly width: number; readonly colour: string; readonly alpha: number };

/** One ring of a soft brush: it starts full, swells, runs dry, and ends a little beside its start. */
function brushed(e: Easel, name: string, { x, y, flat, tremble }: (typeof SOUNDS)[number], stroke: Stroke) {
  const { far, width, colour, alpha } = stroke;
  const r = e.random(name);
  const start = r() * Math.PI * 2;
  const phases = SWELLS.map(([times, share]) => [times, share * (0.6 + r()), r() * 6.3] as const);
  const [beat, tilt, drift] = [17 + Math.floor(r() * 3), r.bell() * 0.05, r.bell() * 0.05];
  const at = (n: number, beside: number): Vec => {
    const turn = start + (n / STEPS) * Math.PI * 2;
    const swell = phases.reduce((sum, [times, share, phase]) => sum + share * Math.sin(turn * times + phase), 0);
    const beats = tremble * (0.7 + 0.5 * Math.sin(turn * 2 + start)) * Math.sin(turn * beat + start);
    const distance = far * (1 + swell + beats + drift * (n / STEPS - 0.5)) + beside;
    return [x + Math.cos(turn + tilt) * distance, y + Math.sin(turn) * distance * flat];
  };
  const along = (from: number, to: number, beside: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => at(from + n, beside));
  const full = STEPS + BEYOND;
  const press = Array.from({ length: 9 }, (_, i) => 0.75 + r.bell() * 0.3 - i * 0.03);
  e.p.line(along(0, full, 0), width, colour, alpha, [0.35, ...press, 0.1]);
  // Single hairs of the brush beside it.
  for (let i = 0; i < 5; i++) {
    const from = Math.floor(r() * full * 0.7);
    const to = Math.min(full, from + 14 + Math.floor(r() * 40));
    const beside = r.bell() * width * 1.1;
    e.p.line(along(from, to, beside), width * 0.22 + 0.6, colour, alpha * 0.55, [0.1, 1, 0.7, 0.1]);
  }
}
