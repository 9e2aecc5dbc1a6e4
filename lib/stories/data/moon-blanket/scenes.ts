import type { SceneInput } from '@/lib/illustrator';

export const cover: SceneInput = {
  stage: 'moonSurface',
  palette: 'night',
  camera: { x: 640, y: 466, zoom: 1.3 },
  hero: {
    pose: 'carry',
    slot: 'middle',
    expression: 'joy',
    outfit: 'spacesuit',
    holds: 'quilt',
    scale: 1.2,
    yaw: 0,
    pitch: 0,
    gaze: [0, 0],
  },
  companions: [{ kind: 'starFriend', slot: 'air', expression: 'joy', facing: -1, scale: 0.7 }],
  weather: 'stardust',
  quietZone: 'top',
};
