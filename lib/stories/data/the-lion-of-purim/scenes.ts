import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const LION = 'lionCostume';

export const cover: SceneInput = {
  stage: 'townSquare',
  palette: 'day',
  camera: { x: 580, y: 499, zoom: 1.25 },
  hero: { pose: 'dance2', slot: 'middle', expression: 'joy', outfit: LION, scale: 1.12, yaw: 0, gaze: [0, 0] },
  companions: [
    {
      kind: 'littleBoy',
      slot: 'right',
      expression: 'joy',
      facing: -1,
      pose: 'cheer',
      outfit: 'crownCostume',
      scale: 0.82,
    },
    { kind: 'catSit', slot: 'left', expression: 'joy', scale: 0.85 },
  ],
  weather: 'confetti',
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'playroom',
      palette: 'day',
      camera: { x: 560, y: 760, zoom: 1.22 },
      hero: { pose: 'cheer', slot: 'left', expression: 'laugh', outfit: LION, yaw: 0.5 },
      companions: [{ kind: 'catSit', slot: 'far', expression: 'surprise', facing: -1 }],
      props: [{ kind: 'mirror', slot: 'right', scale: 1.05 }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'kitchen',
      palette: 'day',
      camera: { x: 600, y: 700, zoom: 1.18 },
      hero: { pose: 'stand', slot: 'left', expression: 'determined', outfit: LION, gaze: [0.7, -0.3], yaw: 0.4 },
      companions: [{ kind: 'grandmother', slot: 'right', expression: 'joy', facing: -1, pose: 'handsOnHeart' }],
      props: [
        { kind: 'mishloachManot', slot: 'table', scale: 1.2 },
        { kind: 'hamantaschen', slot: 'tableRight', scale: 1.1 },
      ],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'cityStreet',
      palette: 'day',
      camera: { x: 600, y: 650, zoom: 1.06 },
      hero: { pose: 'walk', slot: 'left', expression: 'joy', outfit: LION, gaze: [0.8, 0.5] },
      companions: [{ kind: 'catSit', slot: 'right', expression: 'joy', facing: -1, scale: 0.7 }],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'kindergarten',
      palette: 'day',
      camera: { x: 600, y: 740, zoom: 1.2 },
      hero: { pose: 'standStill', slot: 'middle', expression: 'worry', outfit: LION },
      companions: [
        { kind: 'girlFriend', slot: 'left', expression: 'laugh', pose: 'clap', outfit: 'tutu' },
        { kind: 'boyFriend', slot: 'right', expression: 'laugh', facing: -1, pose: 'point', outfit: 'capeHero' },
        { kind: 'teacher', slot: 'far', expression: 'joy', facing: -1, pose: 'clap' },
      ],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'bakery',
      palette: 'day',
      camera: { x: 580, y: 680, zoom: 1.12 },
      hero: { pose: 'standStill', slot: 'left', expression: 'determined', outfit: LION, gaze: [0.7, -0.3] },
      companions: [
        { kind: 'baker', slot: 'baker', expression: 'joy', facing: -1 },
        { kind: 'elderMan', slot: 'far', expression: 'joy', scale: 1.15 },
        { kind: 'littleGirl', slot: 'queue', expression: 'laugh', outfit: 'tutu' },
      ],
      props: [{ kind: 'hamantaschen', slot: 'counter', scale: 1.3 }],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'playroom',
      palette: 'dusk',
      camera: { x: 620, y: 850, zoom: 1.45 },
      hero: { pose: 'sitGround', slot: 'middle', expression: 'sad', outfit: LION, gaze: [0.4, 0.7] },
      companions: [{ kind: 'mouse', slot: 'right', expression: 'wonder', facing: -1, scale: 0.6 }],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'synagogue',
      palette: 'night',
      camera: { x: 600, y: 640, zoom: 1.06 },
      hero: { pose: 'cheer', slot: 'left', expression: 'laugh', outfit: LION, yaw: 0.4 },
      companions: [
        { kind: 'grandfather', slot: 'reader', expression: 'joy', pose: 'pray', headwear: 'kippah' },
        { kind: 'elderMan', slot: 'farLeft', expression: 'joy', pose: 'clap', headwear: 'kippah' },
        { kind: 'elderWoman', slot: 'far', expression: 'laugh', facing: -1, pose: 'clap' },
        { kind: 'girlFriend', slot: 'right', expression: 'laugh', facing: -1, pose: 'cheer', outfit: 'tutu' },
        {
          kind: 'boyFriend',
          slot: 'beside',
          expression: 'laugh',
          facing: -1,
          pose: 'clap',
          outfit: 'capeHero',
          scale: 0.82,
        },
      ],
      props: [
        { kind: 'megillah', slot: 'bimah' },
        { kind: 'gragger', slot: 'floor' },
      ],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'townSquare',
      palette: 'day',
      hero: { pose: 'standStill', slot: 'left', expression: 'wonder', outfit: LION, gaze: [0.8, 0.3], yaw: 0.6 },
      companions: [
        {
          kind: 'littleBoy',
          slot: 'middle',
          expression: 'sad',
          facing: -1,
          pose: 'handsOnHeart',
          outfit: 'crownCostume',
          scale: 0.6,
        },
        { kind: 'baker', slot: 'far', expression: 'laugh', pose: 'clap' },
        { kind: 'elderMan', slot: 'crowdLeft', expression: 'laugh', pose: 'clap' },
        { kind: 'neighbourMan', slot: 'crowdRight', expression: 'laugh', facing: -1, pose: 'cheer' },
        { kind: 'boyFriend', slot: 'fountain', expression: 'laugh', facing: -1, pose: 'cheer', outfit: 'capeHero' },
        { kind: 'girlFriend', slot: 'right', expression: 'laugh', facing: -1, pose: 'dance', outfit: 'tutu' },
      ],
      weather: 'confetti',
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'townSquare',
      palette: 'day',
      camera: { x: 400, y: 880, zoom: 1.75 },
      hero: { pose: 'crouchReach', slot: 'left', expression: 'calm', outfit: LION, gaze: [0.8, 0.1] },
      companions: [
        {
          kind: 'littleBoy',
          slot: 'middle',
          expression: 'sad',
          facing: -1,
          pose: 'standStill',
          outfit: 'crownCostume',
          scale: 0.6,
        },
      ],
      weather: 'confetti',
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'townSquare',
      palette: 'day',
      camera: { x: 580, y: 680, zoom: 1.1 },
      hero: { pose: 'cheer', slot: 'left', expression: 'laugh', outfit: LION, yaw: 0.3 },
      companions: [
        {
          kind: 'littleBoy',
          slot: 'middle',
          expression: 'wonder',
          facing: -1,
          pose: 'standStill',
          outfit: 'crownCostume',
          scale: 0.6,
        },
        {
          kind: 'boyFriend',
          slot: 'fountain',
          expression: 'surprise',
          facing: -1,
          pose: 'standStill',
          outfit: 'capeHero',
          scale: 1.1,
        },
        {
          kind: 'girlFriend',
          slot: 'far',
          expression: 'surprise',
          facing: -1,
          pose: 'standStill',
          outfit: 'tutu',
          scale: 1.2,
        },
        { kind: 'baker', slot: 'right', expression: 'surprise', facing: -1, pose: 'stand' },
      ],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'townSquare',
      palette: 'day',
      camera: { x: 600, y: 760, zoom: 1.2 },
      hero: { pose: 'handsOnHeart', slot: 'right', expression: 'joy', outfit: LION, facing: -1, gaze: [-0.7, 0.1] },
      companions: [
        { kind: 'neighbourWoman', slot: 'left', expression: 'joy', pose: 'hug', outfit: 'longDress' },
        {
          kind: 'littleBoy',
          slot: 'middle',
          expression: 'joy',
          facing: -1,
          pose: 'hugStand',
          outfit: 'crownCostume',
          scale: 0.66,
        },
      ],
      weather: 'confetti',
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'bedroom',
      palette: 'lamp',
      camera: { x: 620, y: 660, zoom: 1.1 },
      hero: { pose: 'sleep', slot: 'pillow', expression: 'asleep', outfit: LION },
      companions: [
        { kind: 'catCurl', slot: '@shoulder', expression: 'asleep', facing: -1, scale: 1 },
        { kind: 'grandmother', slot: 'rug', expression: 'calm', facing: -1, pose: 'kneel' },
      ],
    },
  },
];
