import type { Character } from '../../character/character';
import { drawFigure, type FigureLook, measureFigure } from '../../figure';
import { buildOf, pictureBuild } from '../../figure/body/proportions';
import { ellipse, Painter, union } from '../../paint';
import type { Companion } from '../model';
import { heroOf } from './family';

/** Measuring needs a painter but no pixels. */
const probe = Painter.page(8);
const PLACE = { x: 0, y: 0, scale: 1 } as const;

const lookOf = (character: Character): FigureLook => ({
  pose: 'portrait',
  outfit: 'lionCostume',
  expression: 'wonder',
  yaw: 0,
  pitch: 0,
  // Takes back the pose's own.
  tilt: -0.062,
  gaze: [0, 0.1],
  build: pictureBuild(buildOf(character)),
  only: (layer) => layer === 'head',
});

/** How far the eyes are below the middle of the head. */
const EYES_BELOW = 1;

/** Of each eye with its lids, around the middle between both; figure units. */
const OPENINGS = union(...[-1, 1].map((side) => ellipse(side * 18.6, 0, 14.8, 12, side * 0.12)));

/** The eyes of the hero and nothing else, in the face of somebody whom a stage has painted; (0, 0) is between them. */
export const heroEyes: Companion = {
  draw: (p, { hero }) => {
    const character = heroOf(hero);
    const look = lookOf(character);
    const [x, y] = measureFigure(probe, character, look, PLACE).headCentre;
    p.clip(OPENINGS, () => p.in(-x, -y - EYES_BELOW, 0, 1, 1, () => drawFigure(p, character, look, PLACE)));
  },
  key: ({ hero }) => JSON.stringify(['heroEyes', heroOf(hero)]),
  face: () => ({ x: 0, y: 0, r: 60 }),
  box: { x: -60, y: -30, width: 120, height: 60 },
  shadow: 0,
};
