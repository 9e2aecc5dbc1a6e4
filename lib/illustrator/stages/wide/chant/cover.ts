import type { Vec } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { DEEP_EARTH, EARTH } from './colours';
import { dust, plain } from './land';
import { rope } from './rope';
import { dhow } from './sea';

/** One rope around front, spine and back. */
export const ropeCover = flatStage({
  ground: '#ffe3a0',
  back(e) {
    plain(e, {
      horizon: 620,
      road: 840,
      sky: '#ffe3a0',
      trees: [
        [230, 0.62],
        [880, 0.4],
      ],
    });
    rope(
      e,
      [
        [560, 965],
        [900, 946],
        [1420, 790],
        [2490, 776],
      ],
      { r: 18, taut: true },
    );
  },
  front(e) {
    dust(e, [
      [1560, 1150, 90],
      [1900, 1170, 80],
    ]);
  },
});

/** The road of this morning from above: the rope lies on it in a heap, and somebody has set off. */
export const coiledRope = flatStage({
  ground: EARTH,
  back(e) {
    wash(e, 'earth', [-40, 0, 2440, 1200], [DEEP_EARTH, '#b45630', '#a84526'], {
      count: 90,
      alpha: 0.24,
      long: 320,
      tall: 26,
    });
    const turns: Vec[] = Array.from({ length: 57 }, (_, i) => {
      const [a, r] = [i * 0.42, 60 + i * 5.2];
      return [640 + Math.cos(a) * r, 640 + Math.sin(a) * r * 0.94];
    });
    rope(e, [...turns, [900, 300], [1240, 420], [1560, 560], [1880, 520], [2160, 620], [2490, 590]], { r: 15 });
  },
});

/** The same rope in the shape of a sea, and one track through the mud. */
export const ropeSea = flatStage({
  ground: '#2b8fca',
  back(e) {
    wash(e, 'sea', [-40, 0, 2440, 1200], ['#41aede', '#1f6fb4', '#5fbbe4'], {
      count: 90,
      alpha: 0.28,
      long: 320,
      tall: 22,
    });
    for (const [i, y] of [300, 520, 740].entries()) {
      const wave: Vec[] = Array.from({ length: 25 }, (_, n) => [-90 + n * 108, y + Math.sin(n * 1.05 + i * 1.4) * 60]);
      rope(e, wave, { r: 14 });
    }
    dhow(e, 1662, 228, 0.8);
    fill(e, blob('-80,960! 500,930 1100,970 1700,940 2480,970! 2480,1300! -80,1300!', 7), '#f4fcff');
    fill(e, blob('-80,985! 500,955 1100,996 1700,966 2480,996! 2480,1300! -80,1300!', 7), '#e9cf9c');
  },
});
