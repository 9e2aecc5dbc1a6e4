import type { PictureSceneInput } from '@/lib/illustrator';
import { OUTFIT } from './parts';

/** The sixth card, which is blank. */
const BLANK_CARD = { x: 2250, y: 668 } as const;

/** In a small circle of light, with the dog beside. Who has a chair stays in it. */
export const thinking = (pose: string, y: number): PictureSceneInput => ({
  stage: 'sixCards',
  palette: 'pool',
  heroes: [
    {
      at: { x: 440, y, scale: 1.8 },
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
    { kind: 'dogSleep', at: { x: 636, y: 1130, scale: 1.18 }, expression: 'calm', facing: -1 },
    {
      kind: 'owlAside',
      at: { x: 2332, y: 492, scale: 0.86, afloat: true, depth: 10 },
      expression: 'asleep',
      facing: -1,
      haze: { colour: '#5a6ab0', share: 0.3 },
    },
  ],
  props: [{ kind: 'lantern', at: { x: 806, y: 1040, scale: 1.6 } }],
});
