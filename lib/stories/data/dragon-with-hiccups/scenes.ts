import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const OUTFIT = 'explorer';
/** The king, with his crown. */
const KING = { kind: 'elderMan', outfit: 'crownCostume' } as const;

export const cover: SceneInput = {
  stage: 'mountain',
  palette: 'dusk',
  camera: { x: 690, y: 495, zoom: 1.26 },
  hero: { pose: 'wave', slot: 'middle', expression: 'joy', outfit: OUTFIT, yaw: 0, gaze: [0, 0], scale: 1.14 },
  companions: [{ kind: 'dragonSit', slot: 'right', expression: 'joy', facing: -1, scale: 1.45 }],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'townSquare',
      palette: 'day',
      camera: { x: 560, y: 690, zoom: 1.12 },
      hero: {
        pose: 'lightCandle',
        slot: 'left',
        expression: 'surprise',
        outfit: OUTFIT,
        holds: 'letter',
        yaw: 0.35,
        gaze: [0.7, 0.4],
        scale: 1.1,
      },
      companions: [
        { kind: 'baker', slot: 'right', expression: 'worry', facing: -1, pose: 'think' },
        { kind: 'dove', slot: 'fountain', expression: 'calm', scale: 0.5, facing: -1 },
      ],
      props: [{ kind: 'basket', slot: 'middle', scale: 1.1 }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'castle',
      palette: 'day',
      camera: { x: 600, y: 690, zoom: 1.16 },
      hero: {
        pose: 'handsOnHeart',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        yaw: 0.7,
        pitch: -0.15,
        gaze: [0.7, -0.4],
      },
      companions: [
        { ...KING, slot: 'right', expression: 'surprise', facing: -1, pose: 'point' },
        { kind: 'catSit', slot: 'far', expression: 'calm', scale: 0.9 },
      ],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'mountain',
      palette: 'day',
      hero: { pose: 'walk', slot: 'left', expression: 'determined', outfit: OUTFIT, yaw: 0.5, gaze: [0.7, -0.2] },
      companions: [
        { kind: 'neighbourMan', slot: 'spring', expression: 'surprise', facing: -1, pose: 'run', outfit: 'knight' },
        { kind: 'goat', slot: 'middle', expression: 'wonder', scale: 0.7 },
      ],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'mountain',
      palette: 'dusk',
      hero: {
        pose: 'stand',
        slot: 'left',
        expression: 'wonder',
        outfit: OUTFIT,
        yaw: 0.7,
        pitch: -0.25,
        gaze: [0.7, -0.7],
      },
      companions: [{ kind: 'dragonSit', slot: 'right', expression: 'shy', facing: -1, scale: 2.1 }],
      props: [{ kind: 'campfire', slot: 'rock', scale: 0.9 }],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'mountain',
      palette: 'dusk',
      camera: { x: 560, y: 690, zoom: 1.25 },
      hero: {
        pose: 'pointUp',
        slot: 'right',
        expression: 'determined',
        outfit: OUTFIT,
        facing: -1,
        yaw: -0.7,
        gaze: [-0.7, -0.4],
      },
      companions: [
        { kind: 'dragonSit', slot: 'left', expression: 'worry', scale: 1.8 },
        { kind: 'hedgehog', slot: 'far', expression: 'worry', scale: 0.8, facing: -1 },
      ],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'lake',
      palette: 'dawn',
      hero: {
        pose: 'crouchReach',
        slot: 'left',
        expression: 'wonder',
        outfit: OUTFIT,
        yaw: 0.6,
        gaze: [0.8, -0.3],
      },
      companions: [
        { kind: 'dragonSit', slot: 'water', expression: 'worry', facing: -1, scale: 2.9 },
        { kind: 'frogSit', slot: 'jetty', expression: 'laugh', scale: 0.8 },
      ],
      props: [{ kind: 'bucket', slot: 'middle', scale: 1.4 }],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'mountain',
      palette: 'day',
      hero: { pose: 'jump', slot: 'rock', expression: 'laugh', outfit: OUTFIT, yaw: 0.5, gaze: [0.8, 0], scale: 1.2 },
      companions: [
        { kind: 'dragonSit', slot: 'right', expression: 'calm', facing: -1, scale: 1.9 },
        { kind: 'rabbitSit', slot: 'left', expression: 'surprise', scale: 0.75 },
      ],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'mountain',
      palette: 'night',
      camera: { x: 600, y: 730, zoom: 1.2 },
      hero: {
        pose: 'sitGround',
        slot: 'left',
        expression: 'calm',
        outfit: OUTFIT,
        holds: 'sandwich',
        yaw: 0.6,
        pitch: -0.1,
        gaze: [0.7, -0.4],
      },
      companions: [{ kind: 'dragonSit', slot: 'right', expression: 'calm', facing: -1, scale: 1.8 }],
      props: [{ kind: 'campfire', slot: 'middle', scale: 0.9 }],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'mountain',
      palette: 'night',
      camera: { x: 585, y: 650, zoom: 1.52 },
      hero: {
        pose: 'standStill',
        slot: 'left',
        expression: 'worry',
        outfit: OUTFIT,
        yaw: 0.8,
        pitch: -0.3,
        gaze: [0.8, -0.7],
      },
      companions: [{ kind: 'dragonSit', slot: 'right', expression: 'sad', facing: -1, scale: 1.5 }],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'mountain',
      palette: 'dawn',
      camera: { x: 600, y: 700, zoom: 1.35 },
      hero: {
        pose: 'hugStand',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        yaw: 0.6,
        pitch: -0.2,
        gaze: [0.6, -0.7],
        scale: 0.9,
      },
      companions: [{ kind: 'dragonSit', slot: '@arms', expression: 'surprise', facing: -1, scale: 2.2 }],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'castle',
      palette: 'dusk',
      hero: {
        pose: 'handsOnHeart',
        slot: 'middle',
        expression: 'laugh',
        outfit: OUTFIT,
        yaw: 0.3,
        gaze: [0.6, -0.6],
      },
      companions: [
        { kind: 'dragonSit', slot: 'left', expression: 'joy', scale: 1.9 },
        { ...KING, slot: 'right', expression: 'surprise', facing: -1, pose: 'stand' },
      ],
      weather: 'confetti',
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'mountain',
      palette: 'day',
      hero: { pose: 'ride', slot: 'far', expression: 'laugh', outfit: OUTFIT, scale: 1.9, facing: -1 },
      companions: [
        { kind: 'dragonFly', slot: '@mount', expression: 'joy', scale: 1.1 },
        { kind: 'goat', slot: 'left', expression: 'joy', scale: 0.8 },
        { kind: 'girlFriend', slot: 'right', expression: 'laugh', facing: -1, pose: 'cheer', scale: 0.66 },
      ],
    },
  },
];
