import type { SpreadLayout } from '../../../picture-book';
import { findSpread, moved, retold } from '../../pair-parts';
import { HANDLE } from '../picture/market';
import { inTown } from '../picture/spreads-town';
import { PRINT } from '../picture/station';
import { first, other } from './parts';

const [square, bicycle, market, roofs, station] = ['s01', 's02', 's04', 's05', 's06'].map((key) =>
  findSpread(inTown, key),
) as [SpreadLayout, SpreadLayout, SpreadLayout, SpreadLayout, SpreadLayout];

/** One bends over the print, and the other holds the lantern. */
const atTheStation = (x: number) => [
  first({
    at: { x, y: 1120, scale: 1.65 },
    pose: 'crouchReach',
    expression: 'biteLip',
    holds: 'magnifier',
    hands: {
      left: { at: { x: 1460, y: 1104 }, shape: 'hold' },
      right: { at: { actor: 'hero', part: 'rightKnee' }, shape: 'rest' },
    },
    lookAt: PRINT,
    pitch: 0.34,
    tilt: -0.12,
    facing: -1,
  }),
  other({
    at: { x: 1330, y: 1108, scale: 1.36 },
    pose: 'walkLantern',
    expression: 'uneasy',
    holds: 'lantern',
    hands: { right: { at: { x: 1408, y: 896 }, shape: 'hold' } },
    lookAt: PRINT,
  }),
];

/** The morning without bells and the search in the town, until midnight at the station. */
export const town: readonly SpreadLayout[] = [
  retold(square, {
    heroes: [
      first({
        at: { x: 1684, y: 1160, scale: 1.95 },
        pose: 'crouchReach',
        expression: 'wonder',
        holds: 'magnifier',
        facing: -1,
        pitch: 0.4,
        tilt: -0.2,
        hands: {
          left: { at: { x: 1500, y: 1138 }, shape: 'hold' },
          right: { at: { actor: 'hero', part: 'rightKnee' }, shape: 'rest' },
        },
        lookAt: { x: 1500, y: 1090 },
      }),
      other({
        at: { x: 1930, y: 1150, scale: 1.9, depth: 1150 },
        pose: 'carry',
        expression: 'determined',
        holds: 'openBook',
        facing: -1,
        lookAt: { x: 1480, y: 980 },
      }),
    ],
    companions: moved(square, {
      dogSit: { at: { x: 2190, y: 1172, scale: 1.45 } },
    }),
  }),
  retold(
    bicycle,
    {
      heroes: [
        first({
          at: { x: 600, y: 1140, scale: 1.45 },
          pose: 'crouchReach',
          expression: 'breathHeld',
          holds: 'magnifier',
          hands: {
            right: { at: { x: 764, y: 941 }, shape: 'hold' },
            left: { at: { actor: 'hero', part: 'leftKnee', offset: [-8, -24] }, shape: 'rest' },
          },
          lookAt: { x: 780, y: 920 },
        }),
        other({
          at: { x: 470, y: 1120, scale: 1.2, depth: 1110 },
          pose: 'kneel',
          expression: 'wonder',
          lookAt: { x: 780, y: 900 },
        }),
      ],
      companions: moved(bicycle, { dogSit: { at: { x: 226, y: 1160, scale: 0.95 } } }, 1),
    },
    { picture: 1 },
  ),
  findSpread(inTown, 's03'),
  retold(market, {
    heroes: [
      first({
        liftSeated: 110,
        liftSmall: 100,
        at: { x: 720, y: 1240, scale: 2.75, depth: 1455, afloat: true },
        pose: 'lightCandle',
        expression: 'breathHeld',
        hands: {
          left: { at: { actor: 'hero', part: 'leftSide', offset: [-24, 150] }, shape: 'rest', elbow: 'left' },
          right: HANDLE,
        },
        lookAt: { actor: 'parrot' },
      }),
      other({
        liftSeated: 110,
        liftSmall: 130,
        at: { x: 390, y: 1240, scale: 2.45, depth: 695, afloat: true },
        pose: 'standStill',
        expression: 'amazed',
        lookAt: { actor: 'parrot' },
      }),
    ],
    companions: moved(market, {
      neighbourMan: { at: { x: 170, y: 960, scale: 1.2, depth: 300, afloat: true } },
    }),
  }),
  retold(roofs, {
    heroes: [
      first({
        at: { x: 1640, y: 826, scale: 0.8 },
        pose: 'stand',
        expression: 'determined',
        hands: {
          right: {
            at: { actor: 'hero', part: 'rightCheek', offset: [20, -44] },
            shape: 'flat',
            angle: 190,
            layer: 'front',
          },
        },
        lookAt: { x: 2380, y: 640 },
      }),
      other({
        at: { x: 1764, y: 832, scale: 0.76 },
        pose: 'sitGround',
        expression: 'asleep',
        tilt: 0.34,
        pitch: 0.2,
      }),
    ],
    companions: moved(roofs, { dogSleep: { at: { x: 1880, y: 838, scale: 0.6 } } }),
  }),
  retold(station, { heroes: atTheStation(1680), props: [] }, { onWheels: { heroes: atTheStation(1632) } }),
];
