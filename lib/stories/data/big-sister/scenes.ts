import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const BY_DAY = 'dress';
const LATER = 'sweater';

export const cover: SceneInput = {
  stage: 'oliveGrove',
  palette: 'day',
  camera: { x: 610, y: 490, zoom: 1.25 },
  hero: { pose: 'wave', slot: 'middle', expression: 'joy', outfit: BY_DAY, scale: 1.15, yaw: 0, gaze: [0, 0] },
  companions: [{ kind: 'catSit', slot: 'left', expression: 'joy', scale: 1 }],
  props: [
    { kind: 'tent', slot: 'far', scale: 1.85 },
    { kind: 'suitcase', slot: 'right', scale: 1.3 },
  ],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'livingRoom',
      palette: 'day',
      camera: { x: 540, y: 720, zoom: 1.24 },
      hero: { pose: 'standStill', slot: 'left', expression: 'sad', outfit: BY_DAY, gaze: [0.8, 0.1], yaw: 0.5 },
      companions: [
        { kind: 'mother', slot: 'sofaRight', expression: 'calm', facing: -1, pose: 'sitChair' },
        { kind: 'babyWrapped', slot: 'sofaRight', expression: 'asleep' },
        { kind: 'catSit', slot: 'right', expression: 'wonder', facing: -1, scale: 0.8 },
      ],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'playroom',
      palette: 'day',
      camera: { x: 600, y: 800, zoom: 1.35 },
      hero: { pose: 'kneel', slot: 'left', expression: 'determined', outfit: BY_DAY },
      props: [
        { kind: 'openSuitcase', slot: 'middle', scale: 1.1, count: 0 },
        { kind: 'bunny', slot: 'right', scale: 1.4 },
        { kind: 'lantern', slot: 'far' },
        { kind: 'cookies', slot: 'tent' },
      ],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'kitchen',
      palette: 'day',
      camera: { x: 600, y: 700, zoom: 1.18 },
      hero: {
        pose: 'point',
        slot: 'left',
        expression: 'determined',
        outfit: BY_DAY,
        facing: -1,
        yaw: 0.35,
        gaze: [0.8, -0.4],
      },
      companions: [{ kind: 'father', slot: 'right', expression: 'wonder', facing: -1, pose: 'handsOnHeart' }],
      props: [
        { kind: 'suitcase', slot: 'table', scale: 1 },
        { kind: 'breadBasket', slot: 'tableRight', scale: 1.4 },
      ],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'flowerGarden',
      palette: 'day',
      camera: { x: 560, y: 720, zoom: 1.16 },
      hero: { pose: 'walkWave', slot: 'left', expression: 'determined', outfit: BY_DAY, gaze: [0.7, 0] },
      companions: [{ kind: 'dogSit', slot: 'right', expression: 'wonder', facing: -1, scale: 0.7 }],
      props: [{ kind: 'suitcase', slot: 'bed' }],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'lake',
      palette: 'day',
      camera: { x: 600, y: 740, zoom: 1.14 },
      hero: { pose: 'crouch', slot: 'left', expression: 'wonder', outfit: BY_DAY, gaze: [0.8, 0.2] },
      companions: [
        { kind: 'duck', slot: 'right', expression: 'calm', facing: -1, scale: 0.9 },
        { kind: 'duck', slot: 'middle', expression: 'joy', facing: -1, scale: 0.4, colour: '#f2cf55' },
        { kind: 'duck', slot: 'water', expression: 'joy', facing: -1, scale: 0.7, colour: '#f2cf55' },
      ],
      props: [{ kind: 'suitcase', slot: 'jetty' }],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'oliveGrove',
      palette: 'day',
      hero: { pose: 'cheer', slot: 'middle', expression: 'joy', outfit: BY_DAY },
      props: [
        { kind: 'tent', slot: 'left', scale: 1 },
        { kind: 'suitcase', slot: 'right' },
      ],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'oliveGrove',
      palette: 'day',
      camera: { x: 600, y: 800, zoom: 1.3 },
      hero: { pose: 'read', slot: 'middle', expression: 'calm', outfit: BY_DAY, yaw: 0.9, pitch: 0, gaze: [0.9, -0.4] },
      companions: [{ kind: 'catSit', slot: 'right', expression: 'calm', facing: -1, scale: 0.85 }],
      props: [
        { kind: 'tent', slot: 'ladder', scale: 1.25 },
        { kind: 'bunny', slot: 'left', scale: 1.3 },
      ],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'oliveGrove',
      palette: 'dusk',
      camera: { shot: 'close' },
      hero: {
        pose: 'walkLantern',
        slot: 'middle',
        expression: 'wonder',
        outfit: LATER,
        holds: 'lantern',
        gaze: [0.9, -0.2],
      },
      props: [{ kind: 'tent', slot: 'left' }],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'flowerGarden',
      palette: 'dusk',
      camera: { x: 600, y: 720, zoom: 1.16 },
      hero: { pose: 'run', slot: 'left', expression: 'determined', outfit: LATER },
      companions: [{ kind: 'dogRun', slot: 'right', expression: 'joy', scale: 0.75 }],
      props: [{ kind: 'suitcase', slot: 'bed' }],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'nursery',
      palette: 'night',
      camera: { x: 600, y: 700, zoom: 1.25 },
      hero: { pose: 'kneelSill', slot: 'cotSide', expression: 'joy', outfit: LATER, yaw: 0.6, gaze: [0.8, 0.4] },
      companions: [
        { kind: 'mother', slot: 'left', expression: 'surprise', pose: 'handsOnHeart' },
        { kind: 'baby', slot: 'cot', expression: 'joy', scale: 1.8 },
      ],
      props: [{ kind: 'moonLamp', slot: 'drawers' }],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'livingRoom',
      palette: 'night',
      camera: { x: 600, y: 700, zoom: 1.2 },
      hero: { pose: 'sitChair', slot: 'lap', expression: 'calm', outfit: LATER, yaw: -0.3, gaze: [-0.5, 0] },
      companions: [
        { kind: 'mother', slot: 'sofaRight', expression: 'joy', facing: -1, pose: 'sitChair', scale: 1.1 },
        { kind: 'father', slot: 'sofa', expression: 'joy', pose: 'sitChair' },
        { kind: 'babyWrapped', slot: 'sofa', expression: 'asleep' },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'bedroom',
      palette: 'lamp',
      camera: { x: 620, y: 710, zoom: 1.18 },
      hero: { pose: 'sleep', slot: 'pillow', expression: 'asleep', outfit: 'starryPajamas' },
      companions: [{ kind: 'catCurl', slot: 'onRug', expression: 'asleep', scale: 0.58 }],
      props: [{ kind: 'openSuitcase', slot: 'rug', scale: 1.12 }],
    },
  },
];
