import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, moved } from '../../pair-parts';
import { box, type Companion } from '../../picture-parts';
import { toTheDawn as ofTwo } from '../pair/to-the-dawn';
import { last } from './parts';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [wind, dark, dance, dawn] = [find('s09'), find('s10'), find('s11'), find('s12')];

/** Room for one more: the fox leaps further off, and no firefly sits on a head. */
const asideFrom = (layout: SpreadLayout): Companion[] =>
  moved(layout, { foxLeap: { at: { x: 1430, y: 1070, scale: 1.7 } } }).map((companion) =>
    'x' in companion.at && companion.at.x === 1830
      ? { ...companion, at: { ...companion.at, x: 1640, y: 470 } }
      : companion,
  );

/** Through the dark to the lights, which nobody can count, and home. */
export const toTheDawn: readonly SpreadLayout[] = [
  joined(
    wind,
    last({
      at: { x: 322, y: 1124, scale: 1.32, depth: 1100 },
      pose: 'braceWind',
      expression: 'breathHeld',
      gaze: [0.8, -0.1],
      hands: { right: { at: { actor: 'second', part: 'leftArm' }, shape: 'rest', layer: 'front' } },
    }),
    {
      others: {
        second: {
          at: { x: 450, y: 1130, scale: 1.5, depth: 1110 },
        },
      },
      companions: moved(wind, {
        foxInWind: { at: { x: 660, y: 1144, scale: 1.3 } },
        fireflyDim: { at: { x: 592, y: 1046, scale: 0.34, afloat: true, depth: 1143 } },
      }),
    },
  ),
  joined(
    dark,
    last({
      at: { x: 400, y: 1056, scale: 1.22, depth: 1035 },
      pose: 'walk',
      expression: 'wonder',
      yaw: 0.6,
      lookAt: { x: 1900, y: 300 },
    }),
    {
      by: [110, 0],
      held: { lanternOut: 1 },
      others: { second: { at: { x: 545, y: 1050, scale: 1.3, depth: 1030 } } },
      companions: moved(dark, {
        foxWalk: { at: { x: 150, y: 1084, scale: 1.05 } },
        firefly: { at: { x: 910, y: 770, scale: 1, afloat: true } },
      }),
      places: {
        on: { box: box(150, 130, 880, 80) },
        plenty: { box: box(150, 226, 880, 190) },
        stars: { box: box(1440, 110, 840, 240) },
      },
    },
  ),
  joined(
    dance,
    last({
      at: { x: 1850, y: 1112, scale: 1.5, depth: 1106 },
      pose: 'cheer',
      expression: 'laugh',
      facing: -1,
      lookAt: { actor: 'lost' },
    }),
    { companions: asideFrom(dance) },
  ),
  joined(
    dawn,
    last({
      // Arms around her neck from behind.
      at: { x: 2002, y: 1010, scale: 1.2, depth: 1010 },
      pose: 'hugStand',
      expression: 'joy',
      facing: -1,
      lookAt: { actor: 'mother' },
      hands: {
        left: { at: { actor: 'mother', part: 'rightShoulder', offset: [-10, 10] }, shape: 'rest', layer: 'front' },
      },
    }),
  ),
];
