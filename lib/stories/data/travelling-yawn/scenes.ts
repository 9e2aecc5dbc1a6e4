import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const OUTFIT = 'starryPajamas';

export const cover: SceneInput = {
  stage: 'cloudSky',
  palette: 'night',
  camera: { x: 600, y: 467, zoom: 1.3 },
  hero: { pose: 'sitGround', slot: 'middle', expression: 'joy', outfit: OUTFIT, yaw: 0.05, gaze: [0, 0], scale: 1.3 },
  companions: [
    { kind: 'lionSleep', slot: 'left', expression: 'asleep', scale: 0.66 },
    { kind: 'bearSleep', slot: 'right', expression: 'asleep', facing: -1, scale: 0.66 },
    { kind: 'starFriend', slot: 'air', expression: 'asleep', scale: 0.7 },
  ],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'bedroom',
      palette: 'lamp',
      hero: { pose: 'jump', slot: 'bed', expression: 'laugh', outfit: OUTFIT, scale: 0.62 },
      companions: [{ kind: 'catSit', slot: 'rug', expression: 'wonder', facing: -1 }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'windowSill',
      palette: 'dusk',
      camera: { x: 440, y: 700, zoom: 1.34 },
      hero: { pose: 'pointUp', slot: 'left', expression: 'wonder', outfit: OUTFIT, yaw: 0.75, gaze: [0.8, -0.5] },
      companions: [{ kind: 'catCurl', slot: 'sill', expression: 'asleep', facing: -1, scale: 0.6 }],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'flowerGarden',
      palette: 'dusk',
      camera: { shot: 'medium' },
      hero: { pose: 'sneak', slot: 'left', expression: 'joy', outfit: OUTFIT, holds: 'teddy', gaze: [0.8, 0.5] },
      companions: [{ kind: 'hedgehog', slot: 'right', expression: 'yawn', facing: -1 }],
      weather: 'fireflies',
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'farm',
      palette: 'dusk',
      camera: { x: 600, y: 660, zoom: 1.1 },
      hero: {
        pose: 'wave',
        slot: 'right',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'teddy',
        facing: -1,
        gaze: [-0.8, 0],
      },
      companions: [
        { kind: 'cow', slot: 'left', expression: 'yawn' },
        { kind: 'sheep', slot: 'middle', expression: 'yawn', scale: 0.6 },
      ],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'lake',
      palette: 'dusk',
      hero: { pose: 'run', slot: 'left', expression: 'laugh', outfit: OUTFIT, holds: 'teddy' },
      companions: [
        { kind: 'duck', slot: 'jetty', expression: 'yawn', facing: -1, scale: 0.75 },
        { kind: 'duck', slot: 'boat', expression: 'yawn', facing: -1, scale: 0.7 },
        { kind: 'duck', slot: 'water', expression: 'yawn', facing: -1, scale: 0.9 },
      ],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'forestDay',
      palette: 'night',
      camera: { shot: 'medium' },
      hero: { pose: 'sneak', slot: 'left', expression: 'wonder', outfit: OUTFIT, holds: 'teddy', gaze: [0.8, -0.2] },
      companions: [
        { kind: 'bearSit', slot: 'right', expression: 'yawn', facing: -1, scale: 1.3 },
        { kind: 'owl', slot: 'branch', expression: 'asleep', facing: -1, scale: 0.6 },
      ],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'beach',
      palette: 'night',
      camera: { x: 600, y: 760, zoom: 1.5 },
      hero: { pose: 'sitGround', slot: 'middle', expression: 'calm', outfit: OUTFIT, yaw: 0.5, gaze: [0.7, 0.1] },
      companions: [
        { kind: 'seal', slot: 'left', expression: 'yawn', scale: 0.9 },
        { kind: 'turtleWalk', slot: 'right', expression: 'yawn', facing: -1, scale: 0.8 },
      ],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'savanna',
      palette: 'dusk',
      camera: { x: 690, y: 760, zoom: 1.8 },
      hero: { pose: 'hug', slot: 'middle', expression: 'shy', outfit: OUTFIT },
      companions: [{ kind: 'lionSit', slot: '@arms', expression: 'yawn', facing: -1 }],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'trainStation',
      palette: 'night',
      camera: { x: 640, y: 690, zoom: 1.08 },
      hero: {
        pose: 'stand',
        slot: 'left',
        expression: 'calm',
        outfit: OUTFIT,
        holds: 'teddy',
        yaw: 0.6,
        gaze: [0.8, -0.1],
      },
      companions: [{ kind: 'catCurl', slot: 'right', expression: 'asleep', facing: -1, scale: 0.7 }],
      weather: 'stardust',
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'cloudSky',
      palette: 'night',
      camera: { x: 620, y: 700, zoom: 1.15 },
      hero: { pose: 'float', slot: 'middle', expression: 'calm', outfit: OUTFIT, holds: 'teddy' },
      companions: [
        { kind: 'cloudFriend', slot: 'left', expression: 'yawn' },
        { kind: 'starFriend', slot: 'air', expression: 'asleep', facing: -1, scale: 0.8 },
      ],
      weather: 'stardust',
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'livingRoom',
      palette: 'night',
      camera: { x: 600, y: 760, zoom: 1.2 },
      hero: {
        pose: 'sneak',
        slot: 'right',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'teddy',
        facing: -1,
        gaze: [-0.8, 0],
      },
      companions: [
        { kind: 'father', slot: 'sofa', expression: 'asleep', pose: 'sitChair' },
        { kind: 'dogSleep', slot: 'rug', expression: 'asleep' },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'bedroom',
      palette: 'lamp',
      camera: { x: 500, y: 720, zoom: 1.36 },
      hero: { pose: 'sleep', slot: 'pillow', expression: 'asleep', outfit: OUTFIT },
      companions: [{ kind: 'catCurl', slot: 'sill', expression: 'asleep', facing: -1 }],
    },
  },
];
