import type { SpreadLayout } from '../../../picture-book';
import { block, heading, PAPER, type PictureSceneInput, stops } from './parts';

/** Where the four photographs are stuck on the notebook's pages. */
const PHOTO = { y: 310, width: 460, height: 560 } as const;
const AT = [130, 650, 1290, 1810] as const;
/** The part of a stage with the proportions of a photograph. */
const around = (x: number, y: number, width: number) => ({ x, y, width, height: (width * PHOTO.height) / PHOTO.width });

const baker: PictureSceneInput = {
  stage: 'bakery',
  palette: 'day',
  view: around(620, 400, 500),
  companions: [{ kind: 'baker', at: { slot: 'baker' }, expression: 'surprise', pose: 'point', facing: -1 }],
};

const grocer: PictureSceneInput = {
  stage: 'market',
  palette: 'day',
  view: around(330, 480, 540),
  companions: [
    {
      kind: 'neighbourWoman',
      at: { x: 560, y: 1080, scale: 1.7 },
      expression: 'wonder',
      pose: 'point',
      outfit: 'cardigan',
    },
  ],
};

const cat: PictureSceneInput = {
  stage: 'rooftops',
  palette: 'dusk',
  view: around(430, 540, 340),
  companions: [{ kind: 'catSit', at: { x: 600, y: 800, scale: 1.1, afloat: true, depth: 870 }, expression: 'calm' }],
};

const dog: PictureSceneInput = {
  stage: 'sausageHook',
  palette: 'day',
  view: around(0, 0, 1000),
  companions: [{ kind: 'dogSit', at: { x: 420, y: 1110, scale: 2.5 }, expression: 'wonder' }],
};

/** The interviews: everybody points somewhere else. */
export const witnesses: SpreadLayout = {
  key: 's03',
  kind: 'sequence',
  scene: {
    kind: 'spread',
    paper: PAPER,
    pictures: [baker, grocer, cat, dog].map((scene, index) => ({
      scene,
      box: { x: AT[index] ?? 0, ...PHOTO },
    })),
  },
  texts: [
    heading('rule', [130, 110, 980, 150], { size: [34, 22] }),
    block('baker', [120, 890, 480, 250], { size: [20, 16] }),
    block('grocer', [650, 890, 450, 160], { size: [22, 16] }),
    block('cat', [1290, 890, 460, 170], { size: [22, 16] }),
    block('dog', [1810, 890, 460, 120], { size: [22, 16] }),
  ],
  stops: stops(
    [
      [130, 310, 460, 560],
      ['rule', 'baker'],
    ],
    [[650, 310, 460, 560], ['grocer']],
    [[1290, 310, 460, 560], ['cat']],
    [[1810, 310, 460, 560], ['dog']],
  ),
};
