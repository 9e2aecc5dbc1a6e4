import { ellipse, type Vec } from '@/lib/illustrator/paint';
import { cover, dab, type Easel, glow, radial } from '../../kit/easel';
import { defineStage } from '../../model';

const black = { deep: '#05060f', warm: '#12122a', ring: '#ffd873' };
/** Where the sounds come from, how far they are heard, how many rings they have, how flat these are, and how they tremble. */
const SOUNDS = [
  { x: 300, y: 560, reach: 200, count: 4, flat: 0.62, tremble: 0 },
  { x: 800, y: 570, reach: 270, count: 3, flat: 0.5, tremble: 0 },
  { x: 1520, y: 340, reach: 350, count: 7, flat: 0.6, tremble: 0.045 },
  { x: 2090, y: 330, reach: 250, count: 5, flat: 0.72, tremble: 0 },
] as const;

/** What one sees with shut eyes: nothing, and where each sound is, above the heads of those who listen. */
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
    ambientAlpha: 0.72,
    shadow: '#02040f',
    lamps: [{ x: 860, y: 760, reach: 900, colour: '#ffc46a', power: 0.9 }],
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
    glow(e, 1200, 1200, 1700, '#4a3aa0', 0.62, 0.3);
    glow(e, 880, 1180, 760, '#e08a3c', 0.5, 0.62);
  },
});

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
