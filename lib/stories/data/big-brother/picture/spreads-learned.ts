import type { SpreadLayout } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { BY_DAY, BY_NIGHT, baby } from './parts';

/** What the teacher tries, what is learned, and what is still to come. */
export const learned: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'nearDark',
    scene: flat('roarReading', {
      heroes: [
        {
          at: { x: 1450, y: 1090, scale: 2.2, depth: 1000 },
          pose: 'sitGround',
          expression: 'calm',
          outfit: BY_NIGHT,
          lookAt: { x: 1500, y: 1000 },
          hands: {
            left: { at: { x: 1400, y: 960 }, shape: 'grip', layer: 'front' },
            right: { at: { x: 1540, y: 950 }, shape: 'grip', layer: 'front' },
          },
        },
      ],
      companions: [
        baby({ x: 2060, y: 910, scale: 1.5, depth: 1050 }, 'sitGround', 'wonder', {
          facing: -1,
          lookAt: { x: 2000, y: 300 },
        }),
      ],
    }),
    texts: [],
    stops: [],
  },
  {
    key: 's10',
    kind: 'wordless',
    scene: flat('roarHands', {
      companions: [{ kind: 'heldFinger', at: { x: 1640, y: 640, scale: 1, afloat: true } }],
    }),
    texts: [],
    stops: [],
  },
  {
    key: 's11',
    kind: 'farShot',
    scene: flat('roarGrass', {
      heroes: [
        {
          at: { x: 2060, y: 1060, scale: 2.9 },
          pose: 'lie',
          expression: 'delight',
          outfit: BY_DAY,
          facing: -1,
          lookAt: { actor: 'baby' },
        },
      ],
      companions: [
        baby({ x: 1440, y: 1060, scale: 2.4, afloat: false }, 'lie', 'laugh', { lookAt: { actor: 'hero' } }),
        {
          kind: 'father',
          at: { x: 560, y: 1030, scale: 1.7 },
          pose: 'teeter',
          expression: 'surprise',
          lookAt: { actor: 'baby' },
        },
      ],
    }),
    texts: [],
    stops: [],
  },
  {
    key: 's12',
    kind: 'single',
    scene: flat('roarNight', {
      heroes: [
        {
          at: { x: 1500, y: 900, scale: 2.1, depth: 900, afloat: true },
          pose: 'sitChair',
          expression: 'asleep',
          outfit: BY_NIGHT,
          tilt: 0.5,
        },
      ],
      companions: [
        {
          ...baby({ x: 2060, y: 1130, scale: 3, depth: 1400 }, 'sitGround', 'wonder'),
          kind: 'babyBrotherWink',
          facing: -1,
        },
      ],
    }),
    texts: [],
    stops: [],
  },
];
