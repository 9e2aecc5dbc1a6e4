import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, heading, PAPER, stops } from './parts';

const PHOTO = { width: 494, height: 590 } as const;
/** Where the four photographs are stuck on the notebook's pages; the stage `lensPage` paints their borders. */
const AT = [
  [96, 238, -2.2],
  [646, 248, 1.7],
  [1262, 242, -1.5],
  [1812, 236, 2.3],
] as const;
/** The part of a stage with the proportions of a photograph. */
const around = (x: number, y: number, width: number) => ({ x, y, width, height: (width * PHOTO.height) / PHOTO.width });

const baker: PictureSceneInput = {
  stage: 'bakery',
  palette: 'day',
  view: around(590, 150, 540),
  companions: [
    // On "Oh" he has turned round to the shelf.
    {
      kind: 'baker',
      at: { x: 786, y: 960, scale: 1.5, depth: 900 },
      expression: 'surprise',
      pose: 'standStill',
      hands: {
        right: { at: { x: 930, y: 452 }, shape: 'point', angle: -8, elbow: 'down' },
        left: { at: { actor: 'baker', part: 'leftCheek', offset: [-6, 22] }, shape: 'flat', angle: -74, elbow: 'down' },
      },
      lookAt: { x: 1040, y: 440 },
    },
    {
      kind: 'raccoonSit',
      at: { x: 1052, y: 522, scale: 0.78, afloat: true, depth: 10 },
      expression: 'shy',
      facing: -1,
    },
  ],
  props: [{ kind: 'bell', at: { x: 1006, y: 524, scale: 0.78, afloat: true, depth: 11 }, colour: '#f6c445' }],
};

const grocer: PictureSceneInput = {
  stage: 'market',
  palette: 'day',
  view: around(346, 176, 530),
  companions: [
    {
      kind: 'neighbourWoman',
      at: { x: 500, y: 1080, scale: 1.7 },
      expression: 'wonder',
      pose: 'standStill',
      outfit: 'cardigan',
      // A thumb and a finger, so far apart.
      hands: {
        right: { at: { x: 700, y: 540 }, shape: 'measure', angle: -104, thumb: 'up', elbow: 'down' },
        left: { at: { actor: 'neighbourWoman', part: 'leftSide' }, shape: 'rest' },
      },
      lookAt: { x: 700, y: 470 },
    },
    // Behind her it holds up the very hands.
    { kind: 'raccoonRear', at: { x: 776, y: 862, scale: 1.02, afloat: true, depth: 10 }, expression: 'shy' },
  ],
};

const cat: PictureSceneInput = {
  stage: 'rooftops',
  palette: 'dusk',
  view: around(552, 566, 222),
  companions: [
    { kind: 'catSit', at: { x: 636, y: 792, scale: 0.74, afloat: true, depth: 870 }, expression: 'calm' },
    { kind: 'raccoonSit', at: { x: 736, y: 634, scale: 0.25, afloat: true, depth: 10 }, expression: 'shy', facing: -1 },
  ],
};

const dog: PictureSceneInput = {
  stage: 'sausageHook',
  palette: 'day',
  view: around(190, 240, 800),
  companions: [
    { kind: 'dogSit', at: { x: 440, y: 1110, scale: 2.3 }, expression: 'wonder', lookAt: { x: 800, y: 460 } },
  ],
};

/** All of one size, as far as they fit. */
const CAPTION = { size: [25, 13] } as const;

/** The interviews: everybody tells something else. */
export const witnesses: SpreadLayout = {
  key: 's03',
  kind: 'sequence',
  scene: {
    kind: 'spread',
    paper: PAPER,
    pictures: [
      { scene: { stage: 'lensPage', palette: 'witnesses' } },
      ...[baker, grocer, cat, dog].map((scene, index) => {
        const [x, y, turn] = AT[index] ?? [0, 0, 0];
        return { scene, box: { x, y, ...PHOTO }, turn };
      }),
    ],
  },
  texts: [
    heading('rule', [150, 92, 970, 76], { size: [27, 18] }),
    block('baker', [150, 888, 450, 240], CAPTION),
    block('grocer', [648, 888, 472, 240], CAPTION),
    block('cat', [1246, 888, 506, 240], CAPTION),
    block('dog', [1836, 888, 444, 240], CAPTION),
  ],
  stops: stops(
    [
      [64, 90, 560, 800],
      ['rule', 'baker'],
    ],
    [[612, 190, 560, 700], ['grocer']],
    [[1228, 190, 560, 700], ['cat']],
    [[1778, 190, 560, 700], ['dog']],
  ),
};
