import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, moved } from '../../pair-parts';
import { toTheDawn as ofTwo } from '../pair/to-the-dawn';
import { last } from './parts';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [wind, dark, dance, dawn] = [find('s09'), find('s10'), find('s11'), find('s12')];

/** Through the dark to the lights, which nobody can count, and home. */
export const toTheDawn: readonly SpreadLayout[] = [
  joined(
    wind,
    last({
      at: { x: 150, y: 1128, scale: 1.5, depth: 1112 },
      pose: 'braceWind',
      expression: 'breathHeld',
      gaze: [0.8, -0.1],
      hands: { right: { at: { actor: 'second', part: 'leftArm' }, shape: 'rest', layer: 'front' } },
    }),
    {
      by: [40, 0],
      held: { lanternOut: 1 },
      others: { second: { at: { x: 400, y: 1124, scale: 1.65, depth: 1110 } } },
      companions: moved(wind, { foxInWind: { at: { x: 650, y: 1134, scale: 1.45 } } }),
    },
  ),
  joined(
    dark,
    last({
      at: { x: 330, y: 1056, scale: 1.22, depth: 1035 },
      pose: 'walk',
      expression: 'delight',
      yaw: 0.6,
      lookAt: { x: 1900, y: 300 },
    }),
    {
      by: [110, 0],
      held: { lanternOut: 1 },
      others: { second: { at: { x: 510, y: 1050, scale: 1.34, depth: 1030 } } },
      companions: moved(dark, {
        foxWalk: { at: { x: 150, y: 1084, scale: 1.05 } },
        firefly: { at: { x: 910, y: 770, scale: 1, afloat: true } },
      }),
    },
  ),
  joined(
    dance,
    last({
      at: { x: 1830, y: 1112, scale: 1.65, depth: 1106 },
      pose: 'cheer',
      expression: 'laugh',
      facing: -1,
      lookAt: { actor: 'lost' },
    }),
  ),
  joined(
    dawn,
    last({
      at: { x: 880, y: 1090, scale: 1.25, depth: 1095 },
      pose: 'walk',
      expression: 'delight',
      lookAt: { x: 1180, y: 1010 },
      hands: { right: { at: { x: 990, y: 900 }, shape: 'point', layer: 'front' } },
    }),
    {
      by: [-30, 0],
      held: { lanternOut: 1 },
      others: { second: { at: { x: 350, y: 1100, scale: 1.4, depth: 1090 } } },
      companions: moved(dawn, { foxWalk: { at: { x: 1030, y: 985, scale: 0.95 } } }),
    },
  ),
];
