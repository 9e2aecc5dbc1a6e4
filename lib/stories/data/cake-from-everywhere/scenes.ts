import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const OUTFIT = 'explorer';

/** Its fire burns, but does not shine on who stands in the basket. */
const BALLOON = { kind: 'hotAirBalloon', count: 0 } as const;

export const cover: SceneInput = {
  stage: 'mountain',
  palette: 'dawn',
  camera: { x: 480, y: 490, zoom: 1.25 },
  hero: {
    pose: 'carry',
    slot: 'middle',
    expression: 'joy',
    outfit: OUTFIT,
    holds: 'fruitBasket',
    yaw: 0.12,
    gaze: [0, 0],
    scale: 1.15,
  },
  companions: [{ kind: 'parrot', slot: '@shoulder', expression: 'joy', facing: -1, scale: 0.8 }],
  props: [{ ...BALLOON, slot: 'rock', scale: 0.7 }],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'emptyKitchen',
      palette: 'dusk',
      camera: { x: 700, y: 725, zoom: 1.3 },
      hero: {
        pose: 'carry',
        slot: 'middle',
        expression: 'worry',
        outfit: OUTFIT,
        holds: 'bowl',
        pitch: 0.15,
        gaze: [0.2, 0.8],
      },
      companions: [{ kind: 'parrot', slot: 'counter', expression: 'surprise', facing: -1, scale: 0.9 }],
      props: [{ kind: 'egg', slot: 'table', scale: 1.1 }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'rooftops',
      palette: 'dawn',
      hero: {
        pose: 'wave',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        scale: 0.58,
        yaw: -0.6,
        gaze: [-0.5, 0.2],
      },
      companions: [{ kind: 'parrot', slot: 'air', expression: 'laugh', facing: -1, scale: 0.8 }],
      props: [{ ...BALLOON, slot: 'rug', scale: 1.8 }],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'farm',
      palette: 'day',
      camera: { x: 600, y: 690, zoom: 1.14 },
      hero: {
        pose: 'carry',
        slot: 'left',
        expression: 'joy',
        outfit: OUTFIT,
        holds: 'basket',
        yaw: 0.6,
        gaze: [0.8, 0],
      },
      companions: [
        { kind: 'cow', slot: 'right', expression: 'joy', facing: -1, scale: 1.15 },
        { kind: 'parrot', slot: '@head', expression: 'wonder', scale: 0.9 },
      ],
      props: [
        { kind: 'bucket', slot: 'middle', scale: 1.2 },
        { kind: 'bucket', slot: 'besideMiddle', scale: 1.2 },
        { ...BALLOON, slot: 'fence', scale: 0.9 },
      ],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'desert',
      palette: 'dusk',
      hero: { pose: 'ride', slot: 'middle', expression: 'wonder', outfit: OUTFIT },
      companions: [
        { kind: 'camel', slot: '@mount', expression: 'calm' },
        { kind: 'parrot', slot: 'right', expression: 'wonder', facing: -1, scale: 0.6 },
      ],
      props: [{ kind: 'dates', slot: 'left', scale: 1.2 }],
    },
  },
  {
    key: 's05',
    scene: {
      place: 'kenya',
      stage: 'villageKenya',
      palette: 'day',
      camera: { x: 600, y: 740, zoom: 1.3 },
      hero: { pose: 'clap', slot: 'left', expression: 'joy', outfit: OUTFIT, yaw: 0.6, gaze: [0.8, 0.1] },
      companions: [
        { kind: 'girlFriend', slot: 'right', expression: 'joy', facing: -1, pose: 'carry', outfit: 'kitenge' },
        { kind: 'parrot', slot: 'far', expression: 'wonder', scale: 0.9 },
        { kind: 'bee', slot: 'air', expression: 'joy', scale: 0.45, facing: -1 },
      ],
      props: [{ kind: 'mangoes', slot: 'middle', scale: 0.8 }],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'jungle',
      palette: 'day',
      camera: { x: 515, y: 680, zoom: 1.22 },
      hero: { pose: 'sitGround', slot: 'left', expression: 'laugh', outfit: OUTFIT, yaw: 0.6, gaze: [0.8, 0] },
      companions: [
        { kind: 'monkeySit', slot: 'right', expression: 'wonder', facing: -1, scale: 1.2 },
        { kind: 'parrot', slot: 'branch', expression: 'joy', scale: 0.9 },
      ],
      props: [{ kind: 'fruitBasket', slot: 'middle', scale: 1.2 }],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'snowHill',
      palette: 'day',
      camera: { x: 610, y: 760, zoom: 1.35 },
      hero: { pose: 'kneel', slot: 'left', expression: 'wonder', outfit: 'winterCoat', yaw: 0.6, gaze: [0.7, 0.4] },
      companions: [
        { kind: 'penguin', slot: 'right', expression: 'joy', facing: -1, scale: 0.95 },
        { kind: 'parrot', slot: '@head', expression: 'worry', scale: 0.8 },
      ],
      props: [{ kind: 'bucket', slot: 'middle', scale: 0.9 }],
      weather: 'snow',
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'beach',
      palette: 'day',
      hero: { pose: 'wave', slot: 'left', expression: 'laugh', outfit: OUTFIT, yaw: 0.6, gaze: [0.8, -0.1] },
      companions: [
        { kind: 'whale', slot: 'water', expression: 'joy', facing: -1, scale: 0.72 },
        { kind: 'parrot', slot: 'right', expression: 'surprise', facing: -1, scale: 0.6 },
      ],
      props: [{ kind: 'bucket', slot: 'sand', scale: 0.9 }],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'cloudSky',
      palette: 'dusk',
      camera: { x: 515, y: 630, zoom: 1.28 },
      hero: {
        pose: 'throw',
        slot: 'left',
        expression: 'determined',
        outfit: OUTFIT,
        holds: 'letter',
        scale: 0.66,
        yaw: 0.8,
        gaze: [0.8, 0.2],
      },
      companions: [{ kind: 'parrot', slot: 'air', expression: 'worry', facing: -1, scale: 0.6 }],
      props: [
        { ...BALLOON, slot: 'cloud', scale: 2.86 },
        { kind: 'stool', slot: 'right', scale: 0.7 },
      ],
      weather: 'wind',
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'kitchen',
      palette: 'night',
      camera: { x: 600, y: 720, zoom: 1.5 },
      hero: { pose: 'stir', slot: 'middle', expression: 'worry', outfit: OUTFIT },
      companions: [{ kind: 'parrot', slot: 'counter', expression: 'worry', facing: -1, scale: 0.9 }],
      props: [
        { kind: 'dates', slot: 'tableLeft', scale: 1 },
        { kind: 'mangoes', slot: 'tableRight', scale: 1 },
      ],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'kitchen',
      palette: 'day',
      hero: { pose: 'stir', slot: 'middle', expression: 'laugh', outfit: OUTFIT, yaw: -0.5, gaze: [-0.7, -0.4] },
      companions: [
        { kind: 'grandmother', slot: 'left', expression: 'laugh', pose: 'clap' },
        { kind: 'parrot', slot: 'counter', expression: 'joy', facing: -1, scale: 0.9 },
      ],
      props: [
        { kind: 'dates', slot: 'tableLeft', scale: 0.9 },
        { kind: 'mangoes', slot: 'tableRight', scale: 0.9 },
        { kind: 'fruitBasket', slot: 'table', scale: 0.8 },
      ],
    },
  },
  {
    key: 's12',
    scene: {
      place: 'kenya',
      stage: 'festivalTable',
      palette: 'day',
      hero: { pose: 'clap', slot: 'middle', expression: 'laugh', outfit: OUTFIT, yaw: -0.3, gaze: [-0.4, 0] },
      companions: [
        { kind: 'grandmother', slot: 'left', expression: 'laugh' },
        { kind: 'grandfather', slot: 'right', expression: 'joy', facing: -1 },
        {
          kind: 'girlFriend',
          slot: 'far',
          expression: 'joy',
          facing: -1,
          pose: 'clap',
          outfit: 'kitenge',
          scale: 1.25,
        },
        { kind: 'penguin', slot: 'table1', expression: 'joy', scale: 0.7 },
        { kind: 'monkeySit', slot: 'table5', expression: 'laugh', facing: -1, scale: 0.7 },
        { kind: 'parrot', slot: 'air', expression: 'laugh', scale: 0.8 },
      ],
      props: [{ kind: 'cake', slot: 'table3', scale: 1.3 }],
    },
  },
];
