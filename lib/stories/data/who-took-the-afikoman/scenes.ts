import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const OUTFIT = 'festive';
/** Who leads the Seder. */
const GRANDPA = { kind: 'grandfather', outfit: 'cardigan', headwear: 'kippah' } as const;
const GRANDMA = { kind: 'grandmother', outfit: 'longDress' } as const;
/** The little cousin. */
const COUSIN = { kind: 'cousin', outfit: 'dress' } as const;
/** The uncle whose ball it is. */
const UNCLE = { kind: 'uncle', outfit: 'shirt', headwear: 'kippah' } as const;

export const cover: SceneInput = {
  stage: 'festivalTable',
  palette: 'night',
  camera: { x: 720, y: 548, zoom: 1.19 },
  hero: {
    pose: 'kneelSill',
    slot: 'middle',
    facing: -1,
    expression: 'joy',
    outfit: OUTFIT,
    yaw: 0,
    pitch: 0,
    gaze: [0, 0],
    scale: 1.16,
  },
  companions: [{ ...GRANDPA, slot: 'right', expression: 'joy', facing: -1, pose: 'portrait', scale: 1.2 }],
  props: [
    { kind: 'matzah', slot: 'table2', scale: 1 },
    { kind: 'sederPlate', slot: 'table3', scale: 1.2 },
    { kind: 'kiddushCup', slot: 'table4', scale: 1 },
  ],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'festivalTable',
      palette: 'night',
      camera: { x: 600, y: 700, zoom: 1.12 },
      hero: {
        pose: 'cheer',
        slot: 'middle',
        expression: 'joy',
        outfit: OUTFIT,
        yaw: 0.5,
        gaze: [0.7, 0.2],
        scale: 1.1,
      },
      companions: [
        { ...GRANDPA, slot: 'right', expression: 'joy', facing: -1, pose: 'pray', scale: 0.86 },
        { kind: 'mother', slot: 'left', expression: 'joy', scale: 0.84 },
      ],
      props: [
        { kind: 'sederChair', slot: 'seat', scale: 1 },
        { kind: 'kiddushCup', slot: 'table1' },
        { kind: 'sederPlate', slot: 'tableMiddle', scale: 1.1 },
        { kind: 'brokenMatzah', slot: 'table4', scale: 0.95 },
      ],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'livingRoom',
      palette: 'night',
      camera: { x: 560, y: 740, zoom: 1.2 },
      hero: {
        pose: 'sneak',
        slot: 'middle',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'afikoman',
        facing: -1,
        yaw: 0.5,
        gaze: [0.8, 0],
        scale: 1.1,
      },
      companions: [{ kind: 'dogSit', slot: 'left', expression: 'wonder', scale: 0.75 }],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'festivalTable',
      palette: 'night',
      camera: { x: 580, y: 710, zoom: 1.14 },
      hero: {
        pose: 'think',
        slot: 'middle',
        expression: 'surprise',
        outfit: OUTFIT,
        facing: -1,
        yaw: -0.2,
        gaze: [-0.2, -0.7],
        scale: 1.1,
      },
      companions: [
        { ...GRANDPA, slot: 'left', expression: 'wonder', pose: 'handsOnHeart', scale: 0.84 },
        { ...UNCLE, slot: 'right', expression: 'joy', facing: -1, scale: 0.86 },
      ],
      props: [
        { kind: 'sederPlate', slot: 'table2', scale: 1 },
        { kind: 'kiddushCup', slot: 'tableMiddle' },
      ],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'passoverKitchen',
      palette: 'night',
      camera: { x: 600, y: 700, zoom: 1.16 },
      hero: {
        pose: 'crouchReach',
        slot: 'far',
        expression: 'joy',
        outfit: OUTFIT,
        facing: -1,
        yaw: -0.4,
        gaze: [-0.6, 0.4],
        scale: 1.4,
      },
      companions: [{ kind: 'mother', slot: 'left', expression: 'surprise', pose: 'handsOnHeart', scale: 0.86 }],
      props: [{ kind: 'soupPot', slot: 'tableRight', scale: 1 }],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'bedroom',
      palette: 'lamp',
      camera: { x: 600, y: 740, zoom: 1.2 },
      hero: { pose: 'crawl', slot: 'rug', expression: 'joy', outfit: OUTFIT, facing: -1, yaw: -0.3, scale: 1.3 },
      companions: [{ kind: 'dogSit', slot: 'bed', expression: 'joy', scale: 0.42 }],
      props: [{ kind: 'ball', slot: 'bed', scale: 0.45 }],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'library',
      palette: 'night',
      camera: { x: 640, y: 660, zoom: 1.12 },
      hero: {
        pose: 'climb',
        slot: 'ladder',
        expression: 'surprise',
        outfit: OUTFIT,
        scale: 1.2,
        facing: -1,
        gaze: [-0.6, 0.3],
      },
      companions: [
        { ...GRANDMA, slot: 'left', expression: 'joy', pose: 'hugStand', scale: 0.86 },
        { kind: 'catCurl', slot: 'nook', expression: 'asleep', scale: 0.8 },
      ],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'garden',
      palette: 'night',
      camera: { x: 570, y: 700, zoom: 1.16 },
      hero: {
        pose: 'openGate',
        slot: 'gate',
        expression: 'wonder',
        outfit: OUTFIT,
        yaw: 0.1,
        pitch: 0.2,
        gaze: [-0.3, 0.9],
        scale: 0.85,
      },
      companions: [{ kind: 'catWalk', slot: 'path', expression: 'joy', facing: -1, scale: 0.5 }],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'attic',
      palette: 'night',
      camera: { x: 560, y: 770, zoom: 1.28 },
      hero: {
        pose: 'crouchReach',
        slot: 'left',
        expression: 'wonder',
        outfit: OUTFIT,
        holds: 'lantern',
        yaw: 0.4,
        gaze: [0.8, 0.4],
        scale: 1.15,
      },
      companions: [{ kind: 'mouse', slot: 'trunk', expression: 'surprise', facing: -1, scale: 0.7 }],
      props: [
        { kind: 'openSuitcase', slot: 'floor', scale: 1.4 },
        { kind: 'note', slot: 'boards', scale: 1.1 },
      ],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'festivalTable',
      palette: 'night',
      camera: { x: 620, y: 720, zoom: 1.14 },
      hero: {
        pose: 'think',
        slot: 'middle',
        expression: 'sad',
        outfit: OUTFIT,
        gaze: [0, 0.8],
        pitch: 0.15,
        scale: 1.1,
      },
      companions: [
        { ...GRANDPA, slot: 'right', expression: 'worry', facing: -1, pose: 'think', scale: 0.86 },
        { ...COUSIN, slot: 'left', expression: 'laugh', pose: 'clap' },
        { kind: 'catSit', slot: 'table5', expression: 'wonder', facing: -1, scale: 0.55 },
      ],
      props: [
        { kind: 'sederChair', slot: 'seat', scale: 1 },
        { kind: 'kiddushCup', slot: 'table2' },
        { kind: 'sederPlate', slot: 'tableMiddle' },
        { kind: 'kiddushCup', slot: 'table4' },
      ],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'festivalTable',
      palette: 'night',
      camera: { x: 620, y: 740, zoom: 1.16 },
      hero: {
        pose: 'carryHigh',
        slot: 'front',
        expression: 'surprise',
        outfit: OUTFIT,
        holds: 'cushion',
        yaw: 0.4,
        pitch: 0.2,
        gaze: [0.5, 0.9],
      },
      companions: [
        { ...GRANDPA, slot: 'right', expression: 'surprise', facing: -1, pose: 'handsOnHeart', scale: 0.86 },
      ],
      props: [
        { kind: 'crumbChair', slot: 'frontSeat' },
        { kind: 'kiddushCup', slot: 'table5' },
      ],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'festivalTable',
      palette: 'night',
      camera: { x: 610, y: 710, zoom: 1.12 },
      hero: { pose: 'cheer', slot: 'middle', expression: 'laugh', outfit: OUTFIT, scale: 1.1 },
      companions: [
        { ...GRANDPA, slot: 'right', expression: 'laugh', facing: -1, scale: 0.86 },
        { ...GRANDMA, slot: 'left', expression: 'laugh', scale: 0.84 },
        { ...COUSIN, slot: 'far', expression: 'laugh', facing: -1, pose: 'clap', scale: 1.35 },
        { kind: 'catSit', slot: 'table5', expression: 'joy', facing: -1, scale: 0.55 },
      ],
      props: [
        { kind: 'matzahCrumbs', slot: 'table2', scale: 0.5 },
        { kind: 'matzahCrumbs', slot: 'tableMiddle', scale: 1 },
        { kind: 'matzahCrumbs', slot: 'table4', scale: 0.5 },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'bedroom',
      palette: 'lamp',
      camera: { x: 620, y: 720, zoom: 1.14 },
      hero: { pose: 'sleep', slot: 'pillow', expression: 'asleep', outfit: 'starryPajamas' },
      companions: [
        { ...GRANDPA, slot: 'rug', expression: 'joy', facing: -1, pose: 'kneel' },
        { kind: 'catCurl', slot: '@shoulder', expression: 'asleep', facing: -1, scale: 0.9 },
      ],
    },
  },
];
