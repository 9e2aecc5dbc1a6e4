import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const OUTFIT = 'dungarees';

/** The fifth chick: on the head all day, where only the reader sees it. */
const NOBODY_SEES = { kind: 'chick', slot: '@head', expression: 'calm', scale: 1.2 } as const;

export const cover: SceneInput = {
  stage: 'farm',
  palette: 'dawn',
  camera: { x: 610, y: 502, zoom: 1.26 },
  hero: { pose: 'carry', slot: 'middle', expression: 'joy', outfit: OUTFIT, yaw: 0.05, gaze: [0, 0], scale: 1.13 },
  companions: [
    { kind: 'chicken', slot: 'left', expression: 'joy', scale: 1.1 },
    { kind: 'chick', slot: '@arms', expression: 'joy', scale: 0.7 },
    { kind: 'chick', slot: 'barn', expression: 'joy' },
    { kind: 'chick', slot: 'far', expression: 'joy', scale: 1 },
    { kind: 'chick', slot: 'hay', expression: 'joy', facing: -1, scale: 0.9 },
    { kind: 'chick', slot: 'fence', expression: 'joy', facing: -1, scale: 1.2 },
  ],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'farm',
      palette: 'dawn',
      hero: { pose: 'think', slot: 'left', expression: 'worry', outfit: OUTFIT, gaze: [0.8, 0.5] },
      companions: [{ kind: 'chicken', slot: 'middle', expression: 'worry', facing: -1 }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'farm',
      palette: 'day',
      camera: { x: 620, y: 870, zoom: 1.62 },
      hero: { pose: 'crouchReach', slot: 'right', expression: 'joy', outfit: OUTFIT, facing: -1, gaze: [-0.8, 0.5] },
      companions: [{ kind: 'chick', slot: 'middle', expression: 'joy', scale: 0.7 }],
      props: [{ kind: 'bucket', slot: 'left', scale: 1.2 }],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'farm',
      palette: 'day',
      camera: { x: 700, y: 800, zoom: 1.5 },
      hero: { pose: 'carry', slot: 'right', expression: 'wonder', outfit: OUTFIT, facing: -1, gaze: [-0.8, -0.2] },
      companions: [
        NOBODY_SEES,
        { kind: 'cow', slot: 'left', expression: 'joy', scale: 1.05 },
        { kind: 'chick', slot: '@arms', expression: 'wonder', facing: -1, scale: 0.7 },
      ],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'harvestField',
      palette: 'day',
      hero: { pose: 'carry', slot: 'right', expression: 'laugh', outfit: OUTFIT, facing: -1 },
      companions: [
        NOBODY_SEES,
        { kind: 'chick', slot: '@arms', expression: 'joy', facing: -1, scale: 0.7 },
        { kind: 'chick', slot: 'far', expression: 'joy', scale: 1.4 },
      ],
      props: [{ kind: 'tractor', slot: 'left' }],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'farm',
      palette: 'day',
      camera: { shot: 'medium' },
      hero: { pose: 'carry', slot: 'left', expression: 'surprise', outfit: OUTFIT, yaw: 0.6, gaze: [0.8, -0.1] },
      companions: [
        NOBODY_SEES,
        { kind: 'sheep', slot: 'right', expression: 'joy', facing: -1 },
        { kind: 'chick', slot: '@arms', expression: 'joy', scale: 0.7 },
        { kind: 'chick', slot: 'fence', expression: 'joy', facing: -1, scale: 1.5 },
        { kind: 'chick', slot: 'middle', expression: 'joy', facing: -1, scale: 0.7 },
      ],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'lake',
      palette: 'day',
      hero: { pose: 'carry', slot: 'left', expression: 'wonder', outfit: OUTFIT, yaw: 0.6, gaze: [0.8, 0] },
      companions: [
        NOBODY_SEES,
        { kind: 'duck', slot: 'water', expression: 'joy', facing: -1, colour: '#f6f2ea' },
        { kind: 'duck', slot: 'boat', expression: 'joy', facing: -1, scale: 0.8, colour: '#f6f2ea' },
        { kind: 'chick', slot: '@arms', expression: 'joy', scale: 0.7 },
        { kind: 'chick', slot: 'middle', expression: 'joy', scale: 0.7 },
        { kind: 'chick', slot: 'jetty', expression: 'wonder', scale: 1 },
      ],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'flowerGarden',
      palette: 'day',
      camera: { x: 640, y: 800, zoom: 1.45 },
      hero: { pose: 'sneak', slot: 'middle', expression: 'joy', outfit: OUTFIT, gaze: [0.8, 0.3] },
      companions: [
        NOBODY_SEES,
        { kind: 'chick', slot: 'left', expression: 'joy', scale: 0.7 },
        { kind: 'chick', slot: 'fence', expression: 'joy', scale: 1.2 },
        { kind: 'chick', slot: 'barrow', expression: 'joy', facing: -1, scale: 0.9 },
        { kind: 'chick', slot: 'right', expression: 'shy', facing: -1, scale: 1 },
      ],
      props: [{ kind: 'flowers', slot: 'right', scale: 0.8 }],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'farm',
      palette: 'day',
      hero: {
        pose: 'carry',
        slot: 'right',
        expression: 'worry',
        outfit: OUTFIT,
        facing: -1,
        yaw: -0.7,
        gaze: [-0.8, 0],
      },
      companions: [
        NOBODY_SEES,
        { kind: 'horse', slot: 'far', expression: 'calm', scale: 1.5 },
        { kind: 'chick', slot: '@arms', expression: 'joy', facing: -1, scale: 0.7 },
        { kind: 'chick', slot: 'middle', expression: 'joy', scale: 0.7 },
        { kind: 'chick', slot: 'left', expression: 'joy', scale: 0.7 },
        { kind: 'chick', slot: 'hay', expression: 'joy', facing: -1, scale: 0.9 },
      ],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'farm',
      palette: 'dusk',
      camera: { x: 450, y: 830, zoom: 1.38 },
      hero: { pose: 'sitGround', slot: 'barn', expression: 'sad', outfit: OUTFIT, scale: 1.5, gaze: [0.5, 0.6] },
      companions: [
        NOBODY_SEES,
        { kind: 'chick', slot: 'left', expression: 'sad', facing: -1, scale: 0.65 },
        { kind: 'chick', slot: 'middle', expression: 'sad', facing: -1, scale: 0.65 },
        { kind: 'chick', slot: 'far', expression: 'sad', facing: -1, scale: 1.1 },
        { kind: 'chick', slot: 'fence', expression: 'sad', facing: -1, scale: 1.2 },
      ],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'farm',
      palette: 'dusk',
      camera: { x: 690, y: 840, zoom: 1.26 },
      hero: {
        pose: 'sitGround',
        slot: 'right',
        expression: 'surprise',
        outfit: OUTFIT,
        gaze: [0, -0.9],
        facing: -1,
        scale: 0.76,
      },
      companions: [
        { kind: 'chick', slot: '@head', expression: 'laugh', facing: -1, scale: 1.5 },
        { kind: 'chick', slot: 'middle', expression: 'joy', scale: 0.65 },
        { kind: 'chick', slot: 'barn', expression: 'joy', scale: 0.9 },
        { kind: 'chick', slot: 'hay', expression: 'joy', facing: -1, scale: 0.9 },
        { kind: 'chick', slot: 'left', expression: 'joy', scale: 0.65 },
      ],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'farm',
      palette: 'dusk',
      hero: { pose: 'crouchReach', slot: 'right', expression: 'joy', outfit: OUTFIT, facing: -1 },
      companions: [
        { kind: 'chicken', slot: 'far', expression: 'joy', scale: 1.6 },
        { kind: 'chick', slot: '@hand', expression: 'joy', scale: 1.5 },
        { kind: 'chick', slot: 'middle', expression: 'joy', facing: -1, scale: 0.7 },
        { kind: 'chick', slot: 'left', expression: 'joy', scale: 0.7 },
        { kind: 'chick', slot: 'barn', expression: 'joy', scale: 0.9 },
        { kind: 'chick', slot: 'hay', expression: 'joy', facing: -1, scale: 0.9 },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'farm',
      palette: 'dusk',
      camera: { x: 650, y: 800, zoom: 1.28 },
      hero: { pose: 'lie', slot: 'middle', expression: 'asleep', outfit: OUTFIT, scale: 0.9 },
      companions: [
        { kind: 'chicken', slot: 'right', expression: 'asleep', scale: 1.25 },
        { kind: 'chick', slot: 'barn', expression: 'asleep', scale: 0.9 },
        { kind: 'chick', slot: 'far', expression: 'asleep', facing: -1, scale: 1 },
        { kind: 'chick', slot: 'left', expression: 'asleep', scale: 0.65 },
        { kind: 'chick', slot: 'hay', expression: 'asleep', facing: -1, scale: 0.85 },
        { kind: 'chick', slot: 'fence', expression: 'asleep', scale: 1.3 },
      ],
    },
  },
];
