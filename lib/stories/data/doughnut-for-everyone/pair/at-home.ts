import type { SpreadLayout } from '../../../picture-book';
import { findSpread, retold, withFigures } from '../../pair-parts';
import { box, type Companion } from '../../picture-parts';
import { climb } from '../picture/climb';
import { lights } from '../picture/lights';
import { BULB, eating, PEAK, together } from '../picture/together';
import { first, other } from './figures';

/** The second hero is one of the eight at home, in the place of one of two cousins. */
const others = (layout: SpreadLayout, picture = 0): readonly Companion[] =>
  (layout.scene.pictures[picture]?.scene.companions ?? []).filter(({ id }) => id !== 'twin1') as Companion[];

const party = findSpread(together, 's11');
const evening = findSpread(together, 's12');

const guests = (palette: 'gold' | 'white') => {
  const pose = { pose: 'stand', expression: palette === 'white' ? 'cheeksFull' : 'laugh' } as const;
  const eyes = { lookAt: palette === 'white' ? BULB : PEAK };
  return {
    heroes: [
      first({
        ...pose,
        ...eyes,
        liftSeated: 100,
        at: { x: 372, y: 1258, scale: 1.9, afloat: true, depth: 1200 },
        hands: eating(378, 842),
      }),
      other({ ...pose, ...eyes, liftSeated: 95, at: { x: 154, y: 1222, scale: 1.72, afloat: true, depth: 1201 } }),
    ],
  };
};

const atTable = (palette: 'gold' | 'white', picture: number, scene = party.scene) =>
  withFigures(
    scene,
    { ...guests(palette), companions: [...others(party, picture).filter(({ id }) => id !== 'twin2'), cousin] },
    { picture },
  );

/** Between the two heroes, a little behind. */
const cousin: Companion = {
  id: 'twin2',
  kind: 'cousin',
  at: { x: 262, y: 1010, scale: 1.15, afloat: true, depth: 1060 },
  pose: 'standStill',
  expression: 'delight',
};

const FATHER: Partial<Companion> = {
  at: { x: 2000, y: 852, scale: 1.55, afloat: true, depth: 985 },
  hands: {
    left: { at: { actor: 'hero', part: 'leftArm' }, shape: 'rest', angle: 100, layer: 'around' },
    right: { at: { actor: 'second', part: 'rightArm' }, shape: 'rest', angle: 80, layer: 'around' },
  },
};

/** Dad between the two, and the cousin alone in the middle of the blanket. */
const onSofa = others(evening).map((companion): Companion => {
  if (companion.kind === 'father') return { ...companion, ...FATHER };
  return companion.id === 'twin2' ? { ...companion, at: { x: 490, y: 1130, scale: 1.15 } } : companion;
});

/** Home on the fifth floor: eight candles, everybody who got a light, and a full house. */
export const atHome: readonly SpreadLayout[] = [
  retold(
    lights,
    {
      heroes: [
        first({
          at: { x: 1985, y: 1275, scale: 2.3 },
          pose: 'point',
          expression: 'amazed',
          facing: -1,
          lookAt: { x: 1000, y: 560 },
          hands: { left: { at: { x: 1796, y: 735 }, shape: 'point', angle: 186 } },
        }),
        other({
          at: { x: 1430, y: 1500, scale: 1.95, depth: 1535 },
          pose: 'point',
          expression: 'surprise',
          facing: -1,
          lookAt: { x: 860, y: 560 },
          hands: { left: { at: { x: 1288, y: 1000 }, shape: 'point', angle: 206 } },
        }),
      ],
      companions: [...others(lights)],
    },
    { places: { answer: { box: box(290, 160, 800, 150) } } },
  ),
  retold(climb, {
    heroes: [
      first({
        at: { x: 2165, y: 645, scale: 1.4, depth: 640 },
        pose: 'cheer',
        expression: 'joy',
        facing: -1,
        lookAt: { actor: 'elderWoman' },
      }),
      other({
        at: { x: 1985, y: 648, scale: 1.36, depth: 641 },
        pose: 'walkWave',
        expression: 'laugh',
        facing: -1,
        lookAt: { actor: 'elderWoman' },
      }),
    ],
  }),
  { ...party, scene: atTable('white', 1, atTable('gold', 0)) },
  retold(
    evening,
    {
      heroes: [
        first({
          at: { x: 1786, y: 858, scale: 1.5, afloat: true, depth: 990 },
          pose: 'askOnSeat',
          expression: 'asleep',
          hands: { left: { at: { actor: 'hero', part: 'leftKnee', offset: [-4, -26] }, shape: 'rest', elbow: 'left' } },
        }),
        other({
          at: { x: 2206, y: 858, scale: 1.46, afloat: true, depth: 991 },
          pose: 'askOnSeat',
          expression: 'asleep',
          facing: -1,
          hands: {
            right: { at: { actor: 'second', part: 'rightKnee', offset: [4, -26] }, shape: 'rest', elbow: 'right' },
          },
        }),
      ],
      companions: onSofa,
    },
    { places: { know: { box: box(140, 410, 900, 190) }, last: { box: box(140, 630, 900, 90) } } },
  ),
];
