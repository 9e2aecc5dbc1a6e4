import type { PictureBook } from '../../../picture-book';
import { BY_DAY, picture, WHOLE } from './parts';

export const cover: PictureBook['cover'] = picture(
  {
    stage: 'flowerGarden',
    palette: 'day',
    view: { x: 0, y: 58, width: 960, height: 960 },
    heroes: [
      {
        at: { slot: 'left', scale: 1.1 },
        pose: 'stand',
        expression: 'joy',
        outfit: BY_DAY,
        holds: 'umbrella',
        facing: -1,
      },
    ],
    companions: [
      { kind: 'grandfather', at: { slot: 'right', scale: 0.88 }, expression: 'joy', facing: -1, pose: 'crouch' },
    ],
    weather: 'rainbow',
  },
  { x: 0, y: 0, width: 1200, height: 1200 },
);

/** Nobody is there yet and one cannot see far; at the end the same garden after the rain. */
export const ends: PictureBook['ends'] = {
  front: picture({ stage: 'flowerGarden', palette: 'dawn', view: WHOLE, weather: 'fog' }),
  back: picture({ stage: 'flowerGarden', palette: 'day', view: WHOLE, weather: 'rainbow' }),
};
