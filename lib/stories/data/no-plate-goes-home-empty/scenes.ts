import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

/** On every day of Ramadan; new clothes come with the feast. */
const OUTFIT = 'hoodie';
const FEAST = 'kaftan';

/** The new neighbour, who carves wood. */
const OLD_MAN = { kind: 'elderMan', outfit: 'cardigan' } as const;
/** Umm Salim from next door. */
const AUNT = { kind: 'neighbourWoman', outfit: 'abaya', headwear: 'hijab' } as const;

export const cover: SceneInput = {
  place: 'levant',
  stage: 'ramadanCourtyard',
  palette: 'dusk',
  camera: { x: 475, y: 482, zoom: 1.26 },
  hero: {
    pose: 'lightCandle',
    slot: 'left',
    expression: 'joy',
    outfit: OUTFIT,
    holds: 'qatayef',
    yaw: 0.1,
    gaze: [0, 0],
    scale: 1.3,
  },
  companions: [
    { ...OLD_MAN, slot: 'far', expression: 'joy', facing: -1, pose: 'handsOnHeart', scale: 1.17 },
    { kind: 'catSit', slot: 'table', expression: 'joy', facing: -1, scale: 1.05 },
  ],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      place: 'levant',
      stage: 'ramadanCourtyard',
      palette: 'dusk',
      hero: {
        pose: 'pointUp',
        slot: 'right',
        expression: 'wonder',
        outfit: OUTFIT,
        facing: -1,
        yaw: -0.5,
        pitch: -0.25,
        gaze: [-0.5, -0.7],
        scale: 1.1,
      },
      companions: [{ kind: 'catSit', slot: 'left', expression: 'wonder', scale: 0.7 }],
      props: [
        { kind: 'fanous', slot: 'table', scale: 1.6 },
        { kind: 'crescentGarland', slot: 'air' },
      ],
    },
  },
  {
    key: 's02',
    scene: {
      place: 'levant',
      stage: 'kitchen',
      palette: 'night',
      camera: { x: 600, y: 720, zoom: 1.16 },
      hero: { pose: 'think', slot: 'middle', expression: 'asleep', outfit: OUTFIT, tilt: -0.25, scale: 1.1 },
      companions: [
        { kind: 'mother', slot: 'left', expression: 'joy', pose: 'sitChair', scale: 1.15 },
        { kind: 'grandmother', slot: 'right', expression: 'laugh', facing: -1, pose: 'sitChair', scale: 1.15 },
      ],
      props: [
        { kind: 'breadBasket', slot: 'tableLeft' },
        { kind: 'dates', slot: 'table' },
        { kind: 'teapot', slot: 'tableRight' },
      ],
    },
  },
  {
    key: 's03',
    scene: {
      place: 'levant',
      stage: 'ramadanCourtyard',
      palette: 'day',
      camera: { x: 580, y: 760, zoom: 1.25 },
      hero: {
        pose: 'sitGround',
        slot: 'left',
        expression: 'worry',
        outfit: OUTFIT,
        yaw: 0.4,
        pitch: -0.2,
        gaze: [0.5, -0.7],
        scale: 1.2,
      },
      companions: [
        { kind: 'catSit', slot: 'right', expression: 'joy', facing: -1, scale: 0.8 },
        { kind: 'bird', slot: 'tableRight', expression: 'joy', facing: -1, scale: 0.6 },
      ],
    },
  },
  {
    key: 's04',
    scene: {
      place: 'levant',
      stage: 'kitchen',
      palette: 'day',
      camera: { x: 600, y: 740, zoom: 1.22 },
      hero: {
        pose: 'lightCandle',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'qatayef',
        yaw: 0.5,
        pitch: -0.1,
        gaze: [0.7, -0.3],
        scale: 1.1,
      },
      companions: [
        { kind: 'grandmother', slot: 'right', expression: 'joy', facing: -1, pose: 'hugStand', scale: 0.86 },
      ],
      props: [
        { kind: 'qatayef', slot: 'table', scale: 0.9 },
        { kind: 'teapot', slot: 'tableRight', scale: 0.9 },
      ],
    },
  },
  {
    key: 's05',
    scene: {
      place: 'levant',
      stage: 'market',
      palette: 'day',
      camera: { x: 600, y: 740, zoom: 1.22 },
      hero: {
        pose: 'walkLantern',
        slot: 'middle',
        expression: 'calm',
        outfit: OUTFIT,
        holds: 'qatayef',
        yaw: 0.4,
        gaze: [0.7, 0.4],
        scale: 1.1,
      },
      companions: [{ kind: 'catWalk', slot: 'left', expression: 'wonder', scale: 0.7 }],
    },
  },
  {
    key: 's06',
    scene: {
      place: 'levant',
      stage: 'livingRoom',
      palette: 'day',
      camera: { x: 600, y: 760, zoom: 1.25 },
      hero: {
        pose: 'lightCandle',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'qatayef',
        yaw: 0.5,
        gaze: [0.7, 0.1],
        scale: 1.1,
      },
      companions: [{ ...AUNT, slot: 'right', expression: 'laugh', facing: -1, pose: 'kneel' }],
      props: [{ kind: 'dates', slot: 'rug', scale: 1.2 }],
    },
  },
  {
    key: 's07',
    scene: {
      place: 'levant',
      stage: 'bakery',
      palette: 'dusk',
      camera: { x: 600, y: 690, zoom: 1.14 },
      hero: {
        pose: 'lightCandle',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'breadBasket',
        yaw: 0.5,
        pitch: -0.1,
        gaze: [0.6, -0.3],
        scale: 1.15,
      },
      companions: [{ kind: 'baker', slot: 'baker', expression: 'joy', facing: -1, pose: 'hugStand', scale: 0.92 }],
      props: [{ kind: 'dates', slot: 'counterRight', scale: 1.1 }],
    },
  },
  {
    key: 's08',
    scene: {
      place: 'levant',
      stage: 'newHome',
      palette: 'dusk',
      camera: { x: 590, y: 680, zoom: 1.1 },
      hero: {
        pose: 'standStill',
        slot: 'left',
        expression: 'shy',
        outfit: OUTFIT,
        holds: 'plate',
        yaw: 0.5,
        pitch: -0.2,
        gaze: [0.7, -0.4],
        scale: 1.15,
      },
      companions: [{ ...OLD_MAN, slot: 'right', expression: 'sad', facing: -1, pose: 'hugStand', scale: 0.84 }],
    },
  },
  {
    key: 's09',
    scene: {
      place: 'levant',
      stage: 'newHome',
      palette: 'dusk',
      camera: { x: 740, y: 760, zoom: 1.45 },
      hero: {
        pose: 'pointUp',
        slot: 'middle',
        expression: 'joy',
        outfit: OUTFIT,
        yaw: 0.5,
        pitch: -0.1,
        gaze: [0.7, -0.1],
        scale: 1.1,
      },
      companions: [{ ...OLD_MAN, slot: 'right', expression: 'surprise', facing: -1, pose: 'crouch', scale: 0.95 }],
    },
  },
  {
    key: 's10',
    scene: {
      place: 'levant',
      stage: 'rooftops',
      palette: 'dusk',
      camera: { x: 560, y: 700, zoom: 1.15 },
      hero: { pose: 'run', slot: 'middle', expression: 'laugh', outfit: OUTFIT, yaw: 0.3 },
      companions: [{ ...OLD_MAN, slot: 'left', expression: 'laugh', pose: 'openGate', scale: 0.85 }],
    },
  },
  {
    key: 's11',
    scene: {
      place: 'levant',
      stage: 'ramadanCourtyard',
      palette: 'night',
      camera: { x: 600, y: 760, zoom: 1.2 },
      hero: {
        pose: 'sitGround',
        slot: 'middle',
        expression: 'laugh',
        outfit: OUTFIT,
        yaw: -0.3,
        gaze: [-0.6, 0],
        scale: 1.15,
      },
      companions: [
        { ...OLD_MAN, slot: 'left', expression: 'joy', pose: 'sitGround', scale: 0.95 },
        { kind: 'grandmother', slot: 'right', expression: 'joy', facing: -1, pose: 'sitGround', scale: 0.95 },
        { kind: 'mother', slot: 'far', expression: 'joy', facing: -1, scale: 1.1 },
      ],
      props: [
        { kind: 'dates', slot: 'table', scale: 1.2 },
        { kind: 'soupPot', slot: 'tableRight' },
        { kind: 'breadBasket', slot: 'tableLeft' },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      place: 'levant',
      stage: 'ramadanCourtyard',
      palette: 'night',
      camera: { x: 600, y: 600, zoom: 1 },
      hero: {
        pose: 'walkLantern',
        slot: 'left',
        expression: 'joy',
        outfit: FEAST,
        holds: 'fanous',
        yaw: 0.4,
        gaze: [0.6, 0.2],
        scale: 1.15,
      },
      companions: [
        { ...OLD_MAN, outfit: FEAST, slot: 'right', expression: 'joy', facing: -1, pose: 'hugStand', scale: 0.85 },
      ],
      props: [
        { kind: 'plate', slot: 'table', scale: 1.7 },
        { kind: 'woodenBird', slot: 'table', scale: 1.3 },
        { kind: 'gifts', slot: 'far', scale: 1 },
      ],
    },
  },
];
