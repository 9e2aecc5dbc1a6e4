import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, opening, picture, stop } from '../../picture-parts';
import { OUTFIT } from './parts';

/** From behind, dark before the light: who it is, and where. */
const back = (
  id: string,
  kind: string,
  x: number,
  y: number,
  scale: number,
  yaw: number,
  rest: Partial<Companion> = {},
): Companion => ({
  id,
  kind,
  at: { x, y, scale },
  pose: 'standStill',
  expression: 'calm',
  yaw,
  haze: { colour: '#140f2a', share: 0.62, lit: true },
  ...rest,
});

/** Eight flames and the ninth; in the dark panes across the court every light that was given is seen again. */
export const lights: SpreadLayout = {
  key: 's09',
  kind: 'panorama',
  scene: picture({
    stage: 'hanukkiahWindow',
    palette: 'lit',
    heroes: [
      {
        at: { x: 1985, y: 1275, scale: 2.3 },
        pose: 'point',
        expression: 'amazed',
        outfit: OUTFIT,
        facing: -1,
        lookAt: { x: 1000, y: 560 },
        hands: { left: { at: { x: 1796, y: 735 }, shape: 'point', angle: 186 } },
      },
    ],
    companions: [
      back('father', 'father', 150, 1880, 2, 2.4),
      back('mother', 'mother', 390, 1890, 1.95, 2.5, { tilt: -0.1 }),
      back('grandmother', 'grandmother', 640, 1870, 1.85, 2.6, { tilt: 0.1 }),
      back('grandfather', 'grandfather', 900, 1900, 1.95, 2.4),
      back('twin1', 'cousin', 1380, 1510, 2.1, 2.6),
      back('twin2', 'cousin', 1610, 1540, 2.1, 2.9, { tilt: -0.12 }),
      back('aunt', 'teacher', 2310, 1900, 1.95, -2.5),
    ],
    quietZones: [{ x: 2020, y: 260, rx: 520, ry: 230, colour: '#0c1034', alpha: 0.95 }],
    props: [{ kind: 'hanukkiah', at: { x: 1500, y: 842, scale: 2.35, afloat: true, depth: 900 }, count: 8 }],
  }),
  texts: [
    opening('ask', box(290, 96, 820, 70), { size: [28, 17] }),
    block('answer', box(290, 160, 800, 100), { below: 'ask' }),
    block('candles', box(1730, 90, 590, 110)),
    block('windows', box(1730, 200, 590, 150), { below: 'candles' }),
    block('there', box(1730, 350, 590, 90), { tone: 'light', face: 'heading', below: 'windows' }),
  ],
  stops: [stop(1200, 0, 1200, ['ask', 'answer', 'candles']), stop(60, 100, 1060, ['windows', 'there'])],
};
