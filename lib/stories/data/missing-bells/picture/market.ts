import type { SpreadLayout } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { block, call, heading, OUTFIT, stops } from './parts';

/** A fist round the handle of the glass that the stage paints. */
export const HANDLE = { at: { x: 956, y: 642 }, shape: 'fist', elbow: 'down', layer: 'front' } as const;

/** The only bell in town is a parrot, and the whole market has heard it sing. */
export const market: SpreadLayout = {
  key: 's04',
  kind: 'closeUp',
  scene: picture({
    stage: 'cageView',
    palette: 'day',
    heroes: [
      {
        liftSmall: 100,
        liftSeated: 110,
        at: { x: 690, y: 1240, scale: 2.9, depth: 1455, afloat: true },
        pose: 'lightCandle',
        expression: 'breathHeld',
        outfit: OUTFIT,
        hands: {
          left: { at: { actor: 'hero', part: 'leftSide', offset: [-24, 150] }, shape: 'rest', elbow: 'left' },
          right: HANDLE,
        },
        lookAt: { actor: 'parrot' },
      },
    ],
    companions: [
      {
        kind: 'dogReach',
        at: { x: 1430, y: 910, scale: 1.6, depth: 1460, afloat: true },
        expression: 'tenderness',
        yaw: 0.6,
        pitch: -0.3,
        gaze: [1, -0.5],
      },
      {
        kind: 'neighbourWoman',
        at: { x: 1330, y: 1010, scale: 1.3, depth: 300, afloat: true },
        expression: 'worry',
        pose: 'standStill',
        outfit: 'cardigan',
        tilt: 0.1,
        lookAt: { actor: 'parrot' },
        hands: {
          left: { at: { actor: 'neighbourWoman', part: 'leftCheek', offset: [-8, -6] }, shape: 'flat', angle: -80 },
          right: { at: { actor: 'neighbourWoman', part: 'rightCheek', offset: [8, -6] }, shape: 'flat', angle: -100 },
        },
      },
      {
        // The cheek on his fist, with an eye on the parrot.
        kind: 'neighbourMan',
        at: { x: 250, y: 1010, scale: 1.4, depth: 300, afloat: true },
        expression: 'drowsy',
        pose: 'standStill',
        tilt: 0.2,
        lookAt: { actor: 'parrot' },
        hands: {
          right: { at: { actor: 'neighbourMan', part: 'rightCheek', offset: [0, 22] }, shape: 'fist', elbow: 'down' },
        },
      },
      {
        id: 'parrot',
        kind: 'parrotPerched',
        at: { x: 1915, y: 668, scale: 1.62, afloat: true, depth: 1400 },
        expression: 'laugh',
        facing: -1,
        tilt: -0.5,
      },
    ],
  }),
  texts: [
    call('ring', [1600, 226], 46, 520, { turn: -5, tone: 'ink' }),
    block('market', [150, 856, 960, 108], { size: [22, 16] }),
    block('alibi', [150, 980, 960, 120], { size: [22, 16], below: 'market' }),
    heading('rule', [1300, 852, 960, 124], { size: [28, 20] }),
    block('parrot', [1300, 984, 960, 126], { size: [22, 16], below: 'rule' }),
  ],
  stops: stops(
    [
      [1440, 0, 860, 860],
      ['ring', 'market'],
    ],
    [[230, 20, 840, 840], ['alibi']],
    [
      [1560, 40, 820, 820],
      ['rule', 'parrot'],
    ],
  ),
};
