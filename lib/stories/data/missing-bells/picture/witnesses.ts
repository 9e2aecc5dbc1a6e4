import type { SpreadLayout } from '../../../picture-book';
import { block, heading, PAPER, type PictureSceneInput, stops } from './parts';

const PHOTO = { width: 470, height: 552 } as const;
/** Where the four photographs are stuck on the notebook's pages; the stage `lensPage` paints their borders. */
const AT = [
  [150, 290],
  [660, 290],
  [1270, 290],
  [1780, 290],
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
      at: { x: 850, y: 960, scale: 1.5, depth: 900 },
      expression: 'surprise',
      pose: 'standStill',
      hands: {
        right: { at: { x: 992, y: 500 }, shape: 'point' },
        left: { at: { actor: 'baker', part: 'leftCheek', offset: [-6, 10] }, shape: 'flat', angle: -80 },
      },
      lookAt: { x: 1062, y: 520 },
    },
    {
      kind: 'raccoonSit',
      at: { x: 1062, y: 522, scale: 0.42, afloat: true, depth: 10 },
      expression: 'shy',
      facing: -1,
    },
  ],
};

const grocer: PictureSceneInput = {
  stage: 'market',
  palette: 'day',
  view: around(330, 150, 560),
  companions: [
    {
      kind: 'neighbourWoman',
      at: { x: 540, y: 1080, scale: 1.7 },
      expression: 'wonder',
      pose: 'standStill',
      outfit: 'cardigan',
      // A thumb and a finger, so far apart.
      hands: {
        right: { at: { x: 664, y: 560 }, shape: 'pinch', angle: -160, thumb: 'up', elbow: 'down' },
        left: { at: { actor: 'neighbourWoman', part: 'leftSide' }, shape: 'rest' },
      },
      lookAt: { x: 664, y: 540 },
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
        const [x, y] = AT[index] ?? [0, 0];
        return { scene, box: { x, y, ...PHOTO } };
      }),
    ],
  },
  texts: [
    heading('rule', [150, 96, 970, 150]),
    block('baker', [150, 884, 448, 242], { size: [22, 15] }),
    block('grocer', [660, 884, 448, 242], { size: [22, 15] }),
    block('cat', [1270, 884, 448, 242], { size: [22, 15] }),
    block('dog', [1780, 884, 448, 242], { size: [22, 15] }),
  ],
  stops: stops(
    [
      [125, 246, 520, 644],
      ['rule', 'baker'],
    ],
    [[635, 246, 520, 644], ['grocer']],
    [[1245, 246, 520, 644], ['cat']],
    [[1755, 246, 520, 644], ['dog']],
  ),
};
