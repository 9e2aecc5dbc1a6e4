import type { SceneInput } from '@/lib/illustrator';
import type { ChildName } from '../sample-children';

type BlogScene = {
  readonly child: ChildName;
  readonly age?: number;
  readonly scene: SceneInput;
  /** Top edge of the wide crop as a share of the square picture's height; a third at most. */
  readonly top: number;
};

/** The scene of each post's picture, by post id. */
export const BLOG_SCENES: Readonly<Record<string, BlogScene>> = {
  'first-days-at-kindergarten': {
    child: 'amara',
    age: 4,
    top: 0.17,
    scene: {
      stage: 'kindergarten',
      palette: 'day',
      camera: { x: 600, y: 600, zoom: 1 },
      hero: {
        pose: 'hugStand',
        slot: 'middle',
        expression: 'calm',
        outfit: 'dungarees',
        pitch: -0.2,
        gaze: [0.5, -0.6],
      },
      companions: [{ kind: 'mother', slot: '@arms', expression: 'joy', facing: -1 }],
      props: [
        { kind: 'backpack', slot: 'right', scale: 1.2 },
        { kind: 'teddy', slot: 'left', scale: 1.4 },
      ],
    },
  },
  'afraid-of-the-dark': {
    child: 'otis',
    age: 5,
    top: 0.02,
    scene: {
      stage: 'bedroom',
      palette: 'lamp',
      camera: { x: 600, y: 660, zoom: 1.12 },
      hero: { pose: 'sitBed', slot: 'bed', expression: 'wonder', outfit: 'stripedPajamas', gaze: [0.8, -0.2] },
      companions: [{ kind: 'catSit', slot: 'sill', expression: 'wonder', facing: -1, scale: 0.7 }],
      props: [{ kind: 'lantern', slot: 'rug' }],
    },
  },
  'reading-aloud': {
    child: 'freya',
    age: 5,
    top: 0.2,
    scene: {
      stage: 'livingRoom',
      palette: 'night',
      camera: { x: 560, y: 620, zoom: 1.5 },
      hero: {
        pose: 'read',
        slot: 'sofa',
        expression: 'laugh',
        outfit: 'starryPajamas',
        holds: 'openBook',
        yaw: 0.5,
        gaze: [0.8, 0],
      },
      companions: [{ kind: 'grandmother', slot: 'sofaRight', expression: 'joy', facing: -1, pose: 'sitChair' }],
    },
  },
  'a-new-baby': {
    child: 'mei',
    age: 5,
    top: 0.15,
    scene: {
      stage: 'livingRoom',
      palette: 'day',
      camera: { x: 560, y: 640, zoom: 1.45 },
      hero: { pose: 'sitChair', slot: 'sofa', expression: 'shy', outfit: 'dress', yaw: 0.6, gaze: [0.8, 0.4] },
      companions: [
        { kind: 'mother', slot: 'sofaRight', expression: 'joy', facing: -1, pose: 'sitChair' },
        { kind: 'babyWrapped', slot: 'sofaRight', expression: 'asleep' },
      ],
      props: [{ kind: 'balloons', slot: 'sideTable' }],
    },
  },
  'the-right-photo': {
    child: 'tamar',
    age: 6,
    top: 0.13,
    scene: {
      stage: 'windowSill',
      palette: 'day',
      camera: { x: 560, y: 620, zoom: 1.3 },
      hero: { pose: 'sitChair', slot: 'sill', expression: 'laugh', outfit: 'cardigan', yaw: 0.1, gaze: [0, 0] },
    },
  },
  'meeting-yourself-in-a-book': {
    child: 'yusuf',
    age: 7,
    top: 0.16,
    scene: {
      stage: 'library',
      palette: 'day',
      camera: { x: 620, y: 560, zoom: 2 },
      hero: {
        pose: 'read',
        slot: 'nook',
        expression: 'laugh',
        outfit: 'sweater',
        holds: 'openBook',
        pitch: 0.1,
        gaze: [0, 0.6],
      },
    },
  },
};
