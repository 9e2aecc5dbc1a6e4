import type { SceneInput } from '@/lib/illustrator';
import type { StorySpread } from '../../model';

const KIT = 'goalkeeper';
const AT_HOME = 'stripedPajamas';

export const cover: SceneInput = {
  stage: 'mountain',
  palette: 'day',
  camera: { x: 620, y: 490, zoom: 1.25 },
  hero: {
    pose: 'carry',
    slot: 'middle',
    expression: 'joy',
    outfit: KIT,
    holds: 'football',
    yaw: 0.05,
    gaze: [0, 0],
    scale: 1.15,
  },
  companions: [
    { kind: 'turtleWalk', slot: 'spring', expression: 'joy', facing: -1, scale: 1.15 },
    { kind: 'goat', slot: 'left', expression: 'joy', scale: 0.95 },
  ],
  props: [{ kind: 'goal', slot: 'goal' }],
  quietZone: 'top',
};

export const spreads: readonly StorySpread[] = [
  {
    key: 's01',
    scene: {
      stage: 'mountain',
      palette: 'day',
      camera: { x: 560, y: 680, zoom: 1.1 },
      hero: { pose: 'carry', slot: 'left', expression: 'joy', outfit: KIT, holds: 'football' },
      companions: [
        { kind: 'turtleWalk', slot: 'middle', expression: 'calm', facing: -1, scale: 0.65 },
        { kind: 'goat', slot: 'far', expression: 'joy', facing: -1, scale: 1.4 },
        { kind: 'hedgehog', slot: 'right', expression: 'joy', facing: -1, scale: 0.7 },
        { kind: 'mouse', slot: 'rock', expression: 'joy', scale: 0.8 },
      ],
      props: [{ kind: 'goal', slot: 'goalLeft' }],
    },
  },
  {
    key: 's02',
    scene: {
      stage: 'mountain',
      palette: 'day',
      camera: { x: 620, y: 800, zoom: 1.25 },
      hero: { pose: 'fly', slot: 'far', expression: 'surprise', outfit: KIT, scale: 1.9, gaze: [-0.6, 0.6] },
      companions: [
        { kind: 'rabbitHop', slot: 'left', expression: 'laugh', scale: 0.8 },
        { kind: 'rabbitHop', slot: 'rock', expression: 'joy', scale: 0.9 },
      ],
      props: [
        { kind: 'goal', slot: 'goal' },
        { kind: 'football', slot: 'middle' },
      ],
    },
  },
  {
    key: 's03',
    scene: {
      stage: 'playground',
      palette: 'day',
      camera: { x: 540, y: 790, zoom: 2.4 },
      hero: {
        pose: 'sitBench',
        slot: 'bench',
        expression: 'sad',
        outfit: KIT,
        yaw: 0.45,
        pitch: 0.2,
        gaze: [0.6, 0.6],
        scale: 1.1,
      },
      companions: [{ kind: 'hedgehog', slot: 'far', expression: 'sad', facing: -1 }],
    },
  },
  {
    key: 's04',
    scene: {
      stage: 'mountain',
      palette: 'day',
      camera: { x: 570, y: 760, zoom: 1.3 },
      hero: { pose: 'throw', slot: 'left', expression: 'determined', outfit: KIT, holds: 'football', gaze: [0.8, 0] },
      companions: [
        { kind: 'goat', slot: 'right', expression: 'joy', facing: -1 },
        { kind: 'mouse', slot: 'far', expression: 'wonder', facing: -1 },
      ],
      props: [{ kind: 'goal', slot: 'goalLeft' }],
    },
  },
  {
    key: 's05',
    scene: {
      stage: 'mountain',
      palette: 'dusk',
      hero: { pose: 'run', slot: 'right', expression: 'determined', outfit: KIT },
      companions: [{ kind: 'turtleWalk', slot: 'left', expression: 'determined', scale: 0.7 }],
      weather: 'fog',
    },
  },
  {
    key: 's06',
    scene: {
      stage: 'mountain',
      palette: 'day',
      camera: { x: 600, y: 780, zoom: 1.3 },
      hero: { pose: 'jump', slot: 'middle', expression: 'laugh', outfit: KIT, gaze: [0.7, 0.4] },
      companions: [
        { kind: 'rabbitSit', slot: 'left', expression: 'surprise', scale: 0.8 },
        { kind: 'mouse', slot: 'right', expression: 'laugh', facing: -1, scale: 0.7 },
      ],
      props: [
        { kind: 'goal', slot: 'goal' },
        { kind: 'football', slot: 'spring', scale: 1.3 },
      ],
    },
  },
  {
    key: 's07',
    scene: {
      stage: 'mountain',
      palette: 'dusk',
      camera: { x: 600, y: 800, zoom: 1.3 },
      hero: { pose: 'kick', slot: 'left', expression: 'determined', outfit: KIT },
      companions: [{ kind: 'goat', slot: 'right', expression: 'worry', facing: -1 }],
      props: [{ kind: 'bucket', slot: 'middle' }],
    },
  },
  {
    key: 's08',
    scene: {
      stage: 'lake',
      palette: 'dusk',
      camera: { x: 430, y: 850, zoom: 1.45 },
      hero: { pose: 'sitGround', slot: 'left', expression: 'sad', outfit: KIT, yaw: 0.6, gaze: [0.8, 0.4] },
      companions: [
        { kind: 'turtleWalk', slot: 'middle', expression: 'calm', facing: -1, scale: 0.85 },
        { kind: 'frogSit', slot: 'jetty', expression: 'calm', facing: -1, scale: 0.6 },
      ],
    },
  },
  {
    key: 's09',
    scene: {
      stage: 'attic',
      palette: 'night',
      camera: { x: 680, y: 840, zoom: 1.62 },
      hero: { pose: 'read', slot: 'middle', expression: 'determined', outfit: AT_HOME, holds: 'map' },
      companions: [{ kind: 'mouse', slot: 'right', expression: 'wonder', facing: -1, scale: 0.7 }],
      props: [{ kind: 'moonLamp', slot: 'trunk' }],
    },
  },
  {
    key: 's10',
    scene: {
      stage: 'mountain',
      palette: 'day',
      camera: { x: 560, y: 700, zoom: 1.16 },
      hero: { pose: 'jump', slot: 'middle', expression: 'laugh', outfit: KIT, holds: 'football' },
      companions: [
        { kind: 'turtleWalk', slot: 'left', expression: 'calm', facing: -1 },
        { kind: 'mouse', slot: 'spring', expression: 'joy', facing: -1, scale: 0.8 },
        { kind: 'rabbitSit', slot: 'rock', expression: 'surprise' },
        { kind: 'hedgehog', slot: 'right', expression: 'laugh', facing: -1, scale: 0.8 },
      ],
      props: [{ kind: 'goal', slot: 'goal' }],
      weather: 'rain',
    },
  },
  {
    key: 's11',
    scene: {
      stage: 'mountain',
      palette: 'day',
      camera: { x: 700, y: 700, zoom: 1.2 },
      hero: {
        pose: 'jump',
        slot: 'goal',
        expression: 'determined',
        outfit: KIT,
        scale: 0.8,
        pitch: -0.2,
        gaze: [0.8, -0.9],
      },
      companions: [
        { kind: 'rabbitSit', slot: 'left', expression: 'surprise', scale: 0.75 },
        { kind: 'hedgehog', slot: 'right', expression: 'wonder', scale: 0.7 },
      ],
      props: [
        { kind: 'goal', slot: 'goal' },
        { kind: 'football', slot: 'air', scale: 1.3 },
      ],
      weather: 'rain',
    },
  },
  {
    key: 's12',
    scene: {
      stage: 'mountain',
      palette: 'dusk',
      camera: { x: 560, y: 680, zoom: 1.1 },
      hero: { pose: 'walk', slot: 'middle', expression: 'joy', outfit: KIT, holds: 'football', gaze: [0.8, 0.4] },
      companions: [
        { kind: 'rabbitSit', slot: 'right', expression: 'shy', facing: -1, scale: 0.9 },
        { kind: 'goat', slot: 'far', expression: 'joy', scale: 1.2 },
        { kind: 'turtleWalk', slot: 'left', expression: 'joy', scale: 0.75 },
        { kind: 'hedgehog', slot: 'rock', expression: 'joy' },
      ],
      weather: 'fireflies',
    },
  },
];
