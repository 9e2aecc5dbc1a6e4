import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, heading, PAPER, stops } from './parts';

const PHOTO = { width: 448, height: 516 } as const;
/** Where the four photographs are stuck on the notebook's pages; the stage `lensPage` paints their borders. */
const AT = [
  [150, 312, -2.2],
  [664, 322, 1.7],
  [1286, 316, -1.5],
  [1800, 308, 2.3],
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
  view: around(330, 150, 560),
  companions: [
    {
      kind: 'neighbourWoman',
      at: { x: 500, y: 1080, scale: 1.7 },
      expression: 'wonder',
      pose: 'standStill',
      outfit: 'cardigan',
      // A thumb and a finger, so far apart.
      hands: {
        right: { at: { x: 716, y: 470 }, shape: 'measure', angle: -104, thumb: 'up', elbow: 'down' },
        left: { at: { actor: 'neighbourWoman', part: 'leftSide' }, shape: 'rest' },
      },
      lookAt: { x: 706, y: 410 },
    },
    // Behind her it holds up the very hands.
    { kind: 'raccoonRear', at: { x: 776, y: 872, scale: 1.02, afloat: true, depth: 10 }, expression: 'shy' },
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
    heading('rule', [150, 96, 970, 150]),
    block('baker', [150, 884, 448, 242], { size: [22, 15] }),
    block('grocer', [664, 884, 448, 242], { size: [22, 15] }),
    block('cat', [1286, 884, 448, 242], { size: [22, 15] }),
    block('dog', [1800, 884, 448, 242], { size: [22, 15] }),
  ],
  stops: stops(
    [
      [114, 246, 520, 644],
      ['rule', 'baker'],
    ],
    [[628, 246, 520, 644], ['grocer']],
    [[1250, 246, 520, 644], ['cat']],
    [[1764, 246, 520, 644], ['dog']],
  ),
};
