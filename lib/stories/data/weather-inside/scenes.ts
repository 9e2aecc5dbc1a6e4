import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const BY_DAY = 'dungarees';
const LATER = 'sweater';

export const cover: SceneInput = {
  stage: 'flowerGarden',
  palette: 'day',
  camera: { x: 480, y: 538, zoom: 1.25 },
  hero: {
    pose: 'stand',
    slot: 'left',
    expression: 'joy',
    outfit: BY_DAY,
    holds: 'umbrella',
    facing: -1,
    scale: 1.1,
    yaw: 0,
    gaze: [0, 0],
  },
  companions: [{ kind: 'grandfather', slot: 'right', expression: 'joy', facing: -1, pose: 'crouch', scale: 0.88 }],
  weather: 'rainbow',
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'bedroom',
      palette: 'dawn',
      camera: { x: 540, y: 680, zoom: 1.15 },
      hero: { pose: 'sitBed', slot: 'bed', expression: 'wonder', outfit: 'starryPajamas', gaze: [0.6, -0.3] },
      weather: 'fog',
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'kitchen',
      palette: 'day',
      camera: { x: 600, y: 700, zoom: 1.18 },
      hero: { pose: 'clap', slot: 'left', expression: 'joy', outfit: BY_DAY, gaze: [0.7, -0.4], yaw: 0.5 },
      companions: [{ kind: 'grandfather', slot: 'right', expression: 'joy', facing: -1, pose: 'handsOnHeart' }],
      props: [
        { kind: 'fruitBowl', slot: 'tableLeft', scale: 1.3 },
        { kind: 'teapot', slot: 'table' },
        { kind: 'cookies', slot: 'tableRight' },
      ],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'flowerGarden',
      palette: 'day',
      hero: { pose: 'run', slot: 'middle', expression: 'laugh', outfit: BY_DAY, holds: 'kite' },
      weather: 'wind',
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'playground',
      palette: 'day',
      camera: { shot: 'medium' },
      hero: {
        pose: 'standStill',
        slot: 'middle',
        expression: 'sad',
        outfit: BY_DAY,
        pitch: 0.12,
        gaze: [0.7, 0.8],
      },
      props: [{ kind: 'iceCreamFallen', slot: 'right', scale: 0.7 }],
      weather: 'rain',
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'playroom',
      palette: 'day',
      camera: { x: 600, y: 760, zoom: 1.25 },
      hero: { pose: 'kick', slot: 'left', expression: 'determined', outfit: BY_DAY },
      companions: [{ kind: 'brother', slot: 'right', expression: 'surprise', facing: -1, pose: 'standStill' }],
      props: [
        { kind: 'blocks', slot: 'middle', count: 2 },
        { kind: 'blocks', slot: 'far', count: 1, colour: '#4f8fb8' },
      ],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'playroom',
      palette: 'dusk',
      camera: { x: 450, y: 770, zoom: 1.28 },
      hero: {
        pose: 'sitGround',
        slot: 'tent',
        expression: 'determined',
        outfit: BY_DAY,
        scale: 1.15,
        gaze: [-0.4, 0.5],
      },
      companions: [
        { kind: 'grandfather', slot: 'middle', expression: 'calm', facing: -1, pose: 'sitGround', scale: 0.92 },
      ],
      props: [{ kind: 'blocks', slot: 'right', count: 2, scale: 0.7 }],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'stageTheatre',
      palette: 'night',
      camera: { x: 600, y: 720, zoom: 1.2 },
      hero: { pose: 'standStill', slot: 'middle', expression: 'shy', outfit: BY_DAY, gaze: [-0.5, 0.5] },
      companions: [
        { kind: 'butterflies', slot: '@hand', expression: 'calm', scale: 0.8 },
        { kind: 'butterfly', slot: '@shoulder', expression: 'calm', facing: -1, scale: 0.8 },
        { kind: 'butterfly', slot: 'air', expression: 'calm', scale: 0.6 },
      ],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'flowerGarden',
      palette: 'dusk',
      camera: { shot: 'medium' },
      hero: { pose: 'hug', slot: 'middle', expression: 'calm', outfit: LATER },
      companions: [{ kind: 'dogSit', slot: '@arms', expression: 'calm', facing: -1 }],
      weather: 'fireflies',
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'livingRoom',
      palette: 'dusk',
      hero: { pose: 'standStill', slot: 'right', expression: 'worry', outfit: LATER, facing: -1, gaze: [-0.8, 0] },
      companions: [
        { kind: 'grandfather', slot: 'sofa', expression: 'sad', pose: 'sitChair' },
        { kind: 'dogSit', slot: 'left', expression: 'sad', scale: 0.55 },
      ],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'livingRoom',
      palette: 'dusk',
      camera: { x: 520, y: 720, zoom: 1.42 },
      hero: {
        pose: 'kneel',
        slot: 'rug',
        expression: 'wonder',
        outfit: LATER,
        facing: -1,
        yaw: -1,
        pitch: -0.2,
        gaze: [-0.6, -0.7],
      },
      companions: [{ kind: 'grandfather', slot: 'sofa', expression: 'sad', pose: 'sitChair' }],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'livingRoom',
      palette: 'dusk',
      camera: { x: 510, y: 630, zoom: 1.4 },
      hero: {
        pose: 'walkLantern',
        slot: 'sofaRight',
        expression: 'calm',
        outfit: LATER,
        holds: 'umbrella',
        facing: -1,
      },
      companions: [
        { kind: 'grandfather', slot: 'sofa', expression: 'calm', pose: 'sitChair' },
        { kind: 'dogSleep', slot: 'far', expression: 'asleep', scale: 0.8 },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'flowerGarden',
      palette: 'day',
      hero: { pose: 'holdHands', slot: 'middle', expression: 'joy', outfit: LATER, gaze: [0.3, -0.6] },
      companions: [
        { kind: 'grandfather', slot: 'right', expression: 'joy', facing: -1 },
        { kind: 'dogSit', slot: 'left', expression: 'joy', scale: 0.6 },
      ],
      weather: 'rainbow',
    },
  },
];
