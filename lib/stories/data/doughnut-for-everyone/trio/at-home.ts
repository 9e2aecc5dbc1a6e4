import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, moved, withFigures } from '../../pair-parts';
import type { Hero } from '../../picture-parts';
import { atHome as ofTwo } from '../pair/at-home';
import { last } from './figures';

const find = (key: string): SpreadLayout => findSpread(ofTwo, key);
const [lights, stairs, party, late] = [find('s09'), find('s10'), find('s11'), find('s12')];

/** The third hero is one of the eight at home, in the place of the last cousin. */
const atTable = (scene: SpreadLayout['scene'], picture: 0 | 1, mood: Partial<Hero>): SpreadLayout['scene'] =>
  withFigures(
    scene,
    {
      heroes: [
        ...(scene.pictures[picture]?.scene.heroes ?? []).map((hero) => ({ ...hero, liftSmall: 70 })),
        last({
          liftSeated: 60,
          liftSmall: 70,
          at: { x: 262, y: 958, scale: 1.4, afloat: true, depth: 1110 },
          pose: 'clap',
          expression: 'delight',
          ...mood,
        }),
      ],
      companions: moved(party, { twin2: null }, picture),
    },
    { picture },
  );

const inLamplight = { expression: 'surprise', lookAt: { x: 600, y: 80 } } as const;

/** Home on the fifth floor, where this time others knock. */
export const atHome: readonly SpreadLayout[] = [
  joined(
    lights,
    last({
      liftSeated: 90,
      liftSmall: 90,
      at: { x: 1690, y: 1490, scale: 1.6, depth: 1520 },
      pose: 'point',
      expression: 'laugh',
      facing: -1,
      lookAt: { x: 860, y: 560 },
      hands: { left: { at: { x: 1570, y: 1060 }, shape: 'point', angle: 200 } },
    }),
    { companions: moved(lights, { twin2: null }) },
  ),
  joined(
    stairs,
    last({
      at: { x: 2228, y: 648, scale: 1.15, depth: 643 },
      pose: 'walkWave',
      expression: 'laugh',
      facing: -1,
      lookAt: { actor: 'elderWoman' },
    }),
    {
      by: [-70, 0],
      size: 0.92,
      others: { second: { at: { x: 1958, y: 648, scale: 1.25, depth: 641 } } },
    },
  ),
  { ...party, scene: atTable(atTable(party.scene, 0, {}), 1, inLamplight) },
  joined(
    late,
    last({
      at: { x: 1985, y: 1140, scale: 1.3 },
      pose: 'sitGround',
      expression: 'asleep',
      tilt: 0.26,
      hands: { right: { at: { x: 2080, y: 1120 }, shape: 'fist', layer: 'front' } },
    }),
  ),
];
