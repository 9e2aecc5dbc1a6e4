import type { SceneInput } from '@/lib/illustrator';

export const cover: SceneInput = {
  stage: 'underwater',
  palette: 'day',
  camera: { x: 720, y: 472, zoom: 1.25 },
  hero: { pose: 'float', slot: 'middle', expression: 'joy', outfit: 'swimsuit', yaw: 0.15, gaze: [0, 0], scale: 1.38 },
  companions: [
    { kind: 'whale', slot: 'far', expression: 'joy', scale: 0.68 },
    { kind: 'fishSchool', slot: 'right', expression: 'joy', scale: 0.45 },
  ],
  weather: 'bubbles',
  quietZone: 'top',
};
