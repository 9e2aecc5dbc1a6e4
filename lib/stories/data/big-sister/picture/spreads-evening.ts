import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { BY_DAY, cropped, going, risen } from './parts';

type More = Partial<PictureSceneInput> & { rise?: number; onWheels?: readonly Hero[] };
type Panel = readonly [stage: string, x: number, width: number, height: number];

const panel = (
  [stage, x, width, height]: Panel,
  heroes: Hero[],
  { rise = 0, onWheels = rise ? risen(heroes, rise) : undefined, ...rest }: More = {},
) => {
  const scene = { stage, palette: 'flat', view: { x: 0, y: 0, width, height }, heroes, ...rest };
  return {
    scene,
    box: { x, y: 72, width, height },
    ...(onWheels && { wheelchairScene: { ...scene, heroes: [...onWheels] } }),
  };
};

/** Her mouth is full, and somebody beside her says nothing about it. */
const EATING: Omit<Hero, 'at' | 'pose'> = {
  expression: 'cheeksFull',
  outfit: BY_DAY,
  yaw: 0.5,
  lookAt: { actor: 'bunny' },
  hands: {
    right: {
      at: { actor: 'hero', part: 'rightCheek', offset: [64, 96] },
      shape: 'grip',
      elbow: 'down',
      layer: 'front',
    },
  },
};

/** A hand at the ear, towards the house, in the lantern light of the open door. */
const IN_THE_TENT: Omit<Hero, 'at'> = {
  pose: 'sitGround',
  expression: 'wonder',
  outfit: BY_DAY,
  yaw: -0.6,
  lookAt: { x: 430, y: 270 },
  hands: {
    right: {
      at: { actor: 'hero', part: 'rightCheek', offset: [27, -34] },
      shape: 'cup',
      elbow: 'right',
      layer: 'front',
    },
  },
  haze: { colour: '#f08a1c', share: 0.14 },
};

/** From the reading to the sock. */
export const toTheSock: readonly SpreadLayout[] = [
  {
    key: 's07',
    kind: 'spots',
    scene: {
      kind: 'spread',
      paper: '#fbf4de',
      pictures: [
        panel(
          ['sisterReading', 84, 1032, 820],
          [
            {
              at: { x: 400, y: 760, scale: 2.15 },
              pose: 'read',
              expression: 'roar',
              yaw: 0.5,
              outfit: BY_DAY,
              lookAt: { actor: 'bunny' },
            },
          ],
          { companions: [{ id: 'bunny', kind: 'plushBunnyAside', at: { x: 790, y: 760, scale: 1.1 } }] },
        ),
        panel(
          ['sisterBread', 1284, 504, 700],
          [{ ...EATING, pose: 'sitGround', at: { x: 214, y: 640, scale: 2.05 } }],
          {
            onWheels: [{ ...EATING, pose: 'standStill', at: { x: 200, y: 664, scale: 1.62 } }],
            companions: [{ id: 'bunny', kind: 'plushBunnyAside', at: { x: 424, y: 664, scale: 0.78 } }],
            props: [
              { id: 'bread', kind: 'bittenBread', at: { x: 322, y: 462, scale: 1.1, afloat: true, depth: 1000 } },
            ],
          },
        ),
        panel(
          ['sisterPeeking', 1812, 504, 700],
          [
            {
              at: { x: 160, y: 1110, scale: 2.3 },
              liftSmall: 130,
              pose: 'standStill',
              expression: 'uneasy',
              outfit: BY_DAY,
              // Away from the viewer, over the book, at the window.
              yaw: 1.35,
              pitch: -0.3,
              lookAt: { x: 384, y: 160 },
              hands: {
                left: { at: { x: 236, y: 662 }, shape: 'grip', elbow: 'down', layer: 'front' },
                right: { at: { x: 352, y: 650 }, shape: 'grip', elbow: 'down', layer: 'front' },
              },
            },
          ],
          {
            rise: 120,
            companions: [
              {
                kind: 'motherAtWindow',
                ownFace: true,
                at: { x: 376, y: 252, scale: 0.6, depth: 100, afloat: true },
                lookAt: { actor: 'hero' },
              },
              { kind: 'catSit', at: { x: 440, y: 690, scale: 0.66 }, facing: -1 },
            ],
            props: [{ kind: 'raisedBook', at: { x: 296, y: 592, scale: 2.7, afloat: true, depth: 1092 }, turn: 172 }],
          },
        ),
      ],
    },
    texts: [
      opening('read', box(140, 930, 920, 150), { tone: 'ink', size: [30, 20] }),
      block('bread', box(1290, 800, 480, 320), { tone: 'ink', size: [25, 16] }),
      block('window', box(1850, 800, 460, 320), { tone: 'ink', size: [25, 16] }),
    ],
    stops: [stop(0, 0, 1200, ['read']), stop(1200, 0, 1200, ['bread', 'window'])],
  },
  {
    key: 's08',
    kind: 'nearDark',
    scene: flat(
      'sisterTent',
      {
        heroes: [{ ...IN_THE_TENT, at: { x: 1770, y: 1110, scale: 2.3, depth: 1200 } }],
        companions: [
          { kind: 'dogLie', at: { x: 1310, y: 1164, scale: 0.95, depth: 1400 }, facing: -1, expression: 'calm' },
          {
            kind: 'kickingLegs',
            at: { x: 430, y: 318, scale: 0.42, depth: 1100, afloat: true },
          },
        ],
      },
      {
        onWheels: {
          heroes: [
            { ...IN_THE_TENT, pose: 'standStill', facing: -1, at: { x: 1800, y: 1110, scale: 1.95, depth: 1200 } },
          ],
        },
      },
    ),
    texts: [
      call('cry', [870, 260], 60, 520, { tone: 'gold', turn: -8 }),
      block('not', box(140, 778, 900, 130), { tone: 'light', size: [28, 20] }),
      opening('sock', box(140, 930, 940, 180), { tone: 'gold', size: [30, 18], below: 'not' }),
    ],
    stops: [stop(0, 0, 1200, ['cry', 'not']), stop(1200, 0, 1200, ['sock'])],
  },
  {
    key: 's09',
    kind: 'panorama',
    scene: cropped(
      'sisterStage',
      {
        heroes: [
          {
            at: { x: 890, y: 1168, scale: 2.3, depth: 1330 },
            pose: 'runAway',
            expression: 'scream',
            outfit: BY_DAY,
            // She runs away from the viewer; her face shows where she looks.
            yaw: 1.7,
            hands: { right: { at: { x: 1176, y: 664 }, shape: 'point', angle: -24, elbow: 'down', layer: 'front' } },
          },
        ],
        companions: [
          {
            id: 'mother',
            kind: 'motherSoothing',
            ownFace: true,
            at: { x: 1704, y: 720, scale: 1.98, depth: 500, afloat: true },
            expression: 'uneasy',
            // Down and aside, at the mouth in the crook of her arm.
            yaw: 0.72,
            pitch: 0.6,
            tilt: 0.3,
            lookAt: { x: 1900, y: 900 },
          },
          {
            id: 'father',
            kind: 'father',
            ownFace: true,
            at: { x: 2072, y: 1262, scale: 2, depth: 480, afloat: true },
            expression: 'uneasy',
            pose: 'dance',
            facing: -1,
            yaw: -0.62,
            pitch: 0.6,
            tilt: -0.4,
            lookAt: { x: 1700, y: 900 },
            hands: {
              left: { at: { x: 1922, y: 424 }, shape: 'fist', elbow: 'down' },
              right: { at: { x: 2140, y: 740 }, shape: 'hang', elbow: 'right' },
            },
          },
          {
            kind: 'catSit',
            at: { x: 1960, y: 852, scale: 0.8, depth: 890, afloat: true },
            facing: -1,
            expression: 'wonder',
            lookAt: { x: 900, y: 500 },
          },
          { kind: 'dogRun', at: { x: 420, y: 1150, scale: 1.1 }, expression: 'joy' },
        ],
        props: [{ kind: 'rattledKeys', at: { x: 1914, y: 404, scale: 0.9, afloat: true, depth: 800 } }],
      },
      64,
    ),
    texts: [
      block('mouth', box(140, 74, 880, 90), { tone: 'light', size: [28, 20] }),
      opening('foot', box(140, 160, 880, 160), { tone: 'gold', size: [37, 24], below: 'mouth' }),
      { ...going(5, 370, 'light'), below: 'foot' },
    ],
    stops: [stop(1200, 0, 1200, ['mouth', 'foot']), stop(300, 200, 1000, ['going'])],
  },
];
