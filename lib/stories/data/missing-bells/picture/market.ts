import type { SpreadLayout } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { block, call, heading, OUTFIT, stops } from './parts';

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
        at: { x: 690, y: 1240, scale: 2.9, depth: 700, afloat: true },
        pose: 'lightCandle',
        expression: 'breathHeld',
        outfit: OUTFIT,
        holds: 'magnifier',
        hands: {
          left: { at: { actor: 'hero', part: 'leftSide', offset: [-24, 150] }, shape: 'rest', elbow: 'left' },
          // Bent, so that the glass is on its way to the eye.
          right: { at: { x: 976, y: 610 }, shape: 'hold', elbow: 'down' },
        },
        lookAt: { actor: 'parrot' },
      },
    ],
    companions: [
      {
        kind: 'dogReach',
        at: { x: 1430, y: 930, scale: 1.6, depth: 1460, afloat: true },
        expression: 'tenderness',
        yaw: 0.6,
        pitch: -0.3,
        gaze: [1, -0.5],
      },
      {
        kind: 'neighbourWoman',
        at: { x: 1336, y: 960, scale: 1.12, depth: 300, afloat: true },
        expression: 'worry',
        pose: 'standStill',
        outfit: 'cardigan',
        tilt: 0.14,
        hands: {
          left: { at: { actor: 'neighbourWoman', part: 'leftCheek', offset: [-8, -6] }, shape: 'flat', angle: -80 },
          right: { at: { actor: 'neighbourWoman', part: 'rightCheek', offset: [8, -6] }, shape: 'flat', angle: -100 },
        },
      },
      {
        // His head on both hands.
        kind: 'farmer',
        at: { x: 445, y: 940, scale: 1.1, depth: 300, afloat: true },
        expression: 'asleep',
        pose: 'standStill',
        tilt: -0.34,
        hands: {
          left: {
            at: { actor: 'farmer', part: 'leftCheek', offset: [2, 30] },
            shape: 'flat',
            angle: -70,
            elbow: 'down',
          },
          right: {
            at: { actor: 'farmer', part: 'leftCheek', offset: [14, 44] },
            shape: 'flat',
            angle: -110,
            elbow: 'down',
          },
        },
      },
      {
        kind: 'neighbourMan',
        at: { x: 150, y: 960, scale: 1.12, depth: 300, afloat: true },
        // Stretches.
        expression: 'yawn',
        pose: 'standStill',
        tilt: -0.16,
        hands: { right: { at: { x: 262, y: 330 }, shape: 'fist', elbow: 'right' } },
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
    block('market', [150, 838, 960, 108], { size: [22, 16] }),
    block('alibi', [150, 962, 960, 120], { size: [22, 16], below: 'market' }),
    heading('rule', [1300, 846, 960, 76], { size: [32, 18] }),
    block('parrot', [1300, 942, 960, 154], { size: [22, 16], below: 'rule' }),
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
