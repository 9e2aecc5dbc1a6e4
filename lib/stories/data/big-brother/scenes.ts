import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const BY_DAY = 'dungarees';
const BY_NIGHT = 'starryPajamas';

export const cover: SceneInput = {
  stage: 'livingRoom',
  palette: 'day',
  camera: { x: 610, y: 490, zoom: 1.27 },
  hero: { pose: 'carry', slot: 'middle', expression: 'joy', outfit: BY_DAY, scale: 1.2, yaw: 0.12, gaze: [0, 0.1] },
  companions: [
    { kind: 'babyWrapped', slot: '@arms', expression: 'joy', scale: 1 },
    { kind: 'catSit', slot: 'sofa', expression: 'wonder', scale: 0.95 },
  ],
  props: [{ kind: 'balloons', slot: 'right', scale: 1.2 }],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'nursery',
      palette: 'day',
      camera: { x: 640, y: 800, zoom: 1.36 },
      hero: {
        pose: 'read',
        slot: 'middle',
        scale: 0.95,
        expression: 'joy',
        outfit: BY_DAY,
        holds: 'map',
        gaze: [0.2, 0.7],
      },
      props: [
        { kind: 'balloons', slot: 'chair', scale: 0.9 },
        { kind: 'ball', slot: 'right' },
      ],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'livingRoom',
      palette: 'day',
      camera: { x: 600, y: 690, zoom: 1.14 },
      hero: { pose: 'standStill', slot: 'left', expression: 'wonder', outfit: BY_DAY, gaze: [0.8, 0.2], yaw: 0.5 },
      companions: [
        { kind: 'mother', slot: 'sofaRight', expression: 'joy', facing: -1, pose: 'sitChair' },
        { kind: 'babyWrapped', slot: 'sofaRight', expression: 'asleep' },
        { kind: 'father', slot: 'right', expression: 'joy', facing: -1, pose: 'handsOnHeart' },
      ],
      props: [{ kind: 'balloons', slot: 'sideTable' }],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'nursery',
      palette: 'day',
      camera: { x: 660, y: 740, zoom: 1.3 },
      hero: {
        pose: 'cheer',
        slot: 'cotSide',
        expression: 'laugh',
        outfit: BY_DAY,
        scale: 0.95,
        gaze: [0.8, 0.3],
        yaw: 0.5,
      },
      companions: [{ kind: 'baby', slot: 'cot', expression: 'asleep', scale: 1.4 }],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'flowerGarden',
      palette: 'day',
      camera: { x: 600, y: 680, zoom: 1.12 },
      hero: { pose: 'jump', slot: 'right', expression: 'laugh', outfit: 'raincoat', facing: -1 },
      companions: [{ kind: 'dogRun', slot: 'left', expression: 'joy' }],
      weather: 'rain',
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'kitchen',
      palette: 'dusk',
      camera: { x: 600, y: 700, zoom: 1.18 },
      hero: { pose: 'think', slot: 'left', expression: 'sad', outfit: BY_DAY, gaze: [0.3, 0.6] },
      companions: [
        { kind: 'mother', slot: 'middle', expression: 'calm', pose: 'handsOnHeart' },
        { kind: 'grandmother', slot: 'right', expression: 'joy', facing: -1, pose: 'pray' },
        { kind: 'babyWrapped', slot: 'armsMiddle', expression: 'asleep' },
      ],
      props: [{ kind: 'soupPot', slot: 'tableLeft', scale: 1.1 }],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'playroom',
      palette: 'day',
      camera: { x: 560, y: 760, zoom: 1.22 },
      hero: { pose: 'sitGround', slot: 'left', expression: 'sad', outfit: 'lionCostume', gaze: [0.5, 0.5] },
      companions: [{ kind: 'grandfather', slot: 'right', expression: 'calm', facing: -1, pose: 'crouch' }],
      props: [{ kind: 'cookies', slot: 'middle' }],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'bedroom',
      palette: 'lamp',
      camera: { x: 560, y: 640, zoom: 1.14 },
      hero: { pose: 'sitBed', slot: 'bed', expression: 'surprise', outfit: BY_NIGHT, gaze: [0.9, -0.1] },
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'livingRoom',
      palette: 'night',
      camera: { x: 600, y: 690, zoom: 1.14 },
      hero: {
        pose: 'handsOnHeart',
        slot: 'right',
        expression: 'worry',
        outfit: BY_NIGHT,
        facing: -1,
        gaze: [-0.8, 0.1],
        yaw: -0.5,
      },
      companions: [
        { kind: 'mother', slot: 'far', expression: 'worry', facing: -1, pose: 'handsOnHeart', scale: 1.3 },
        { kind: 'father', slot: 'sofa', expression: 'worry', pose: 'sitChair' },
        { kind: 'babyWrapped', slot: 'sofa', expression: 'sad' },
        { kind: 'grandmother', slot: 'sofaRight', expression: 'wonder', facing: -1, pose: 'sitChair' },
      ],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'nursery',
      palette: 'night',
      camera: { x: 700, y: 780, zoom: 1.36 },
      hero: {
        pose: 'read',
        slot: 'middle',
        scale: 0.95,
        expression: 'calm',
        outfit: BY_NIGHT,
        holds: 'map',
        yaw: 0.5,
        gaze: [0.7, 0],
      },
      companions: [{ kind: 'baby', slot: 'cot', expression: 'wonder', scale: 1.4 }],
      props: [{ kind: 'moonLamp', slot: 'drawers', scale: 1.2 }],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'nursery',
      palette: 'night',
      camera: { x: 690, y: 770, zoom: 2.2 },
      hero: {
        pose: 'kneelSill',
        slot: 'cotSide',
        expression: 'calm',
        outfit: BY_NIGHT,
        yaw: 0.6,
        pitch: 0.15,
        gaze: [0.8, 0.4],
      },
      companions: [{ kind: 'baby', slot: 'cot', expression: 'wonder', scale: 1.9 }],
      props: [{ kind: 'moonLamp', slot: 'drawers' }],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'flowerGarden',
      palette: 'day',
      camera: { x: 600, y: 760, zoom: 1.2 },
      hero: { pose: 'lie', slot: 'right', expression: 'laugh', outfit: BY_DAY, facing: -1, gaze: [-0.8, 0.2] },
      companions: [
        { kind: 'father', slot: 'left', expression: 'laugh', pose: 'crouch' },
        { kind: 'baby', slot: 'middle', expression: 'laugh', scale: 1.35, facing: -1 },
      ],
      weather: 'petals',
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'nursery',
      palette: 'night',
      camera: { x: 540, y: 700, zoom: 1.12 },
      hero: { pose: 'sitChair', slot: 'chair', expression: 'asleep', outfit: BY_NIGHT, holds: 'map' },
      companions: [
        { kind: 'baby', slot: 'cot', expression: 'asleep', scale: 1.4 },
        { kind: 'catCurl', slot: 'rug', expression: 'asleep', scale: 0.8 },
      ],
      props: [{ kind: 'moonLamp', slot: 'drawers', scale: 1.2 }],
    },
  },
];
