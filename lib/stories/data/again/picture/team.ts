import type { PictureSceneInput } from '@/lib/illustrator';
import { box, type Hero } from '../../picture-parts';
import { animal, child, thing } from './parts';

/** A number to wear, as lettering on its card. */
const plate = (text: string, x: number, y: number, depth: number, scale = 1.5) => ({
  prop: thing('numberPlate', { x, y, scale, depth }, { id: `plate${text}` }),
  lettering: {
    text,
    x,
    y: y + 13 * scale,
    maxWidth: 60 * scale,
    size: 40 * scale,
    colour: '#3b2a66',
    depth: depth + 1,
  },
});

const PLATES = [
  plate('1', 590, 680, 1200, 1.15),
  plate('4', 226, 700, 1040, 1.2),
  plate('3', 300, 1010, 1120, 0.9),
  plate('5', 836, 1050, 1005, 1.3),
  plate('2', 1020, 905, 1010, 1.2),
];

/** One glove is at the goat, which tastes it; the other one greets. */
const keeper = (y: number): Hero =>
  child(
    'standStill',
    { x: 580, y, scale: 2.15, depth: 1100 },
    {
      expression: 'joy',
      yaw: 0.1,
      hands: {
        left: { at: { x: 386, y: 676 }, shape: 'rest', elbow: 'down', layer: 'front' },
        right: { at: { x: 760, y: 520 }, shape: 'wave', elbow: 'down' },
      },
    },
  );

/** The photograph of the team: between the child and the turtle is a gap with a number. */
export const TEAM: PictureSceneInput = {
  stage: 'teamLawn',
  palette: 'flat',
  view: box(40, 140, 1120, 980),
  heroes: [keeper(1040)],
  companions: [
    animal('goat', { x: 110, y: 1000, scale: 2.1, depth: 1000 }, { expression: 'joy', lookAt: { x: 588, y: 300 } }),
    animal('hedgehog', { x: 270, y: 1052, scale: 1.7, depth: 1110 }, { expression: 'shy' }),
    animal('turtleWalk', { x: 1070, y: 1040, scale: 1.75, depth: 1000 }, { expression: 'joy', facing: -1 }),
  ],
  props: PLATES.map(({ prop }) => prop),
  lettering: PLATES.map(({ lettering }) => lettering),
};

/** The same photograph when the gap is full: a rabbit stands in it, and the mouse is in the picture. */
export const FULL_TEAM: PictureSceneInput = {
  ...TEAM,
  companions: [
    ...(TEAM.companions ?? []),
    animal('rabbitSit', { x: 850, y: 1030, scale: 1.7, depth: 1002 }, { expression: 'joy', facing: -1 }),
    animal('mouse', { x: 430, y: 1010, scale: 1.1, depth: 1115 }, { expression: 'laugh' }),
  ],
  props: [...(TEAM.props ?? []), { kind: 'football', at: { x: 424, y: 1100, scale: 1.4, depth: 1112 } }],
};

/** The same photographs of a child in a wheelchair, who sits further back and as high. */
export const ON_WHEELS = {
  team: { ...TEAM, heroes: [keeper(940)] },
  fullTeam: { ...FULL_TEAM, heroes: [keeper(940)] },
};
