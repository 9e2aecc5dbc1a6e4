import { dab, type Easel, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLOCK_COLOURS } from './colours';
import { litWall } from './painted';

/** Touches of a brush that run in rounds about whoever is in the middle. */
function rounds(e: Easel, [x, y]: readonly [number, number], tones: readonly string[]) {
  const r = e.random('rounds');
  for (let i = 0; i < 260; i += 1) {
    const [a, k] = [r() * 6.283, 180 + r() * 1100];
    dab(
      e,
      'dry',
      x + Math.cos(a) * k,
      y + Math.sin(a) * k * 0.92,
      60 + k * 0.14,
      12 + k * 0.014,
      tones[i % tones.length] ?? '',
      {
        rotate: a + Math.PI / 2,
        alpha: 0.26,
        variant: i,
      },
    );
  }
}

/** Nothing but the warmth of a hug. */
export const flatHug = flatStage({
  ground: BLOCK_COLOURS.orange,
  back(e) {
    litWall(e, BLOCK_COLOURS.orange, [1720, 760], '#ffc27a');
    rounds(e, [1720, 820], ['#ffb765', '#e8791c', '#ffcf94', '#f6a04a']);
    glow(e, 1720, 780, 760, '#ffe2b0', 0.45);
  },
});

/** Violet, as the last of the blocks; a light behind the one who tells the story. */
export const bearCover = flatStage({
  ground: '#8a5bc0',
  back(e) {
    litWall(e, '#7d4fb6', [1800, 820], '#c9a2ee');
    rounds(e, [1800, 900], ['#9a6cd0', '#6a3fa2', '#b58ae2', '#8454be']);
    glow(e, 1800, 800, 820, '#f0d4ff', 0.5);
    e.p.soft(1800, 1210, 900, 110, '#3f2270', 0.6);
  },
});
