import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const OUTFIT = 'kitenge';

export const cover: SceneInput = {
  stage: 'savanna',
  place: 'kenya',
  palette: 'dawn',
  camera: { x: 585, y: 496, zoom: 1.25 },
  hero: { pose: 'cheer', slot: 'middle', expression: 'joy', outfit: OUTFIT, yaw: 0.05, gaze: [0, 0], scale: 1.14 },
  companions: [
    { kind: 'elephantSit', slot: 'left', expression: 'joy', scale: 1 },
    { kind: 'goat', slot: 'right', expression: 'joy', facing: -1, scale: 0.95 },
  ],
  props: [{ kind: 'bus', slot: 'rock' }],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'villageKenya',
      place: 'kenya',
      palette: 'dawn',
      camera: { x: 600, y: 700, zoom: 1.1 },
      hero: {
        pose: 'carry',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'fruitBasket',
        yaw: 0.5,
        gaze: [0.8, -0.2],
      },
      companions: [{ kind: 'grandmother', slot: 'right', expression: 'joy', facing: -1, outfit: 'longKitenge' }],
      props: [{ kind: 'mangoes', slot: 'middle', scale: 1.4 }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'villageKenya',
      place: 'kenya',
      palette: 'day',
      hero: { pose: 'carryHigh', slot: 'left', expression: 'joy', outfit: OUTFIT, holds: 'fruitBasket' },
      companions: [{ kind: 'father', slot: 'right', expression: 'joy', facing: -1, pose: 'carry' }],
      props: [{ kind: 'bus', slot: 'far', scale: 1.6 }],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'savanna',
      place: 'kenya',
      palette: 'day',
      hero: { pose: 'walkWave', slot: 'left', expression: 'laugh', outfit: OUTFIT, gaze: [0.6, -0.6] },
      companions: [{ kind: 'giraffe', slot: 'right', expression: 'joy', facing: -1 }],
      props: [{ kind: 'bus', slot: 'far' }],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'savanna',
      place: 'kenya',
      palette: 'day',
      hero: { pose: 'handsOnHeart', slot: 'left', expression: 'surprise', outfit: OUTFIT, yaw: 0.6, gaze: [0.8, 0.2] },
      companions: [{ kind: 'grandmother', slot: 'middle', expression: 'worry', outfit: 'longKitenge', scale: 0.9 }],
      props: [
        { kind: 'bus', slot: 'rock', scale: 1.15 },
        { kind: 'mud', slot: 'road', scale: 1.1 },
      ],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'savanna',
      place: 'kenya',
      palette: 'day',
      camera: { x: 660, y: 790, zoom: 1.24 },
      hero: { pose: 'pull', slot: 'left', expression: 'determined', outfit: OUTFIT, scale: 1.22 },
      props: [
        { kind: 'bus', slot: 'rock', scale: 1.1 },
        { kind: 'mud', slot: 'road', scale: 1.1 },
      ],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'savanna',
      place: 'kenya',
      palette: 'day',
      camera: { x: 640, y: 740, zoom: 1.12 },
      hero: { pose: 'hugStand', slot: 'middle', expression: 'determined', outfit: OUTFIT, scale: 0.9 },
      companions: [
        { kind: 'donkey', slot: 'left', expression: 'determined' },
        { kind: 'goat', slot: 'right', expression: 'determined', scale: 0.75 },
      ],
      props: [
        { kind: 'bus', slot: 'rock', scale: 0.95 },
        { kind: 'mud', slot: 'road', scale: 1.1 },
      ],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'savanna',
      place: 'kenya',
      palette: 'day',
      hero: { pose: 'pointUp', slot: 'left', expression: 'wonder', outfit: OUTFIT, gaze: [0.8, -0.6] },
      companions: [{ kind: 'elephantStand', slot: 'right', expression: 'joy', facing: -1, scale: 1.2 }],
      props: [{ kind: 'bus', slot: 'far' }],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'savanna',
      place: 'kenya',
      palette: 'dusk',
      hero: { pose: 'walkWave', slot: 'left', expression: 'joy', outfit: OUTFIT, yaw: 0.5, gaze: [0.8, 0] },
      companions: [
        { kind: 'girlFriend', slot: 'right', expression: 'laugh', facing: -1, pose: 'run', outfit: 'stripes' },
        { kind: 'boyFriend', slot: 'far', expression: 'joy', facing: -1, scale: 1.5, pose: 'wave', outfit: 'football' },
      ],
      props: [{ kind: 'football', slot: 'middle' }],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'savanna',
      place: 'kenya',
      palette: 'dusk',
      camera: { x: 480, y: 900, zoom: 1.75 },
      hero: { pose: 'crouch', slot: 'left', expression: 'calm', outfit: OUTFIT, pitch: 0.3, gaze: [0.6, 0.8] },
      companions: [
        {
          kind: 'girlFriend',
          slot: 'far',
          expression: 'laugh',
          facing: -1,
          scale: 1.3,
          pose: 'clap',
          outfit: 'stripes',
        },
        { kind: 'snail', slot: 'middle', expression: 'shy', facing: -1, scale: 0.45 },
      ],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'savanna',
      place: 'kenya',
      palette: 'dusk',
      camera: { x: 620, y: 690, zoom: 1.1 },
      hero: { pose: 'jump', slot: 'middle', expression: 'laugh', outfit: OUTFIT },
      companions: [
        { kind: 'elephantSit', slot: 'left', expression: 'laugh', scale: 0.95 },
        {
          kind: 'girlFriend',
          slot: 'right',
          expression: 'laugh',
          facing: -1,
          scale: 0.95,
          pose: 'dance2',
          outfit: 'stripes',
        },
      ],
      props: [{ kind: 'bus', slot: 'rock', scale: 1.1 }],
      weather: 'confetti',
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'beach',
      place: 'kenya',
      palette: 'dusk',
      hero: { pose: 'cheer', slot: 'left', expression: 'wonder', outfit: OUTFIT, yaw: 0.7, gaze: [0.8, -0.1] },
      companions: [{ kind: 'grandmother', slot: 'middle', expression: 'joy', facing: -1, outfit: 'longKitenge' }],
      props: [{ kind: 'sailBoat', slot: 'water', scale: 1.1 }],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'beach',
      place: 'kenya',
      palette: 'dusk',
      camera: { x: 600, y: 820, zoom: 1.3 },
      hero: { pose: 'sitGround', slot: 'middle', expression: 'laugh', outfit: OUTFIT },
      companions: [
        {
          kind: 'grandmother',
          slot: 'right',
          expression: 'laugh',
          facing: -1,
          outfit: 'longKitenge',
          pose: 'sitGround',
        },
        { kind: 'girlFriend', slot: 'left', expression: 'laugh', outfit: 'stripes', pose: 'sitGround' },
        { kind: 'snail', slot: 'sand', expression: 'joy', scale: 0.85 },
      ],
      props: [{ kind: 'mangoes', slot: 'sand', scale: 0.7 }],
    },
  },
];
