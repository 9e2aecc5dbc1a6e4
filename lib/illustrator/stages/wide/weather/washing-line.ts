import { type Knot, smooth, taper } from '@/lib/illustrator/paint';
import { cover, disc, type Easel, fill, linear, wash } from '../../kit/easel';
import type { InnerWeather } from '../../kit/inner-weather/names';
import { INNER_WEATHERS } from '../../kit/inner-weather/weathers';
import { defineStage } from '../../model';
import { hangingShirt } from './shirt';

type Washing = { readonly top: string; readonly low: string; readonly haze: string; readonly isFilled: boolean };

type Shirt = readonly [x: number, y: number, turn: number, weather: InnerWeather, colour: string, size: number];

/** The weathers of the book in its order, on two lines, none over the gutter; the last shirt is the dog's. */
const SHIRTS: readonly Shirt[] = [
  [260, 232, 0.05, 'fog', '#b9b4cf', 1.55],
  [620, 292, 0.02, 'sun', '#e9b64c', 1.55],
  [980, 312, -0.02, 'wind', '#4fb0a4', 1.55],
  [1440, 306, 0.02, 'rain', '#6f8fc8', 1.55],
  [1800, 282, -0.03, 'storm', '#8566b8', 1.55],
  [2150, 236, -0.06, 'butterflies', '#e79aa4', 1.55],
  [430, 762, 0.03, 'quiet', '#f0b48e', 1.5],
  [910, 808, 0.01, 'longRain', '#7388a8', 1.6],
  [1500, 812, -0.02, 'clearing', '#8cbf6a', 1.6],
  [1960, 766, -0.05, 'sun', '#c88a4e', 0.95],
];
const LINES: readonly (readonly Knot[])[] = [
  [
    [-40, 190],
    [620, 292],
    [1200, 318],
    [1800, 282],
    [2440, 180],
  ],
  [
    [-40, 690],
    [520, 776],
    [1200, 826],
    [1880, 776],
    [2440, 660],
  ],
];

function paintShirts(e: Easel, isFilled: boolean) {
  for (const [x, y, turn, weather, colour, size] of SHIRTS)
    hangingShirt(e, { x, y, turn, size, colour: isFilled ? colour : '#d9d7e0' }, () => {
      if (isFilled) INNER_WEATHERS[weather](e);
    });
}

/** Shirts on two lines: in the morning their tummies are empty, in the end each has its weather. */
export const washingLine = defineStage<Washing>({
  palettes: {
    empty: { top: '#d5d6e4', low: '#f1edee', haze: '#ffffff', isFilled: false },
    filled: { top: '#fbe7b8', low: '#fff6df', haze: '#ffffff', isFilled: true },
  },
  slots: {},
  span: [0, 2400],
  light: () => ({
    direction: [-0.5, -0.8],
    rim: '#ffffff',
    rimAlpha: 0,
    rimWidth: 4,
    ambient: '#ffffff',
    ambientAlpha: 0.05,
    shadow: '#5a5468',
    lamps: [],
  }),
  back(e, { top, low, haze, isFilled }) {
    cover(
      e,
      linear(e, 0, 0, 0, 1200, [
        [0, top],
        [1, low],
      ]),
    );
    wash(e, 'air', [-40, -40, 2440, 1240], [haze, top], { count: 90, alpha: 0.2, long: 460, tall: 70, slant: -0.1 });
    for (const line of LINES) fill(e, taper(smooth(line, false, 8), [3, 3]), '#8a7f88');
    paintShirts(e, isFilled);
    if (!isFilled) for (const y of [420, 960]) disc(e, 1200, y, 1500, 190, '#f4f2f6', 0.5, 0.2);
  },
});
