import { drawFigure, type FigureLook, measureFigure } from '../../figure';
import { pictureBuild } from '../../figure/body/proportions';
import { ellipse, Painter } from '../../paint';
import type { Companion, CompanionLook } from '../model';
import { passerBy } from './passers-by';

/** Measuring needs a painter but no pixels. */
const probe = Painter.page(8);
const PLACE = { x: 0, y: 0, scale: 1.06 } as const;

/** The face of the old man upside down in a plate seen aslant; (0, 0) is the middle of the plate. */
function reflected(p: Painter, { hero, place, expression }: CompanionLook) {
  const { character, grownUp } = passerBy('elderMan', hero, place);
  const look: FigureLook = {
    pose: 'portrait',
    outfit: 'cardigan',
    expression: expression ?? 'sad',
    yaw: 0,
    pitch: 0.1,
    build: pictureBuild('man'),
    ...(grownUp && { grownUp }),
    only: (layer) => layer === 'head' || layer === 'hairBack',
  };
  const [x, y] = measureFigure(probe, character, look, PLACE).headCentre;
  p.clip(ellipse(0, 0, 150, 48), () =>
    p.in(0, 0, 0, 1, -0.58, () => p.in(-x, -y, 0, 1, 1, () => drawFigure(p, character, look, PLACE))),
  );
  p.fill(ellipse(0, 0, 150, 48), '#fbf4e2', { alpha: 0.3 });
}

export const REFLECTED_ELDER: Readonly<Record<string, Companion>> = {
  reflectedElder: {
    draw: reflected,
    key: ({ hero, place, expression }) => JSON.stringify(['reflectedElder', hero, place, expression]),
    face: () => ({ x: 0, y: 0, r: 48 }),
    box: { x: -160, y: -60, width: 320, height: 120 },
    shadow: 0,
  },
};
