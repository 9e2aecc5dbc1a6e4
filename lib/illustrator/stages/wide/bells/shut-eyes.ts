import { ellipse } from '@/lib/illustrator/paint';
import { cover, dab, type Easel, glow, radial } from '../../kit/easel';
import { defineStage } from '../../model';

const black = { deep: '#05060f', warm: '#12122a', ring: '#ffd873', eye: '#ffe6a0' };
/** Where the sounds come from, and how far they are heard. */
const SOUNDS = [
  [330, 1000, 236],
  [800, 790, 284],
  [1500, 575, 390],
  [2080, 290, 268],
] as const;

/** What one sees with shut eyes: nothing, and where each sound is. One pair of eyes is not shut. */
export const shutEyes = defineStage<typeof black>({
  palettes: { black },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [0, -1],
    rim: '#8fa2ee',
    rimAlpha: 0.4,
    rimWidth: 4,
    ambient: '#161c4c',
    ambientAlpha: 0.9,
    shadow: '#02040f',
    lamps: [],
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
    for (const x of [2150, 2206]) {
      e.p.soft(x, 830, 46, 30, '#2c2a48', 0.9);
      e.p.fill(ellipse(x, 830, 15, 17), c.eye);
      e.p.fill(ellipse(x - 3, 828, 8, 10), '#2a1b10');
      e.p.fill(ellipse(x - 6, 823, 3.4), '#ffffff');
    }
  },
});

/** A sound as one hears it in the dark: a glow, and rings that get wider, thinner and fainter. */
function rings(e: Easel, colour: string, [x, y, reach]: (typeof SOUNDS)[number]) {
  glow(e, x, y, reach * 1.25, '#c07a2c', 0.24, 0.72);
  for (let i = 0; i < 6; i++) {
    const share = 0.56 + i * 0.17;
    const [rx, ry] = [reach * share, reach * share * 0.62];
    e.p.edge(ellipse(x, y, rx, ry, -0.08, 72), colour, 7 - i, 0.75 * 0.62 ** i);
  }
  const r = e.random(`sparks${x}`);
  for (let i = 0; i < 16; i++) {
    const [turn, far] = [r() * Math.PI * 2, reach * (0.7 + r() * 0.8)];
    const size = 2 + r() * 3;
    glow(e, x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.62, size * 5, colour, 0.5);
    e.p.fill(ellipse(x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.62, size * 0.6), '#fff2c8', { alpha: 0.8 });
  }
}
