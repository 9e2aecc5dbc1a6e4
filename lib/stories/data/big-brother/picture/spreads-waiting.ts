import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { type Companion, flat, type Hero } from '../../picture-parts';
import { BY_DAY, BY_NIGHT, baby, LION } from './parts';

const PANEL = { palette: 'flat', view: { x: 0, y: 0, width: 540, height: 780 } } as const;

const panel = (index: number, hero: Partial<Hero>, back: Partial<Companion>) => {
  const child = (y: number): Hero => ({
    at: { x: 270, y, scale: 2.1, depth: 500 },
    pose: 'standStill',
    expression: 'calm',
    outfit: BY_DAY,
    hands: {
      left: { at: { x: 110, y: 640 }, shape: 'rest' },
      right: { at: { x: 430, y: 640 }, shape: 'rest' },
    },
    ...hero,
  });
  const scene: PictureSceneInput = {
    ...PANEL,
    stage: `roarMinute${index + 1}`,
    heroes: [child(1000)],
    companions: [
      {
        kind: 'mother',
        at: { x: 430, y: 980, scale: 2.5, depth: 100 },
        pose: 'standStill',
        expression: 'calm',
        yaw: 3,
        ...back,
      },
    ],
  };
  return {
    scene,
    wheelchairScene: { ...scene, heroes: [child(880)] },
    box: { x: 84 + index * 564, y: 60, width: 540, height: 780 },
  };
};

/** The pupil who is busy, and other pupils. */
export const waiting: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'sequence',
    scene: {
      kind: 'spread',
      pictures: [
        panel(0, { expression: 'joy' }, {}),
        panel(1, { expression: 'calm' }, { kind: 'grandmother' }),
        panel(2, { expression: 'uneasy' }, {}),
        panel(3, { expression: 'sad' }, { kind: 'grandmother' }),
      ],
    },
    texts: [],
    stops: [],
  },
  {
    key: 's06',
    kind: 'single',
    scene: flat('roarRug', {
      heroes: [
        {
          at: { x: 560, y: 1066, scale: 2.7 },
          pose: 'lie',
          expression: 'sad',
          outfit: LION,
          lookAt: { actor: 'grandfather' },
        },
      ],
      companions: [
        {
          id: 'grandfather',
          kind: 'grandfather',
          at: { x: 1800, y: 1066, scale: 2 },
          pose: 'lie',
          facing: -1,
          expression: 'tenderness',
          lookAt: { actor: 'hero' },
        },
      ],
      props: [{ kind: 'cookies', at: { x: 1150, y: 1070, scale: 2.6 } }],
    }),
    texts: [],
    stops: [],
  },
  {
    key: 's07',
    kind: 'panorama',
    scene: flat('roarHouse', {
      heroes: [
        {
          at: { x: 1720, y: 1240, scale: 2.3, depth: 700, afloat: true },
          pose: 'standStill',
          expression: 'amazed',
          outfit: BY_NIGHT,
          facing: -1,
          lookAt: { x: 900, y: 860 },
        },
      ],
      companions: [
        baby({ x: 880, y: 1010, scale: 0.72, depth: 900 }, 'sitGround', 'scream'),
        {
          kind: 'mother',
          at: { x: 280, y: 1130, scale: 0.8, depth: 700, afloat: true },
          pose: 'standStill',
          expression: 'surprise',
          yaw: 0.5,
        },
        {
          kind: 'father',
          at: { x: 420, y: 1120, scale: 0.8, depth: 700, afloat: true },
          pose: 'standStill',
          expression: 'worry',
          yaw: 0.5,
        },
        {
          kind: 'elderMan',
          at: { x: 210, y: 760, scale: 0.72, depth: 700, afloat: true },
          pose: 'standStill',
          expression: 'surprise',
        },
        {
          kind: 'neighbourWoman',
          at: { x: 590, y: 760, scale: 0.72, depth: 700, afloat: true },
          pose: 'standStill',
          expression: 'worry',
        },
        {
          kind: 'elderWoman',
          at: { x: 910, y: 760, scale: 0.72, depth: 700, afloat: true },
          pose: 'standStill',
          expression: 'amazed',
        },
        {
          kind: 'parrot',
          at: { x: 1060, y: 640, scale: 0.8, depth: 1100, afloat: true },
          expression: 'surprise',
          facing: -1,
        },
        { kind: 'dogSit', at: { x: 1390, y: 1066, scale: 1.1, depth: 1100 }, expression: 'surprise', facing: -1 },
      ],
    }),
    texts: [],
    stops: [],
  },
  {
    key: 's08',
    kind: 'reveal',
    scene: flat('roarCarousel', {
      heroes: [
        {
          at: { x: 2160, y: 1270, scale: 2.2, depth: 1500 },
          pose: 'standStill',
          expression: 'determined',
          outfit: BY_NIGHT,
          facing: -1,
          lookAt: { actor: 'baby' },
        },
      ],
      companions: [
        baby({ x: 1580, y: 660, scale: 1.1, depth: 700 }, 'sitGround', 'scream'),
        {
          kind: 'father',
          at: { x: 1420, y: 690, scale: 1.1, depth: 600 },
          pose: 'standStill',
          expression: 'worry',
          lookAt: { actor: 'baby' },
          hands: {
            left: { at: { x: 1420, y: 440 }, shape: 'grip' },
            right: { at: { x: 1500, y: 440 }, shape: 'grip' },
          },
        },
        {
          kind: 'grandmother',
          at: { x: 1010, y: 880, scale: 1.35 },
          pose: 'clap',
          expression: 'joy',
          lookAt: { actor: 'baby' },
        },
        {
          kind: 'mother',
          at: { x: 1480, y: 1040, scale: 1.5 },
          pose: 'run',
          expression: 'worry',
          facing: 1,
          lookAt: { actor: 'baby' },
        },
      ],
      props: [{ kind: 'vacuumCleaner', at: { x: 1850, y: 1010, scale: 1.2 } }],
    }),
    texts: [],
    stops: [],
  },
];
