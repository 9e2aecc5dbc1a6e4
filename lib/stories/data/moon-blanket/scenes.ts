import type { SceneInput } from '@/lib/illustrator';

export const cover: SceneInput = {
  stage: 'moonSurface',
  palette: 'night',
  camera: { x: 630, y: 512, zoom: 1.2 },
  hero: {
    pose: 'carry',
    slot: 'middle',
    expression: 'joy',
    outfit: 'spacesuit',
    holds: 'quilt',
    scale: 1.24,
    yaw: 0,
    pitch: 0,
    gaze: [0, 0],
  },
  companions: [{ kind: 'starFriend', slot: 'air', expression: 'joy', facing: -1, scale: 0.9 }],
  weather: 'stardust',
  quietZone: 'top',
};
