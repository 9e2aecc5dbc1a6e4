import type { SpreadLayout } from '../../../picture-book';
import { block, heading, PAPER, type PictureSceneInput, stops } from './parts';

const PHOTO = { width: 460, height: 540 } as const;
/** Where the four photographs are stuck on the notebook's pages; the stage `lensPage` paints their borders. */
const AT = [
  [130, 330],
  [650, 300],
  [1290, 330],
  [1810, 300],
] as const;
/** The part of a stage with the proportions of a photograph. */
const around = (x: number, y: number, width: number) => ({ x, y, width, height: (width * PHOTO.height) / PHOTO.width });

const baker: PictureSceneInput = {
  stage: 'bakery',
  palette: 'day',
  view: around(590, 150, 540),
  companions: [
    { kind: 'baker', at: { slot: 'baker' }, expression: 'surprise', pose: 'point', facing: -1 },
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
      pose: 'point',
      outfit: 'cardigan',
    },
    { kind: 'raccoonSit', at: { x: 790, y: 870, scale: 1.1, afloat: true, depth: 10 }, expression: 'joy' },
  ],
};

const cat: PictureSceneInput = {
  stage: 'rooftops',
  palette: 'dusk',
  view: around(430, 510, 340),
  companions: [
    { kind: 'catSit', at: { x: 600, y: 800, scale: 1.1, afloat: true, depth: 870 }, expression: 'calm' },
    { kind: 'raccoonSit', at: { x: 720, y: 612, scale: 0.3, afloat: true, depth: 10 }, expression: 'shy', facing: -1 },
  ],
};

const dog: PictureSceneInput = {
  stage: 'sausageHook',
  palette: 'day',
  view: around(190, 240, 800),
  companions: [{ kind: 'dogSit', at: { x: 440, y: 1110, scale: 2.3 }, expression: 'wonder' }],
};

/** The interviews: everybody points somewhere else. */
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
    heading('rule', [130, 90, 980, 150], { size: [34, 22] }),
    block('baker', [130, 908, 460, 216], { size: [20, 15] }),
    block('grocer', [650, 885, 450, 180], { size: [22, 16] }),
    block('cat', [1290, 915, 460, 180], { size: [22, 16] }),
    block('dog', [1810, 885, 460, 180], { size: [22, 16] }),
  ],
  stops: stops(
    [
      [110, 286, 500, 604],
      ['rule', 'baker'],
    ],
    [[630, 256, 500, 604], ['grocer']],
    [[1270, 286, 500, 604], ['cat']],
    [[1790, 256, 500, 604], ['dog']],
  ),
};
