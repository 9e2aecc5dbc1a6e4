import type { SceneInput } from '@/lib/illustrator';

export const cover: SceneInput = {
  stage: 'moonSurface',
  palette: 'night',
  camera: { x: 640, y: 466, zoom: 1.3 },
  hero: { pose: 'cheer', slot: 'middle', expression: 'joy', outfit: 'classShirt', scale: 1.2 },
  quietZone: 'top',
};
