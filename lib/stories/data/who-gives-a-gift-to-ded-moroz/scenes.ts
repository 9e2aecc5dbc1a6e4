import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const AT_HOME = 'sweater';
const OUT = 'winterCoat';

export const cover: SceneInput = {
  stage: 'holidayRoom',
  palette: 'night',
  camera: { x: 620, y: 492, zoom: 1.25 },
  hero: { pose: 'carry', slot: 'middle', expression: 'joy', outfit: AT_HOME, yaw: 0.1, gaze: [0, 0], scale: 1.2 },
  companions: [{ kind: 'catSit', slot: 'left', expression: 'joy', scale: 1.05 }],
  props: [{ kind: 'decoratedFir', slot: 'right', scale: 0.84 }],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'holidayRoom',
      palette: 'day',
      camera: { x: 660, y: 680, zoom: 1.12 },
      hero: {
        pose: 'lightCandle',
        slot: 'middle',
        expression: 'joy',
        outfit: AT_HOME,
        holds: 'bauble',
        yaw: 0.5,
        gaze: [0.7, -0.2],
        scale: 1.1,
      },
      companions: [{ kind: 'catSit', slot: 'rug', expression: 'wonder', scale: 0.8 }],
      props: [{ kind: 'decoratedFir', slot: 'tree' }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'kitchen',
      palette: 'day',
      camera: { x: 600, y: 730, zoom: 1.2 },
      hero: {
        pose: 'stir',
        slot: 'left',
        expression: 'wonder',
        outfit: AT_HOME,
        yaw: 0.5,
        pitch: -0.15,
        gaze: [0.7, -0.3],
        scale: 1.1,
      },
      companions: [
        { kind: 'grandmother', slot: 'right', expression: 'surprise', facing: -1, pose: 'think', scale: 0.88 },
      ],
      props: [
        { kind: 'cookies', slot: 'table', scale: 1.1 },
        { kind: 'fruitBowl', slot: 'tableRight' },
      ],
      weather: 'snow',
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'snowHill',
      palette: 'day',
      camera: { x: 560, y: 690, zoom: 1.14 },
      hero: {
        pose: 'handsOnHeart',
        slot: 'middle',
        expression: 'wonder',
        outfit: OUT,
        facing: -1,
        yaw: -0.6,
        gaze: [-0.7, 0],
      },
      companions: [
        {
          kind: 'boyFriend',
          slot: 'right',
          expression: 'laugh',
          facing: -1,
          pose: 'wave',
          outfit: 'nightCoat',
          scale: 0.9,
        },
      ],
      props: [
        { kind: 'snowman', slot: 'snowman', scale: 1 },
        { kind: 'sledge', slot: 'far', scale: 1.1 },
      ],
      weather: 'snow',
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'cityStreet',
      palette: 'night',
      camera: { x: 620, y: 690, zoom: 1.14 },
      hero: {
        pose: 'holdHands',
        slot: 'middle',
        expression: 'wonder',
        outfit: OUT,
        yaw: 0.5,
        pitch: -0.2,
        gaze: [0.6, -0.5],
      },
      companions: [{ kind: 'father', slot: 'right', expression: 'joy', facing: -1, outfit: OUT, scale: 0.9 }],
      props: [
        { kind: 'decoratedFir', slot: 'bench', scale: 1.1 },
        { kind: 'decoratedFir', slot: 'far', scale: 0.8 },
      ],
      weather: 'snow',
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'snowHill',
      palette: 'dusk',
      camera: { x: 600, y: 780, zoom: 1.3 },
      hero: { pose: 'crouchReach', slot: 'left', expression: 'joy', outfit: OUT, yaw: 0.4, gaze: [0.7, 0.3] },
      companions: [
        { kind: 'squirrel', slot: 'middle', expression: 'wonder', facing: -1, scale: 0.7 },
        { kind: 'rabbitSit', slot: 'right', expression: 'wonder', facing: -1, scale: 0.8 },
      ],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'holidayRoom',
      palette: 'dusk',
      camera: { x: 440, y: 750, zoom: 1.36 },
      hero: {
        pose: 'kneel',
        slot: 'middle',
        expression: 'joy',
        outfit: AT_HOME,
        holds: 'mittens',
        facing: -1,
        yaw: -0.4,
        gaze: [-0.6, 0.2],
        scale: 1.1,
      },
      companions: [
        { kind: 'grandmother', slot: 'armchair', expression: 'joy', pose: 'sitChair' },
        { kind: 'catCurl', slot: 'rug', expression: 'joy', facing: -1, scale: 0.7 },
      ],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'festivalTable',
      palette: 'night',
      camera: { x: 600, y: 710, zoom: 1.12 },
      hero: { pose: 'think', slot: 'middle', expression: 'wonder', outfit: AT_HOME, gaze: [-0.5, -0.5], scale: 1.1 },
      companions: [
        { kind: 'mother', slot: 'left', expression: 'joy', scale: 0.84 },
        { kind: 'grandmother', slot: 'right', expression: 'laugh', facing: -1, scale: 0.84 },
        { kind: 'father', slot: 'far', expression: 'joy', facing: -1, scale: 1.25 },
      ],
      props: [
        { kind: 'cookies', slot: 'table2', scale: 0.9 },
        { kind: 'fruitBowl', slot: 'tableMiddle', scale: 0.9 },
        { kind: 'cake', slot: 'table4', scale: 0.8, count: 0 },
      ],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'windowSill',
      palette: 'night',
      camera: { x: 520, y: 690, zoom: 1.24 },
      hero: {
        pose: 'carry',
        slot: 'left',
        expression: 'calm',
        outfit: AT_HOME,
        holds: 'mittens',
        yaw: 0.5,
        gaze: [0.6, -0.5],
      },
      companions: [{ kind: 'catSit', slot: 'sill', expression: 'wonder', facing: -1, scale: 0.6 }],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'cloudSky',
      palette: 'night',
      camera: { x: 600, y: 640, zoom: 1.12 },
      hero: { pose: 'ride', slot: 'left', expression: 'joy', outfit: AT_HOME, yaw: 0.4, gaze: [0.7, -0.1], scale: 1.2 },
      companions: [{ kind: 'horseRun', slot: 'right', expression: 'joy', scale: 0.8, colour: '#eef2f8' }],
      props: [{ kind: 'sledge', slot: '@mount', scale: 1.2 }],
      weather: 'stardust',
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'windowSill',
      palette: 'night',
      camera: { x: 620, y: 700, zoom: 1.4 },
      hero: { pose: 'sleep', slot: 'sill', expression: 'asleep', outfit: AT_HOME, scale: 0.75 },
      companions: [{ kind: 'catSit', slot: 'far', expression: 'surprise', facing: -1 }],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'windowSill',
      palette: 'day',
      camera: { x: 590, y: 570, zoom: 1.08 },
      hero: {
        pose: 'handsOnHeart',
        slot: 'left',
        expression: 'surprise',
        outfit: AT_HOME,
        yaw: 0.5,
        pitch: -0.25,
        gaze: [0.5, -0.7],
      },
      companions: [{ kind: 'catSit', slot: 'far', expression: 'joy', facing: -1 }],
      props: [
        { kind: 'frostStar', slot: 'air', scale: 1 },
        { kind: 'gifts', slot: 'sill', scale: 0.8, count: 3 },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'snowHill',
      palette: 'dawn',
      camera: { x: 530, y: 700, zoom: 1.14 },
      hero: {
        pose: 'wave',
        slot: 'middle',
        expression: 'joy',
        outfit: OUT,
        facing: -1,
        yaw: -0.3,
        gaze: [-0.6, -0.1],
      },
      companions: [{ kind: 'squirrel', slot: 'right', expression: 'joy', facing: -1, scale: 0.6 }],
      props: [
        { kind: 'snowmanMittens', slot: 'snowman', scale: 1.1 },
        { kind: 'footprints', slot: 'sledge', scale: 1.3 },
      ],
    },
  },
];
