import type { SpreadLayout } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { lateComers } from './crowd';
import { market } from './market';
import { nightWatch } from './night-watch';
import { block, heading, OUTFIT, opening, PAPER, stops } from './parts';
import { station } from './station';
import { witnesses } from './witnesses';

/** Where the bell of the bicycle was. */
const HANDLEBAR = { x: 780, y: 872 } as const;

/** The morning without bells and the search in the town, until midnight at the station. */
export const inTown: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: picture({
      stage: 'bellSquare',
      palette: 'dawn',
      heroes: [
        {
          at: { x: 1730, y: 1165, scale: 2.1 },
          pose: 'crouchReach',
          expression: 'wonder',
          outfit: OUTFIT,
          holds: 'magnifier',
          facing: -1,
          pitch: 0.4,
          tilt: -0.2,
          hands: {
            left: { at: { x: 1450, y: 1110 }, shape: 'hold' },
            right: { at: { actor: 'hero', part: 'rightKnee' }, shape: 'rest' },
          },
          // Through the glass at the print on the ground.
          lookAt: { x: 1440, y: 1060 },
        },
      ],
      companions: [
        {
          kind: 'dogSit',
          at: { x: 2060, y: 1165, scale: 1.6 },
          expression: 'joy',
          // The other way, at the sausages.
          lookAt: { x: 2280, y: 1150 },
        },
        // Overslept on the sign of the bus stop.
        { kind: 'rooster', at: { x: 124, y: 664, scale: 0.72, afloat: true, depth: 900 }, expression: 'asleep' },
        ...lateComers.people,
        { kind: 'catMissesBell', at: { x: 770, y: 1126, scale: 1.1 }, expression: 'worry' },
        {
          kind: 'raccoonSit',
          at: { x: 232, y: 1074, scale: 0.82, afloat: true, depth: 1141 },
          expression: 'shy',
          facing: -1,
          yaw: 0.2,
        },
      ],
      props: lateComers.things,
    }),
    texts: [
      opening('opening', [150, 96, 900, 150]),
      block('list', [150, 246, 900, 150], { below: 'opening' }),
      block('case', [1500, 96, 780, 230]),
    ],
    stops: stops(
      [
        [60, 360, 840, 840],
        ['opening', 'list'],
      ],
      [[1400, 360, 840, 840], ['case']],
    ),
  },
  {
    key: 's02',
    kind: 'spots',
    scene: {
      kind: 'spread',
      paper: PAPER,
      pictures: [
        { scene: { stage: 'lensPage', palette: 'hair' } },
        {
          box: { x: 1260, y: 124, width: 1064, height: 664 },
          scene: {
            stage: 'bicycleStreet',
            palette: 'day',
            view: { x: 112, y: 580, width: 970, height: 605 },
            heroes: [
              {
                at: { x: 590, y: 1140, scale: 1.5 },
                pose: 'crouchReach',
                expression: 'breathHeld',
                outfit: OUTFIT,
                holds: 'magnifier',
                hands: {
                  right: { at: { x: 764, y: 941 }, shape: 'hold' },
                  left: { at: { actor: 'hero', part: 'leftKnee', offset: [-8, -24] }, shape: 'rest' },
                },
                // Lower than the bar, so that the eyes are seen to rest on it.
                lookAt: { x: HANDLEBAR.x, y: 920 },
              },
            ],
            companions: [
              {
                kind: 'boyWithShortHair',
                at: { x: 975, y: 1108, scale: 1.3 },
                expression: 'calm',
                facing: -1,
                pose: 'standStill',
                hands: {
                  // Over the head of who crouches, at his grandmother.
                  left: { at: { x: 806, y: 742 }, shape: 'point', angle: 190, layer: 'front' },
                  right: { at: { x: 1032, y: 950 }, shape: 'rest' },
                },
                lookAt: { actor: 'elderWoman' },
                // So far aside that the visor of his cap is seen.
                yaw: -0.6,
              },
              {
                kind: 'elderWoman',
                at: { x: 205, y: 934, scale: 0.8, afloat: true, depth: 900 },
                expression: 'yawn',
                pose: 'sitBench',
                tilt: 0.2,
              },
              {
                kind: 'dogSit',
                at: { x: 214, y: 1150, scale: 1.02 },
                expression: 'joy',
                // At the raccoon.
                lookAt: { x: 372, y: 890 },
              },
            ],
          },
        },
      ],
    },
    texts: [
      heading('rule', [270, 84, 840, 80]),
      block('looks', [270, 968, 840, 154]),
      block('talk', [1300, 846, 960, 270]),
    ],
    stops: stops(
      [
        [240, 160, 800, 800],
        ['rule', 'looks'],
      ],
      [[1250, 122, 1084, 684], ['talk']],
    ),
  },
  witnesses,
  market,
  nightWatch,
  station,
];
