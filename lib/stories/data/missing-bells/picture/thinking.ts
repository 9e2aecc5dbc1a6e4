import type { PictureSceneInput } from '@/lib/illustrator';
import { OUTFIT } from './parts';

/** The sixth card, which is blank. */
export const BLANK_CARD = { x: 1588, y: 366 } as const;

/** In a small circle of light between the school and the owl, with the dog beside. Who has a chair stays in it. */
export const thinking = (pose: string, y: number): PictureSceneInput => ({
  stage: 'sixCards',
  palette: 'pool',
  heroes: [
    {
      at: { x: 872, y: y + 30, scale: 1.86 },
      pose,
      expression: 'worry',
      outfit: OUTFIT,
      hands: {
        left: { at: { actor: 'hero', part: 'leftKnee', offset: [-4, -14] }, shape: 'rest' },
        right: { at: { actor: 'hero', part: 'rightCheek', offset: [-4, 30] }, shape: 'fist', elbow: 'down' },
      },
      lookAt: BLANK_CARD,
    },
  ],
  companions: [
    { kind: 'dogLie', at: { x: 530, y: 1146, scale: 1.16 }, expression: 'worry', lookAt: { x: 2140, y: 640 } },
  ],
  props: [{ kind: 'lantern', at: { x: 1112, y: 1052, scale: 1.5 } }],
});
