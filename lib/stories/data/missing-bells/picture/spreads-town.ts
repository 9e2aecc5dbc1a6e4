import type { SpreadLayout } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { lateComers } from './crowd';
import { block, call, heading, OUTFIT, PAPER, stops } from './parts';
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
      heading('opening', [150, 96, 900, 150]),
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
      heading('rule', [150, 84, 960, 80]),
      block('looks', [150, 968, 960, 154], { align: 'center', face: 'heading' }),
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
  {
    key: 's04',
    kind: 'closeUp',
    scene: picture({
      stage: 'cageView',
      palette: 'day',
      heroes: [
        {
          liftSmall: 100,
          liftSeated: 110,
          at: { x: 690, y: 1240, scale: 2.9, depth: 700, afloat: true },
          pose: 'lightCandle',
          expression: 'breathHeld',
          outfit: OUTFIT,
          holds: 'magnifier',
          hands: {
            left: { at: { actor: 'hero', part: 'leftSide', offset: [-24, 150] }, shape: 'rest', elbow: 'left' },
            // Bent, so that the glass is on its way to the eye.
            right: { at: { x: 976, y: 610 }, shape: 'hold', elbow: 'down' },
          },
          lookAt: { actor: 'parrot' },
        },
      ],
      companions: [
        {
          kind: 'dogReach',
          at: { x: 1430, y: 930, scale: 1.6, depth: 1460, afloat: true },
          expression: 'tenderness',
          yaw: 0.6,
          pitch: -0.3,
          gaze: [1, -0.5],
        },
        {
          kind: 'neighbourWoman',
          at: { x: 1336, y: 960, scale: 1.12, depth: 300, afloat: true },
          expression: 'worry',
          pose: 'standStill',
          outfit: 'cardigan',
          tilt: 0.14,
          hands: {
            left: { at: { actor: 'neighbourWoman', part: 'leftCheek', offset: [-8, -6] }, shape: 'flat', angle: -80 },
            right: { at: { actor: 'neighbourWoman', part: 'rightCheek', offset: [8, -6] }, shape: 'flat', angle: -100 },
          },
        },
        {
          // His head on both hands.
          kind: 'farmer',
          at: { x: 445, y: 940, scale: 1.1, depth: 300, afloat: true },
          expression: 'asleep',
          pose: 'standStill',
          tilt: -0.34,
          hands: {
            left: {
              at: { actor: 'farmer', part: 'leftCheek', offset: [2, 30] },
              shape: 'flat',
              angle: -70,
              elbow: 'down',
            },
            right: {
              at: { actor: 'farmer', part: 'leftCheek', offset: [14, 44] },
              shape: 'flat',
              angle: -110,
              elbow: 'down',
            },
          },
        },
        {
          kind: 'neighbourMan',
          at: { x: 150, y: 960, scale: 1.12, depth: 300, afloat: true },
          // Stretches.
          expression: 'yawn',
          pose: 'standStill',
          tilt: -0.16,
          hands: { right: { at: { x: 262, y: 330 }, shape: 'fist', elbow: 'right' } },
        },
        {
          id: 'parrot',
          kind: 'parrotPerched',
          at: { x: 1915, y: 668, scale: 1.62, afloat: true, depth: 1400 },
          expression: 'laugh',
          facing: -1,
          tilt: -0.5,
        },
      ],
    }),
    texts: [
      call('ring', [1600, 226], 46, 520, { turn: -5, tone: 'ink' }),
      block('market', [150, 838, 960, 108], { size: [22, 16] }),
      block('alibi', [150, 962, 960, 120], { size: [22, 16], below: 'market' }),
      heading('rule', [1300, 846, 960, 76], { size: [32, 18] }),
      block('parrot', [1300, 942, 960, 154], { size: [22, 16], below: 'rule' }),
    ],
    stops: stops(
      [
        [1440, 0, 860, 860],
        ['ring', 'market'],
      ],
      [[230, 20, 840, 840], ['alibi']],
      [
        [1560, 40, 820, 820],
        ['rule', 'parrot'],
      ],
    ),
  },
  {
    key: 's05',
    kind: 'farShot',
    scene: picture({
      stage: 'roofsAbove',
      palette: 'night',
      heroes: [
        {
          at: { x: 1666, y: 826, scale: 0.8 },
          pose: 'stand',
          expression: 'determined',
          outfit: OUTFIT,
          hands: {
            right: {
              at: { actor: 'hero', part: 'rightCheek', offset: [20, -44] },
              shape: 'flat',
              angle: 190,
              layer: 'front',
            },
          },
          lookAt: { x: 2380, y: 640 },
        },
      ],
      companions: [
        { kind: 'dogSleep', at: { x: 1850, y: 834, scale: 0.66 }, expression: 'asleep', facing: -1 },
        { kind: 'catSit', at: { x: 400, y: 626, scale: 0.42, afloat: true }, colour: '#c8b8a8' },
        { kind: 'catSit', at: { x: 486, y: 630, scale: 0.36, afloat: true }, colour: '#e0a468', facing: -1 },
        { kind: 'raccoonSit', at: { x: 578, y: 640, scale: 0.44, afloat: true }, expression: 'shy' },
        { kind: 'catWalk', at: { x: 730, y: 634, scale: 0.42, afloat: true }, colour: '#8a90a8' },
        { kind: 'catSit', at: { x: 1330, y: 526, scale: 0.3, afloat: true }, colour: '#d8d4e0' },
        { kind: 'catCurl', at: { x: 2180, y: 946, scale: 0.6, afloat: true }, colour: '#e0a468' },
      ],
    }),
    texts: [
      heading('rule', [150, 96, 900, 190], { tone: 'light' }),
      block('watch', [1300, 96, 960, 230], { tone: 'light' }),
      call('snore', [1885, 1056], 26, 780, { tone: 'light' }),
    ],
    stops: stops(
      [[1380, 440, 760, 760], ['rule']],
      [[280, 420, 760, 760], ['watch']],
      [[1500, 520, 640, 640], ['snore']],
    ),
  },
  station,
];
