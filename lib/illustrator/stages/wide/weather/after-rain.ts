import { type Knot, shade, smooth, tint } from '@/lib/illustrator/paint';
import { cover, disc, type Easel, fill, glow, linear, wash } from '../../kit/easel';
import { grass } from '../../kit/foliage';
import { cloud } from '../../kit/sky';
import { defineStage } from '../../model';
import { gardenPath, mirroringPuddle } from './garden-path';
import { houseFront } from './house-front';
import { leaningUmbrella } from './red-umbrella';

const afterRain = {
  sky: '#5aa6e2',
  skyLow: '#ffe9ae',
  far: '#d6d878',
  hill: '#9ec85c',
  near: '#4f9a48',
  shadow: '#54684a',
} as const;
type Colours = typeof afterRain;

/** The low sun, half behind the hills, and the one cloud of the sky; the puddle shows both again. */
const SUN = [1960, 628] as const;
const CLOUD = [2190, 500] as const;

function hill(e: Easel, line: readonly Knot[], colour: string) {
  fill(
    e,
    [...smooth(line, false, 8), [2460, 1240], [-60, 1240]],
    linear(e, 0, 600, 0, 1200, [
      [0, tint(colour, 0.1)],
      [1, shade(colour, 0.08)],
    ]),
  );
}

function sky(e: Easel, c: Colours) {
  cover(
    e,
    linear(e, 0, 0, 0, 900, [
      [0, c.sky],
      [1, c.skyLow],
    ]),
  );
  wash(e, 'sky', [-40, -40, 2440, 760], ['#ffffff', c.sky], {
    count: 70,
    alpha: 0.16,
    long: 560,
    tall: 46,
    slant: -0.12,
  });
  disc(e, ...SUN, 1250, 620, '#ffcb6b', 0.8, 0.05);
  disc(e, ...SUN, 420, 320, '#ffeeb0', 0.9, 0.1);
  disc(e, ...SUN, 104, 104, '#fffbe6', 1, 0.88);
  cloud(e, ...CLOUD, 260, 80, '#f4e6c8', '#ffffff', 0.9);
}

/** The garden after the rain: the umbrella leans beside the door, one path leads out, one puddle holds the sky. */
export const gardenAfterRain = defineStage<Colours>({
  palettes: { afterRain },
  slots: {},
  span: [0, 2400],
  light: ({ shadow }) => ({
    direction: [0.75, -0.6],
    rim: '#ffe6a4',
    rimAlpha: 0.85,
    rimWidth: 7,
    ambient: '#ffe9bf',
    ambientAlpha: 0.14,
    shadow,
    lamps: [],
    cast: { from: SUN[0], slant: 1.1, length: 0.3, alpha: 0.34 },
  }),
  back(e, c) {
    sky(e, c);
    hill(
      e,
      [
        [-60, 720],
        [500, 660],
        [1200, 700],
        [1800, 646],
        [2460, 690],
      ],
      c.far,
    );
    hill(
      e,
      [
        [-60, 800],
        [700, 770],
        [1500, 780],
        [2460, 730],
      ],
      c.hill,
    );
    hill(
      e,
      [
        [-60, 900],
        [800, 890],
        [1600, 910],
        [2460, 870],
      ],
      c.near,
    );
    grass(e, 'grass', 920, 1190, c.near, shade(c.near, 0.06), {
      lit: c.skyLow,
      size: [24, 54],
      bow: 0.22,
      density: 0.6,
    });
    gardenPath(e);
    mirroringPuddle(e, SUN[0], CLOUD[0] - 20);
    houseFront(e);
    leaningUmbrella(e, 306, 1016, 0.16, 1.16);
  },
  front(e, c) {
    glow(e, ...SUN, 1300, '#ffc65a', 0.3);
    grass(e, 'near', 1200, 1246, shade(c.near, 0.05), shade(c.near, 0.1), {
      rows: 3,
      size: [36, 64],
      bow: 0.25,
      lit: c.hill,
    });
    disc(e, 1200, 1260, 1500, 120, '#0e4a3c', 0.18, 0.1);
  },
});
