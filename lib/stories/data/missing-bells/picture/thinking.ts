import type { PictureSceneInput } from '@/lib/illustrator';
import { OUTFIT } from './parts';

/** The sixth card, which is blank. */
export const BLANK_CARD = { x: 1300, y: 406 } as const;

/** The bell that the raccoon holds out, below that card. */
const BELL = { x: 1270, y: 960 } as const;

/** In a circle of light between the thoughts of the school and of the owl. Who has a chair stays in it. */
export const thinking = (pose: string, y: number): PictureSceneInput => ({
  stage: 'sixCards',
  palette: 'pool',
  heroes: [
    {
      at: { x: 916, y: y + 50, scale: pose === 'think' ? 2 : 2.3 },
      pose,
      expression: 'worry',
      outfit: OUTFIT,
      hands: {
        left: { at: { actor: 'hero', part: 'leftKnee', offset: [-4, -14] }, shape: 'rest' },
        right: { at: { actor: 'hero', part: 'rightCheek', offset: [-4, 30] }, shape: 'fist', elbow: 'down' },
      },
      lookAt: BELL,
    },
  ],
  companions: [{ kind: 'dogLie', at: { x: 500, y: 1150, scale: 1.2 }, expression: 'worry', lookAt: BELL }],
  props: [{ kind: 'lantern', at: { x: 1136, y: 1164, scale: 1.4 } }],
});
