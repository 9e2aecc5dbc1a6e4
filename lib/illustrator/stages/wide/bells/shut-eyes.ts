import { ellipse } from '@/lib/illustrator/paint';
import { cover, dab, radial } from '../../kit/easel';
import { defineStage } from '../../model';

const black = { deep: '#05060f', warm: '#12122a', ring: '#ffd873', eye: '#ffe6a0' };
/** Where the sounds come from, and how far they are heard. */
const SOUNDS = [
  [330, 1000, 200],
  [800, 790, 260],
  [1500, 575, 340],
  [2090, 290, 230],
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
    for (const [x, y, reach] of SOUNDS)
      for (const share of [0.5, 0.72, 0.94])
        e.p.edge(
          ellipse(x, y, reach * share, reach * share * 0.62, -0.08, 64),
          c.ring,
          5 * (1.1 - share),
          0.5 * (1.15 - share),
        );
    for (const x of [2150, 2206]) {
      e.p.soft(x, 830, 46, 30, '#2c2a48', 0.9);
      e.p.fill(ellipse(x, 830, 15, 17), c.eye);
      e.p.fill(ellipse(x - 3, 828, 8, 10), '#2a1b10');
      e.p.fill(ellipse(x - 6, 823, 3.4), '#ffffff');
    }
  },
});
