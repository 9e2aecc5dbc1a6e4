import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const OUT = 'raincoat';
const HOME = 'sweater';

export const cover: SceneInput = {
  stage: 'cityStreet',
  palette: 'dusk',
  camera: { x: 600, y: 497, zoom: 1.22 },
  hero: {
    pose: 'stand',
    slot: 'middle',
    expression: 'joy',
    outfit: OUT,
    holds: 'hugeUmbrella',
    yaw: 0.05,
    gaze: [0, 0],
    scale: 1.1,
  },
  companions: [
    { kind: 'dogSit', slot: 'left', expression: 'joy', scale: 0.95 },
    { kind: 'catSit', slot: 'right', expression: 'calm', facing: -1, scale: 0.95 },
  ],
  weather: 'rain',
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'cityStreet',
      palette: 'day',
      hero: { pose: 'holdHands', slot: 'middle', expression: 'shy', outfit: OUT, gaze: [-0.4, 0.3] },
      companions: [{ kind: 'father', slot: 'right', expression: 'calm', facing: -1 }],
      props: [{ kind: 'suitcase', slot: 'left' }],
      weather: 'fog',
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'windowSill',
      palette: 'day',
      camera: { x: 600, y: 640, zoom: 1.2 },
      hero: { pose: 'think', slot: 'left', expression: 'wonder', outfit: HOME, yaw: 0.7, gaze: [0.7, -0.5] },
      companions: [{ kind: 'grandfather', slot: 'right', expression: 'calm', facing: -1, scale: 0.85 }],
      weather: 'rain',
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'cityStreet',
      palette: 'day',
      hero: {
        pose: 'carry',
        slot: 'middle',
        expression: 'calm',
        outfit: OUT,
        holds: 'hugeUmbrella',
        yaw: -0.5,
        gaze: [-0.8, 0],
        scale: 0.9,
      },
      weather: 'rain',
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'cityStreet',
      palette: 'day',
      camera: { x: 600, y: 740, zoom: 1.3 },
      hero: {
        pose: 'carry',
        slot: 'middle',
        expression: 'joy',
        outfit: OUT,
        holds: 'hugeUmbrella',
        yaw: -0.5,
        gaze: [-0.5, 0.8],
      },
      companions: [
        { kind: 'snail', slot: 'left', expression: 'wonder', scale: 0.7 },
        { kind: 'frogSit', slot: 'right', expression: 'joy', facing: -1, scale: 0.7 },
      ],
      weather: 'rain',
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'cityStreet',
      palette: 'day',
      camera: { x: 470, y: 780, zoom: 1.45 },
      hero: {
        pose: 'carry',
        slot: 'left',
        expression: 'joy',
        outfit: OUT,
        holds: 'hugeUmbrella',
        yaw: 0.5,
        gaze: [0.7, 0.7],
      },
      companions: [
        { kind: 'catSit', slot: 'middle', expression: 'sad', facing: -1, scale: 0.9 },
        { kind: 'frogSit', slot: 'bench', expression: 'laugh', scale: 0.8 },
      ],
      weather: 'rain',
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'cityStreet',
      palette: 'day',
      camera: { x: 640, y: 740, zoom: 1.3 },
      hero: {
        pose: 'carry',
        slot: 'middle',
        expression: 'surprise',
        outfit: OUT,
        holds: 'hugeUmbrella',
        gaze: [0.7, 0.6],
      },
      companions: [
        { kind: 'catSit', slot: '@arms', expression: 'worry', scale: 0.6 },
        { kind: 'dogSit', slot: 'right', expression: 'joy', facing: -1 },
      ],
      weather: 'rain',
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'cityStreet',
      palette: 'dusk',
      hero: {
        pose: 'carry',
        slot: 'middle',
        expression: 'laugh',
        outfit: OUT,
        holds: 'hugeUmbrella',
        gaze: [0.6, 0.6],
      },
      companions: [
        { kind: 'catSit', slot: '@arms', expression: 'worry', scale: 0.6 },
        { kind: 'dogSit', slot: 'left', expression: 'joy' },
        { kind: 'duck', slot: 'right', expression: 'laugh', facing: -1, scale: 0.9 },
        { kind: 'frogSit', slot: 'bench', expression: 'joy', scale: 0.8 },
      ],
      weather: 'rain',
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'cityStreet',
      palette: 'dusk',
      hero: {
        pose: 'jump',
        slot: 'left',
        expression: 'surprise',
        outfit: OUT,
        holds: 'hugeUmbrella',
        pitch: -0.3,
        gaze: [0.5, -0.9],
      },
      companions: [
        { kind: 'dogRun', slot: 'right', expression: 'surprise', facing: -1, scale: 0.8 },
        { kind: 'frogSit', slot: 'middle', expression: 'surprise', facing: -1, scale: 0.6 },
      ],
      weather: 'wind',
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'cityStreet',
      palette: 'dusk',
      camera: { x: 600, y: 880, zoom: 1.5 },
      hero: { pose: 'sitGround', slot: 'middle', expression: 'sad', outfit: OUT, gaze: [0, 0.8] },
      companions: [
        { kind: 'dogSit', slot: 'left', expression: 'sad', scale: 0.85 },
        { kind: 'catSit', slot: 'right', expression: 'sad', facing: -1, scale: 0.75 },
      ],
      weather: 'rain',
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'cityStreet',
      palette: 'dusk',
      camera: { x: 480, y: 690, zoom: 1.14 },
      hero: {
        pose: 'coverHero',
        slot: 'left',
        expression: 'wonder',
        outfit: OUT,
        holds: 'hugeUmbrella',
        yaw: 0.6,
        gaze: [0.8, 0],
        scale: 0.8,
      },
      companions: [
        {
          kind: 'girlFriend',
          slot: 'middle',
          expression: 'shy',
          facing: -1,
          scale: 0.72,
          pose: 'coverHero',
          outfit: 'raincoat',
        },
        { kind: 'catSit', slot: 'bench', expression: 'wonder', scale: 0.75 },
      ],
      weather: 'rain',
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'cityStreet',
      palette: 'dusk',
      camera: { x: 600, y: 800, zoom: 1.28 },
      hero: { pose: 'jump', slot: 'left', expression: 'laugh', outfit: OUT },
      companions: [
        { kind: 'girlFriend', slot: 'right', expression: 'laugh', facing: -1, pose: 'jump', outfit: 'raincoat' },
        { kind: 'dogRun', slot: 'middle', expression: 'laugh', scale: 0.7 },
        { kind: 'catSit', slot: 'far', expression: 'calm', facing: -1 },
      ],
      weather: 'rain',
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'windowSill',
      palette: 'dusk',
      camera: { x: 600, y: 640, zoom: 1.2 },
      hero: { pose: 'walkWave', slot: 'left', expression: 'joy', outfit: HOME, yaw: 0.6, gaze: [0.8, -0.3] },
      companions: [
        { kind: 'grandfather', slot: 'right', expression: 'joy', facing: -1, scale: 0.85 },
        { kind: 'snail', slot: 'sill', expression: 'joy', facing: -1, scale: 0.3 },
      ],
      weather: 'rainbow',
    },
  },
];
