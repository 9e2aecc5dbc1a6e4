import type { SpreadLayout } from '../../../picture-book';
import { findSpread, joined, moved, withFigures } from '../../pair-parts';
import type { Hero } from '../../picture-parts';
import { atTheSea, inFront } from '../picture/feast';
import { onRope } from '../picture/parts';
import { ALONE, FOUR, TEAM, toTheTeam, UNDER } from '../picture/pull';
import { SHADE, TAUT, toTheSea } from '../picture/sea';
import { toTheMud } from '../picture/set-off';
import { alsoPulls, other } from './parts';

const mud = (key: string) => findSpread(toTheMud, key);
const rope = (key: string) => findSpread(toTheTeam, key);
const sea = (key: string) => findSpread(toTheSea, key);
const feast = findSpread(atTheSea, 's12');

/** First on the tight rope, then in the air. */
const popped = (): SpreadLayout => {
  const layout = joined(sea('s10'), {
    ...other({ pose: 'haulLean', expression: 'roar', haze: SHADE, ...onRope(TAUT, 956, 0.84) }),
    id: 'secondPulls',
  });
  const inTheAir = other({
    at: { x: 1800, y: 1190, scale: 1.05, depth: 975, afloat: true },
    pose: 'jump',
    expression: 'laugh',
  });
  const air = layout.scene.pictures[1];
  const with2 = (heroes: readonly unknown[] = []) => ({ heroes: [...heroes, inTheAir] as Hero[] });
  return {
    ...layout,
    scene: withFigures(layout.scene, with2(air?.scene.heroes), {
      picture: 1,
      onWheels: with2(air?.wheelchairScene?.heroes),
    }),
  };
};

const SEAT = inFront('second', 985, 1192, 1.65, -1);

/** From the tree to the ring around the last mango. */
export const spreads: readonly SpreadLayout[] = [
  joined(
    mud('s01'),
    other({
      liftSeated: 250,
      liftSmall: 110,
      at: { x: 2180, y: 1430, scale: 2.6, depth: 990, afloat: true },
      pose: 'standStill',
      expression: 'delight',
      facing: -1,
      lookAt: { actor: 'shosho' },
    }),
  ),
  joined(
    mud('s02'),
    other({
      at: { x: 2040, y: 1170, scale: 1.25 },
      pose: 'cheer',
      expression: 'joy',
      facing: -1,
      lookAt: { actor: 'high' },
    }),
  ),
  joined(
    mud('s03'),
    other({
      liftSeated: 62,
      liftSmall: 40,
      at: { x: 1400, y: 700, scale: 0.74, depth: 901, afloat: true },
      pose: 'standStill',
      expression: 'delight',
      lookAt: { x: 2200, y: 1000 },
    }),
  ),
  joined(
    mud('s04'),
    other({
      at: { x: 1050, y: 905, scale: 1.4, depth: 908, afloat: true },
      pose: 'standStill',
      expression: 'surprise',
      yaw: 3.1,
    }),
  ),
  joined(rope('s05'), alsoPulls(ALONE, 1420, 0.84, 'determined')),
  joined(rope('s06'), alsoPulls(FOUR, 1850, 2.05, 'determined'), {
    companions: moved(rope('s06'), { goatNibble: { at: { x: 1480, y: 930, scale: 1.9, depth: 930 } } }),
  }),
  joined(rope('s07'), alsoPulls(UNDER, 1640, 1.55, 'determined'), {
    companions: moved(rope('s07'), { goatNibble: { at: { x: 1390, y: 898, scale: 1.3, depth: 898 } } }),
  }),
  joined(rope('s08'), alsoPulls(TEAM, 2050, 1.6, 'laugh')),
  joined(
    sea('s09'),
    other({
      liftSeated: 170,
      liftSmall: 100,
      at: { x: 176, y: 1170, scale: 2.4, depth: 655, afloat: true },
      pose: 'standStill',
      expression: 'calm',
      lookAt: { actor: 'snail' },
    }),
  ),
  popped(),
  joined(
    sea('s11'),
    other({ at: { x: 230, y: 985, scale: 0.95, depth: 400 }, pose: 'cheer', expression: 'joy', yaw: 3.1 }),
  ),
  joined(feast, other({ expression: 'joy', ...SEAT.actor }), {
    companions: moved(feast, {
      goat: { at: { x: 1090, y: 960, scale: 0.8, depth: 960 } },
    }),
    props: SEAT.slice,
  }),
];
