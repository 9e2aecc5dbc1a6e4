import type { SceneInput } from '@/lib/illustrator';

export const cover: SceneInput = {
  stage: 'moonSurface',
  palette: 'night',
  camera: { x: 630, y: 512, zoom: 1.2 },
  hero: { pose: 'wave', slot: 'middle', expression: 'joy', outfit: 'spacesuit', scale: 1.24, gaze: [0, 0] },
  companions: [{ kind: 'starFriend', slot: '@hand', expression: 'joy', facing: -1, scale: 1.3 }],
  weather: 'stardust',
  quietZone: 'top',
};
