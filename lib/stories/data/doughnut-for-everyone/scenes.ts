import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const OUTFIT = 'sweater';

/** The neighbours, floor by floor. */
const OLD_LADY = { kind: 'elderWoman', outfit: 'cardigan' } as const;
const YOUNG_FATHER = { kind: 'neighbourMan', outfit: 'polo' } as const;
const GIRL = { kind: 'girlFriend', outfit: 'skirt' } as const;
const HER_BROTHER = { kind: 'boyFriend', outfit: 'stripes' } as const;
const MUSICIAN = { kind: 'elderMan', outfit: 'shirt' } as const;

export const cover: SceneInput = {
  stage: 'windowSill',
  palette: 'night',
  camera: { x: 690, y: 604, zoom: 1.24 },
  hero: {
    pose: 'carry',
    slot: 'middle',
    expression: 'joy',
    outfit: OUTFIT,
    holds: 'doughnutBox',
    yaw: 0.1,
    gaze: [0, 0],
    scale: 1.1,
  },
  companions: [{ kind: 'catSit', slot: 'sillLeft', expression: 'joy', facing: -1, scale: 0.95 }],
  props: [{ kind: 'hanukkiah', slot: 'far', count: 8, scale: 1.5 }],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'bakery',
      palette: 'dusk',
      camera: { x: 590, y: 670, zoom: 1.12 },
      hero: {
        pose: 'cheer',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        yaw: 0.5,
        pitch: -0.1,
        gaze: [0.7, 0],
        scale: 1.1,
      },
      companions: [{ kind: 'baker', slot: 'baker', expression: 'joy', facing: -1, pose: 'handsOnHeart', scale: 0.92 }],
      props: [{ kind: 'doughnutBox', slot: 'counter', scale: 1.3 }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'cityStreet',
      palette: 'night',
      camera: { x: 620, y: 740, zoom: 1.22 },
      hero: {
        pose: 'carry',
        slot: 'middle',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'doughnutBox',
        yaw: 0.35,
        gaze: [0.5, 0],
        scale: 1.1,
      },
      companions: [{ kind: 'dogWalk', slot: 'left', expression: 'joy', scale: 0.62 }],
      weather: 'wind',
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'cityStreet',
      palette: 'dark',
      camera: { x: 415, y: 720, zoom: 1.44 },
      hero: {
        pose: 'carry',
        slot: 'middle',
        expression: 'surprise',
        outfit: OUTFIT,
        holds: 'doughnutBox',
        facing: -1,
        yaw: -0.6,
        pitch: -0.25,
        gaze: [-0.6, -0.7],
      },
      companions: [{ kind: 'catSit', slot: 'bench', expression: 'surprise', scale: 0.7 }],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'livingRoom',
      palette: 'dark',
      camera: { x: 600, y: 740, zoom: 1.25 },
      hero: {
        pose: 'lightCandle',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'candle',
        yaw: 0.5,
        gaze: [0.7, -0.3],
        scale: 1.1,
      },
      companions: [{ ...OLD_LADY, slot: 'right', expression: 'joy', facing: -1, pose: 'handsOnHeart', scale: 0.88 }],
      props: [
        { kind: 'doughnuts', slot: 'sideTable', scale: 0.9, count: 1 },
        { kind: 'doughnutBox', slot: 'rug', scale: 0.9, count: 7 },
      ],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'kitchen',
      palette: 'dark',
      camera: { x: 610, y: 750, zoom: 1.3 },
      hero: {
        pose: 'lightCandle',
        slot: 'left',
        expression: 'wonder',
        outfit: OUTFIT,
        holds: 'candle',
        yaw: 0.5,
        gaze: [0.8, 0.1],
        scale: 1.1,
      },
      companions: [
        { ...YOUNG_FATHER, slot: 'right', expression: 'joy', facing: -1, pose: 'handsOnHeart', scale: 0.9 },
        { kind: 'neighbourBaby', slot: 'armsRight', expression: 'wonder', facing: -1 },
      ],
      props: [
        { kind: 'doughnutBox', slot: 'tableLeft', scale: 1.1, count: 5 },
        { kind: 'doughnuts', slot: 'table', scale: 0.9, count: 2 },
      ],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'playroom',
      palette: 'dark',
      camera: { x: 625, y: 720, zoom: 1.14 },
      hero: {
        pose: 'lightCandle',
        slot: 'right',
        expression: 'laugh',
        outfit: OUTFIT,
        holds: 'candle',
        facing: -1,
        yaw: -0.4,
        gaze: [-0.7, 0.1],
        scale: 0.9,
      },
      companions: [
        { ...GIRL, slot: 'tent', expression: 'laugh', pose: 'sitGround', scale: 1.1 },
        { ...HER_BROTHER, slot: 'middle', expression: 'laugh', pose: 'cheer', scale: 0.8 },
      ],
      props: [
        { kind: 'doughnutBox', slot: 'castle', scale: 0.85, count: 3 },
        { kind: 'doughnuts', slot: 'left', scale: 0.8, count: 2 },
      ],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'attic',
      palette: 'dark',
      camera: { x: 600, y: 720, zoom: 1.2 },
      hero: {
        pose: 'lightCandle',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'candle',
        yaw: 0.5,
        gaze: [0.7, -0.3],
        scale: 1.1,
      },
      companions: [{ ...MUSICIAN, slot: 'trunk', expression: 'joy', facing: -1, pose: 'sitChair', scale: 1.2 }],
      props: [{ kind: 'guitar', slot: 'trunk', scale: 1.25 }],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'windowSill',
      palette: 'dark',
      camera: { x: 500, y: 690, zoom: 1.3 },
      hero: {
        pose: 'lightCandle',
        slot: 'left',
        expression: 'sad',
        outfit: OUTFIT,
        holds: 'candle',
        yaw: 0.5,
        pitch: 0.15,
        gaze: [0.7, 0.6],
      },
      props: [{ kind: 'doughnutBox', slot: 'sill', scale: 0.8, count: 0 }],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'windowSill',
      palette: 'night',
      camera: { x: 600, y: 640, zoom: 1.06 },
      hero: {
        pose: 'lightCandle',
        slot: 'left',
        expression: 'wonder',
        outfit: OUTFIT,
        holds: 'candle',
        yaw: 0.6,
        gaze: [0.8, -0.2],
      },
      companions: [
        { kind: 'mother', slot: 'right', expression: 'joy', facing: -1, pose: 'handsOnHeart', scale: 0.68 },
        { kind: 'grandfather', slot: 'behind', expression: 'joy', facing: -1, scale: 0.74 },
        { kind: 'catSit', slot: 'sillRight', expression: 'wonder', facing: -1, scale: 0.6 },
      ],
      props: [{ kind: 'hanukkiah', slot: 'sill', count: 8 }],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'livingRoom',
      palette: 'night',
      camera: { x: 600, y: 690, zoom: 1.1 },
      hero: {
        pose: 'handsOnHeart',
        slot: 'left',
        expression: 'surprise',
        outfit: OUTFIT,
        yaw: 0.6,
        pitch: -0.1,
        gaze: [0.8, -0.2],
        scale: 1.1,
      },
      companions: [
        { ...OLD_LADY, slot: 'middle', expression: 'joy', facing: -1, pose: 'handsOnHeart', scale: 0.85 },
        { ...MUSICIAN, slot: 'right', expression: 'laugh', facing: -1, pose: 'wave', scale: 0.88 },
        { ...GIRL, slot: 'far', expression: 'laugh', facing: -1, pose: 'wave', scale: 1.2 },
      ],
      props: [
        { kind: 'soupPot', slot: 'middle', scale: 0.9 },
        { kind: 'guitar', slot: 'right', scale: 0.95 },
        { kind: 'fruitBowl', slot: 'sideTable' },
      ],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'festivalTable',
      palette: 'night',
      camera: { x: 600, y: 720, zoom: 1.14 },
      hero: {
        pose: 'clap',
        slot: 'middle',
        expression: 'laugh',
        outfit: OUTFIT,
        gaze: [0.4, 0.2],
        yaw: 0.3,
        scale: 1.12,
      },
      companions: [
        { ...OLD_LADY, slot: 'left', expression: 'laugh', scale: 0.86 },
        { kind: 'baker', slot: 'right', expression: 'laugh', facing: -1, scale: 0.86 },
        { ...GIRL, slot: 'far', expression: 'joy', facing: -1, pose: 'stand', scale: 1.4 },
      ],
      props: [
        { kind: 'soupPot', slot: 'table2', scale: 0.8 },
        { kind: 'doughnuts', slot: 'table3', scale: 1.3 },
        { kind: 'fruitBowl', slot: 'table5', scale: 0.8 },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'windowSill',
      palette: 'night',
      camera: { x: 640, y: 700, zoom: 1.2 },
      hero: { pose: 'think', slot: 'right', expression: 'asleep', outfit: OUTFIT, facing: -1, yaw: -0.3, tilt: -0.25 },
      companions: [{ kind: 'catCurl', slot: 'sill', expression: 'asleep', scale: 0.5 }],
      props: [{ kind: 'hanukkiah', slot: 'sillLeft', scale: 1.4, count: 8 }],
    },
  },
];
