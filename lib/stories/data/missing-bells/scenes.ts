import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const OUTFIT = 'hoodie';

export const cover: SceneInput = {
  stage: 'townSquare',
  palette: 'dusk',
  camera: { x: 530, y: 488, zoom: 1.26 },
  hero: {
    pose: 'lightCandle',
    slot: 'middle',
    expression: 'joy',
    outfit: OUTFIT,
    holds: 'magnifier',
    scale: 1.15,
    yaw: 0.12,
    gaze: [0, 0],
  },
  companions: [
    { kind: 'dogSit', slot: 'left', expression: 'joy', scale: 0.95 },
    { kind: 'raccoonSit', slot: 'fountain', expression: 'shy', facing: -1, scale: 1.4 },
  ],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'townSquare',
      palette: 'day',
      hero: {
        pose: 'lightCandle',
        slot: 'middle',
        expression: 'wonder',
        outfit: OUTFIT,
        holds: 'magnifier',
        yaw: 0.5,
        gaze: [0.8, -0.2],
      },
      companions: [
        { kind: 'dogSit', slot: 'left', expression: 'wonder' },
        { kind: 'rooster', slot: 'right', expression: 'asleep', facing: -1, scale: 0.9 },
      ],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'cityStreet',
      palette: 'day',
      camera: { x: 610, y: 740, zoom: 1.25 },
      hero: {
        pose: 'crouchReach',
        slot: 'left',
        expression: 'determined',
        outfit: OUTFIT,
        holds: 'magnifier',
        yaw: 0.6,
        gaze: [0.8, 0.3],
      },
      companions: [
        { kind: 'boyFriend', slot: 'right', expression: 'worry', facing: -1, pose: 'handsOnHeart', outfit: 'polo' },
        { kind: 'dogSit', slot: 'far', expression: 'joy', scale: 0.85 },
      ],
      props: [{ kind: 'bicycle', slot: 'middle', scale: 1.05 }],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'bakery',
      palette: 'day',
      camera: { x: 620, y: 650, zoom: 1.1 },
      hero: {
        pose: 'think',
        slot: 'left',
        expression: 'wonder',
        outfit: OUTFIT,
        yaw: 0.6,
        pitch: -0.1,
        gaze: [0.8, -0.3],
      },
      companions: [
        { kind: 'baker', slot: 'baker', expression: 'surprise', facing: -1, pose: 'point', scale: 0.92 },
        { kind: 'dogSit', slot: 'middle', expression: 'joy', scale: 0.85 },
      ],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'market',
      palette: 'day',
      hero: {
        pose: 'lightCandle',
        slot: 'middle',
        expression: 'determined',
        outfit: OUTFIT,
        holds: 'magnifier',
        yaw: 0.5,
        pitch: -0.2,
        gaze: [0.7, -0.8],
      },
      companions: [
        { kind: 'parrot', slot: 'air', expression: 'laugh', facing: -1, scale: 0.78 },
        { kind: 'dogSit', slot: 'left', expression: 'surprise', scale: 0.95 },
      ],
      props: [{ kind: 'birdcage', slot: 'air', scale: 0.95 }],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'rooftops',
      palette: 'night',
      hero: { pose: 'crouch', slot: 'left', expression: 'determined', outfit: OUTFIT, yaw: -0.2, gaze: [-0.7, -0.2] },
      companions: [
        { kind: 'dogSleep', slot: 'middle', expression: 'asleep', facing: -1 },
        { kind: 'raccoonSit', slot: 'wall', expression: 'shy', facing: 1, scale: 0.55 },
      ],
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'trainStation',
      palette: 'night',
      hero: {
        pose: 'crouchReach',
        slot: 'middle',
        expression: 'determined',
        outfit: OUTFIT,
        holds: 'magnifier',
        yaw: 0.5,
        gaze: [0.7, 0.6],
      },
      companions: [
        { kind: 'dogWalk', slot: 'left', expression: 'determined', scale: 0.95 },
        { kind: 'raccoonSit', slot: 'luggage', expression: 'worry', facing: -1, scale: 0.75 },
      ],
      weather: 'fog',
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'forestDay',
      palette: 'night',
      camera: { x: 560, y: 740, zoom: 1.25 },
      hero: {
        pose: 'sneak',
        slot: 'middle',
        expression: 'worry',
        outfit: OUTFIT,
        holds: 'lantern',
        yaw: 0.5,
        gaze: [0.8, -0.2],
      },
      companions: [
        { kind: 'dogWalk', slot: 'left', expression: 'worry', scale: 0.95 },
        { kind: 'bat', slot: 'air', expression: 'calm', scale: 0.5 },
      ],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'forestDay',
      palette: 'night',
      camera: { x: 610, y: 760, zoom: 1.4 },
      hero: {
        pose: 'walkLantern',
        slot: 'left',
        expression: 'surprise',
        outfit: OUTFIT,
        holds: 'lantern',
        yaw: 0.6,
        gaze: [0.8, 0.4],
      },
      companions: [{ kind: 'raccoonSit', slot: 'right', expression: 'surprise', facing: -1, scale: 1.2 }],
      props: [
        { kind: 'bellBranch', slot: 'air', scale: 0.9 },
        { kind: 'bell', slot: 'middle', scale: 0.65 },
      ],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'owlHill',
      palette: 'moon',
      hero: {
        pose: 'handsOnHeart',
        slot: 'hill',
        expression: 'wonder',
        outfit: OUTFIT,
        yaw: 0.5,
        pitch: -0.25,
        gaze: [0.8, -0.8],
        scale: 0.9,
      },
      companions: [
        { kind: 'owl', slot: 'bough', expression: 'asleep', facing: -1 },
        { kind: 'raccoonSit', slot: 'beside', expression: 'shy', facing: -1 },
      ],
      props: [{ kind: 'bells', slot: 'farther', scale: 0.4 }],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'forestDay',
      palette: 'night',
      camera: { x: 660, y: 830, zoom: 1.6 },
      hero: {
        pose: 'sitGround',
        slot: 'middle',
        expression: 'worry',
        outfit: OUTFIT,
        yaw: 0.2,
        pitch: 0.1,
        gaze: [0.4, 0.5],
      },
      companions: [{ kind: 'dogSleep', slot: 'right', expression: 'calm', facing: -1, scale: 0.8 }],
      props: [{ kind: 'lantern', slot: 'left', scale: 1 }],
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'forestDay',
      palette: 'day',
      camera: { x: 560, y: 680, zoom: 1.07 },
      hero: { pose: 'handsOnHeart', slot: 'middle', expression: 'asleep', outfit: OUTFIT, pitch: -0.1 },
      companions: [
        { kind: 'baker', slot: 'right', expression: 'asleep', facing: -1, pose: 'stand' },
        { kind: 'boyFriend', slot: 'left', expression: 'asleep', pose: 'handsOnHeart', outfit: 'polo' },
        { kind: 'girlFriend', slot: 'far', expression: 'asleep', pose: 'standStill', scale: 1.5 },
        { kind: 'owl', slot: 'branch', expression: 'asleep', facing: -1, scale: 0.9 },
        { kind: 'raccoonSit', slot: 'stump', expression: 'shy', scale: 1.05 },
      ],
      props: [{ kind: 'bellBranch', slot: 'air', scale: 0.8 }],
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'forestDay',
      palette: 'dusk',
      hero: { pose: 'wave', slot: 'middle', expression: 'joy', outfit: OUTFIT, holds: 'bell' },
      companions: [
        { kind: 'owl', slot: 'branch', expression: 'joy', facing: -1 },
        { kind: 'dogSit', slot: 'left', expression: 'joy' },
        { kind: 'raccoonSit', slot: 'right', expression: 'laugh', facing: -1 },
      ],
      props: [
        { kind: 'bellBranch', slot: 'air', scale: 0.95 },
        { kind: 'lantern', slot: 'stump', scale: 0.8 },
        { kind: 'lantern', slot: 'hollow', scale: 0.9 },
      ],
      weather: 'fireflies',
    },
  },
];
