import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const OUTFIT = 'cardigan';

export const cover: SceneInput = {
  stage: 'library',
  palette: 'dusk',
  camera: { x: 560, y: 634, zoom: 1.27 },
  hero: {
    pose: 'read',
    slot: 'rug',
    expression: 'joy',
    outfit: OUTFIT,
    holds: 'openBook',
    scale: 1.55,
    yaw: 0.1,
    pitch: -0.05,
    gaze: [0, 0],
  },
  companions: [
    { kind: 'dragonSit', slot: 'far', expression: 'wonder', facing: -1, scale: 1.5 },
    { kind: 'mouse', slot: 'right', expression: 'joy', facing: -1, scale: 0.8 },
  ],
  weather: 'confetti',
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'library',
      palette: 'day',
      camera: { x: 640, y: 600, zoom: 1.7 },
      hero: {
        pose: 'read',
        slot: 'nook',
        expression: 'wonder',
        outfit: OUTFIT,
        holds: 'openBook',
        pitch: 0.12,
        gaze: [0, 0.8],
      },
      companions: [{ kind: 'catCurl', slot: 'far', expression: 'asleep', facing: -1, scale: 1.1 }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'library',
      palette: 'day',
      camera: { x: 520, y: 680, zoom: 1.12 },
      hero: {
        pose: 'lightCandle',
        slot: 'left',
        expression: 'surprise',
        outfit: OUTFIT,
        holds: 'openBook',
        yaw: 0.3,
        gaze: [0.6, -0.5],
        scale: 1.15,
      },
      companions: [{ kind: 'catWalk', slot: 'far', expression: 'surprise', facing: -1, scale: 1.1 }],
      weather: 'confetti',
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'market',
      palette: 'day',
      camera: { x: 620, y: 720, zoom: 1.2 },
      hero: { pose: 'point', slot: 'left', expression: 'laugh', outfit: OUTFIT, yaw: 0.6, gaze: [0.8, 0.4] },
      companions: [{ kind: 'ladybird', slot: 'far', expression: 'joy', scale: 0.5 }],
      props: [{ kind: 'watermelon', slot: 'right', scale: 1.7 }],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'cityStreet',
      palette: 'day',
      hero: { pose: 'run', slot: 'left', expression: 'determined', outfit: OUTFIT, yaw: 0.6, gaze: [0.8, 0.3] },
      companions: [{ kind: 'catWalk', slot: 'middle', expression: 'wonder', scale: 0.8 }],
      props: [{ kind: 'bicycle', slot: 'right', scale: 1.3 }],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'playground',
      palette: 'day',
      hero: {
        pose: 'jump',
        slot: 'middle',
        expression: 'laugh',
        outfit: OUTFIT,
        yaw: 0.4,
        pitch: -0.25,
        gaze: [0.7, -0.8],
      },
      companions: [{ kind: 'dogSit', slot: 'sandbox', expression: 'wonder', scale: 0.95 }],
      props: [{ kind: 'ball', slot: 'air', scale: 1.2 }],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'bakery',
      palette: 'day',
      camera: { x: 690, y: 640, zoom: 1.12 },
      hero: {
        pose: 'clap',
        slot: 'middle',
        expression: 'wonder',
        outfit: OUTFIT,
        yaw: 0.6,
        pitch: -0.1,
        gaze: [0.8, -0.1],
      },
      companions: [
        { kind: 'baker', slot: 'baker', expression: 'laugh', facing: -1, pose: 'handsOnHeart', scale: 0.92 },
      ],
      props: [{ kind: 'breadBasket', slot: 'counter', scale: 1.2 }],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'rooftops',
      palette: 'dusk',
      hero: {
        pose: 'climb',
        slot: 'left',
        expression: 'determined',
        outfit: OUTFIT,
        yaw: 0.5,
        pitch: -0.25,
        gaze: [0.7, -0.7],
      },
      companions: [{ kind: 'stork', slot: 'air', expression: 'surprise', facing: -1, scale: 1 }],
      props: [
        { kind: 'ladder', slot: 'left', scale: 1.4 },
        { kind: 'nest', slot: 'wall', scale: 1.1 },
      ],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'flowerGarden',
      palette: 'day',
      hero: {
        pose: 'pull',
        slot: 'middle',
        expression: 'laugh',
        outfit: OUTFIT,
        holds: 'kite',
        yaw: 0.4,
        pitch: -0.2,
        gaze: [0.6, -0.7],
      },
      companions: [{ kind: 'butterfly', slot: 'bed', expression: 'joy', scale: 0.6 }],
      weather: 'wind',
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'attic',
      palette: 'night',
      camera: { x: 610, y: 720, zoom: 1.22 },
      hero: {
        pose: 'kneel',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'candle',
        yaw: 0.6,
        gaze: [0.8, 0.4],
      },
      companions: [{ kind: 'mouse', slot: 'right', expression: 'shy', facing: -1, scale: 1 }],
      props: [{ kind: 'letterScraps', slot: 'middle', scale: 1.3 }],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'library',
      palette: 'dusk',
      camera: { x: 580, y: 790, zoom: 1.42 },
      hero: {
        pose: 'crouchReach',
        slot: 'left',
        expression: 'worry',
        outfit: OUTFIT,
        yaw: 0.5,
        pitch: 0.12,
        gaze: [0.6, 0.6],
      },
      companions: [{ kind: 'mouse', slot: 'right', expression: 'worry', facing: -1, scale: 0.8 }],
      props: [{ kind: 'openBook', slot: 'middle', scale: 1.5 }],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'castle',
      palette: 'dusk',
      hero: {
        pose: 'cheer',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        yaw: 0.7,
        pitch: -0.2,
        gaze: [0.7, -0.6],
      },
      companions: [
        { kind: 'dragonSit', slot: 'right', expression: 'wonder', facing: -1, scale: 1.9 },
        { kind: 'mouse', slot: 'middle', expression: 'worry', scale: 0.5 },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'library',
      palette: 'night',
      camera: { x: 650, y: 830, zoom: 1.8 },
      hero: {
        pose: 'read',
        slot: 'middle',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'openBook',
        yaw: 0.4,
        gaze: [0.7, 0.3],
      },
      companions: [{ kind: 'mouse', slot: 'right', expression: 'asleep', facing: -1, scale: 0.7 }],
    },
  },
];
