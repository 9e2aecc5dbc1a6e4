import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const IN_BED = 'starryPajamas';
const OUT = 'nightCoat';

export const cover: SceneInput = {
  stage: 'glade',
  palette: 'night',
  camera: { x: 640, y: 590, zoom: 1.12 },
  hero: { pose: 'coverHero', slot: 'middle', expression: 'joy', outfit: OUT },
  companions: [
    { kind: 'foxSit', slot: 'fox', expression: 'joy', facing: -1 },
    { kind: 'firefly', slot: '@hand', expression: 'joy', scale: 1.3 },
  ],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'bedroom',
      palette: 'lamp',
      camera: { x: 600, y: 610, zoom: 1.06 },
      hero: { pose: 'sitBed', slot: 'bed', expression: 'wonder', outfit: IN_BED, gaze: [0.8, -0.3] },
      companions: [{ kind: 'firefly', slot: 'pane', expression: 'wonder', facing: -1 }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'windowSeat',
      palette: 'moon',
      camera: { x: 540, y: 575, zoom: 1.22 },
      hero: { pose: 'kneelSill', slot: 'sill', expression: 'joy', outfit: IN_BED, gaze: [0.8, 0.1] },
      companions: [{ kind: 'firefly', slot: '@hand', expression: 'joy', facing: -1, scale: 1.1 }],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'garden',
      palette: 'night',
      camera: { x: 570, y: 660, zoom: 1.1 },
      hero: { pose: 'openGate', slot: 'gate', expression: 'determined', outfit: OUT, holds: 'lantern', gaze: [0.8, 0] },
      companions: [{ kind: 'firefly', slot: 'air', expression: 'calm' }],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'woodEdge',
      palette: 'dusk',
      camera: { x: 600, y: 640, zoom: 1.05 },
      hero: {
        pose: 'walkLantern',
        slot: 'path',
        expression: 'worry',
        outfit: OUT,
        holds: 'lantern',
        gaze: [0.6, -0.6],
      },
      companions: [{ kind: 'firefly', slot: 'air', expression: 'worry' }],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'foxWood',
      palette: 'night',
      camera: { x: 625, y: 720, zoom: 1.2 },
      hero: { pose: 'crouchReach', slot: 'path', expression: 'calm', outfit: OUT, gaze: [0.8, 0.1] },
      companions: [
        { kind: 'foxSit', slot: 'bush', expression: 'shy', facing: -1 },
        { kind: 'firefly', slot: 'air', expression: 'joy' },
      ],
      props: [{ kind: 'lantern', slot: 'ground' }],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'stream',
      palette: 'moon',
      hero: { pose: 'balance', slot: 'stones', expression: 'joy', outfit: OUT },
      companions: [
        { kind: 'foxWalk', slot: 'behind', expression: 'determined' },
        { kind: 'firefly', slot: 'ahead', expression: 'joy', facing: -1 },
      ],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'owlHill',
      palette: 'moon',
      hero: { pose: 'pointUp', slot: 'hill', expression: 'wonder', outfit: OUT, gaze: [0.8, -0.8] },
      companions: [
        { kind: 'owl', slot: 'bough', expression: 'calm', facing: -1 },
        { kind: 'foxSit', slot: 'beside', expression: 'wonder' },
        { kind: 'firefly', slot: 'air', expression: 'joy' },
      ],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'windyWood',
      palette: 'dark',
      camera: { x: 620, y: 640, zoom: 1.36 },
      hero: { pose: 'standStill', slot: 'path', expression: 'sad', outfit: OUT, holds: 'lanternOut', gaze: [0.4, 0.4] },
      companions: [
        { kind: 'foxSit', slot: 'beside', expression: 'worry', facing: -1 },
        { kind: 'fireflyDim', slot: '@shoulder', expression: 'worry', facing: -1 },
      ],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'mushroomWood',
      palette: 'glow',
      camera: { x: 590, y: 700, zoom: 1.14 },
      hero: { pose: 'walk', slot: 'path', expression: 'determined', outfit: OUT, gaze: [0.7, -0.2] },
      companions: [
        { kind: 'foxWalk', slot: 'behind', expression: 'calm' },
        { kind: 'firefly', slot: 'ahead', expression: 'joy' },
      ],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'clearing',
      palette: 'gold',
      hero: { pose: 'jump', slot: 'middle', expression: 'laugh', outfit: OUT },
      companions: [
        { kind: 'foxJump', slot: 'right', expression: 'laugh', facing: -1 },
        { kind: 'firefly', slot: 'above', expression: 'laugh' },
        { kind: 'firefly', slot: 'family', expression: 'joy', scale: 0.8 },
        { kind: 'firefly', slot: 'family2', expression: 'joy', scale: 0.7 },
      ],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'meadow',
      palette: 'dawn',
      hero: { pose: 'walkWave', slot: 'path', expression: 'joy', outfit: OUT },
      companions: [
        { kind: 'foxWalk', slot: 'beside', expression: 'joy' },
        { kind: 'firefly', slot: 'air', expression: 'joy' },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'bedroom',
      palette: 'night',
      camera: { x: 540, y: 640, zoom: 1.12 },
      hero: { pose: 'sleep', slot: 'pillow', expression: 'asleep', outfit: IN_BED },
      companions: [{ kind: 'firefly', slot: 'sill', expression: 'asleep', facing: -1 }],
    },
  },
];
