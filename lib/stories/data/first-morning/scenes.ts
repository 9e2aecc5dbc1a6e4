import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const AT_HOME = 'stripedPajamas';
const OUT = 'stripes';

export const cover: SceneInput = {
  stage: 'kindergarten',
  palette: 'day',
  camera: { x: 600, y: 493, zoom: 1.24 },
  hero: {
    pose: 'carry',
    slot: 'middle',
    expression: 'joy',
    outfit: OUT,
    holds: 'teddy',
    scale: 1.2,
    yaw: 0.1,
    gaze: [0, 0],
  },
  companions: [
    { kind: 'boyFriend', slot: 'right', expression: 'joy', facing: -1, pose: 'wave' },
    { kind: 'girlFriend', slot: 'left', expression: 'joy', pose: 'wave' },
  ],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'bedroom',
      palette: 'dawn',
      camera: { x: 560, y: 730, zoom: 1.24 },
      hero: {
        pose: 'read',
        slot: 'bed',
        expression: 'worry',
        outfit: AT_HOME,
        holds: 'teddy',
        pitch: 0,
        gaze: [0.7, 0.5],
      },
      props: [{ kind: 'backpack', slot: 'rug' }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'kitchen',
      palette: 'day',
      camera: { x: 600, y: 720, zoom: 1.24 },
      hero: { pose: 'standStill', slot: 'middle', expression: 'shy', outfit: OUT, gaze: [-0.8, 0.6], yaw: -0.4 },
      companions: [
        { kind: 'mother', slot: 'right', expression: 'joy', facing: -1, pose: 'handsOnHeart' },
        { kind: 'butterfly', slot: 'sill', expression: 'calm', scale: 0.8 },
      ],
      props: [
        { kind: 'teddy', slot: 'tableLeft', scale: 1.6 },
        { kind: 'breadBasket', slot: 'table' },
        { kind: 'fruitBowl', slot: 'tableRight', scale: 1.2 },
      ],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'cityStreet',
      palette: 'dawn',
      camera: { x: 600, y: 660, zoom: 1.1 },
      hero: {
        pose: 'holdHands',
        slot: 'middle',
        expression: 'wonder',
        outfit: OUT,
        holds: 'teddy',
        yaw: -0.6,
        gaze: [-0.8, 0.8],
      },
      companions: [
        { kind: 'father', slot: 'right', expression: 'joy', facing: -1 },
        { kind: 'snail', slot: 'left', expression: 'joy', scale: 0.45 },
      ],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'kindergarten',
      palette: 'day',
      camera: { x: 610, y: 840, zoom: 1.4 },
      hero: {
        pose: 'carry',
        slot: 'right',
        expression: 'shy',
        outfit: OUT,
        holds: 'teddy',
        facing: -1,
        gaze: [-0.6, 0.2],
      },
      companions: [{ kind: 'teacher', slot: 'left', expression: 'joy', pose: 'crouchReach' }],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'kindergarten',
      palette: 'day',
      camera: { x: 610, y: 680, zoom: 1.16 },
      hero: { pose: 'hugStand', slot: 'middle', expression: 'calm', outfit: OUT, pitch: -0.2, gaze: [0.5, -0.6] },
      companions: [{ kind: 'father', slot: '@arms', expression: 'joy', facing: -1 }],
      props: [{ kind: 'teddy', slot: 'rug' }],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'kindergarten',
      palette: 'day',
      camera: { x: 600, y: 780, zoom: 1.3 },
      hero: {
        pose: 'read',
        slot: 'left',
        expression: 'shy',
        outfit: OUT,
        holds: 'teddy',
        yaw: 0.6,
        pitch: -0.05,
        gaze: [0.8, 0],
      },
      companions: [{ kind: 'boyFriend', slot: 'right', expression: 'determined', facing: -1, pose: 'kneel' }],
      props: [{ kind: 'blocks', slot: 'middle', scale: 1.3, count: 6 }],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'kindergarten',
      palette: 'day',
      camera: { x: 600, y: 780, zoom: 1.26 },
      hero: { pose: 'clap', slot: 'left', expression: 'laugh', outfit: OUT, yaw: 0.5, gaze: [0.7, 0.2] },
      companions: [{ kind: 'boyFriend', slot: 'right', expression: 'laugh', facing: -1, pose: 'cheer' }],
      props: [
        { kind: 'blocks', slot: 'middle', count: 2 },
        { kind: 'blocks', slot: 'floor', count: 1, colour: '#e2a93b' },
        { kind: 'blocks', slot: 'far', count: 1, colour: '#4f8fb8' },
        { kind: 'teddy', slot: 'rug' },
      ],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'playground',
      palette: 'day',
      camera: { x: 600, y: 660, zoom: 1.08 },
      hero: { pose: 'run', slot: 'middle', expression: 'laugh', outfit: OUT },
      companions: [
        { kind: 'boyFriend', slot: 'swing', expression: 'laugh', facing: -1, pose: 'sitChair' },
        { kind: 'girlFriend', slot: 'sandbox', expression: 'joy', pose: 'kneel' },
      ],
      props: [{ kind: 'teddy', slot: 'bench', scale: 1.3 }],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'kindergarten',
      palette: 'day',
      camera: { x: 560, y: 760, zoom: 1.12 },
      hero: { pose: 'run', slot: 'right', expression: 'worry', outfit: OUT, gaze: [0.9, 0.1] },
      companions: [
        { kind: 'teacher', slot: 'beanbag', expression: 'surprise', pose: 'read' },
        { kind: 'boyFriend', slot: 'rug', expression: 'surprise', pose: 'sitGround' },
      ],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'playground',
      palette: 'day',
      camera: { x: 440, y: 860, zoom: 1.5 },
      hero: {
        pose: 'crouchReach',
        slot: 'sandbox',
        expression: 'wonder',
        outfit: OUT,
        scale: 1.2,
        gaze: [0.8, 0.1],
      },
      companions: [{ kind: 'girlFriend', slot: 'middle', expression: 'sad', facing: -1, pose: 'sitGround' }],
      props: [
        { kind: 'bunny', slot: 'middle' },
        { kind: 'teddy', slot: 'bench', scale: 1.4 },
      ],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'kindergarten',
      palette: 'day',
      camera: { x: 600, y: 800, zoom: 1.3 },
      hero: {
        pose: 'sitGround',
        slot: 'left',
        expression: 'laugh',
        outfit: OUT,
        holds: 'cookies',
        yaw: 0.5,
        gaze: [0.7, 0.1],
      },
      companions: [{ kind: 'girlFriend', slot: 'right', expression: 'laugh', facing: -1, pose: 'sitGround' }],
      props: [
        { kind: 'teapot', slot: 'middle' },
        { kind: 'teddy', slot: 'rug', scale: 0.9 },
        { kind: 'bunny', slot: 'floor', scale: 1.5 },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'bedroom',
      palette: 'lamp',
      camera: { x: 560, y: 700, zoom: 1.16 },
      hero: { pose: 'sleep', slot: 'pillow', expression: 'asleep', outfit: AT_HOME },
      props: [
        { kind: 'teddy', slot: 'pillow', scale: 0.55 },
        { kind: 'backpack', slot: 'rug' },
      ],
    },
  },
];
