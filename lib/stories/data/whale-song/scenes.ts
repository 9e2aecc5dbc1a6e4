import type { SceneInput } from '@/lib/illustrator';

export const cover: SceneInput = {
  stage: 'underwater',
  palette: 'day',
  camera: { x: 600, y: 670, zoom: 1.14 },
  hero: { pose: 'float', slot: 'left', expression: 'joy', outfit: 'swimsuit', yaw: 0.15, gaze: [0, 0], scale: 1.35 },
  companions: [
    { kind: 'whale', slot: 'right', expression: 'joy', facing: -1, scale: 0.72 },
    { kind: 'fishSchool', slot: 'bottom', expression: 'joy', scale: 0.6 },
  ],
  weather: 'bubbles',
  quietZone: 'top',
};
