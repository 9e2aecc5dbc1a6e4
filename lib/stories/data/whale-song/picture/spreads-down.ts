import type { SpreadLayout } from '../../../picture-book';
import { call, flat, stop } from '../../picture-parts';
import { afloat, box, chairAt, goldCall, storyBlock, sung, swimmer, WHISPER } from './parts';

const IN_THE_TUB = swimmer(afloat(1730, 640, 2, 900), {
  pose: 'sitBed',
  expression: 'joy',
  facing: -1,
  yaw: -0.5,
  lookAt: { x: 1440, y: 470 },
  hands: {
    left: { at: { x: 1464, y: 398 }, shape: 'rest', angle: 175, layer: 'front' },
    right: { at: { x: 1640, y: 588 }, shape: 'grip', angle: 100 },
  },
});

/** From the bath to the eye of the whale, and the first two witnesses. */
export const down: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'single',
    scene: flat('whaleBath', { heroes: [IN_THE_TUB] }, { onWheels: { props: [chairAt(1020, 1110, 2)] } }),
    texts: [
      storyBlock('opening', box(700, 100, 440, 400), { tone: 'ink' }),
      storyBlock('door', box(700, 530, 440, 190), { tone: 'ink', below: 'opening' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'door']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's02',
    kind: 'panorama',
    scene: flat('whaleSection', {
      heroes: [
        swimmer(afloat(1520, 344, 2.3, 500), {
          pose: 'floatOnBack',
          expression: 'wonder',
          facing: -1,
          gaze: [0.2, 0.9],
          hands: { left: { at: { actor: 'hero', part: 'belly', offset: [0, -20] }, shape: 'rest' } },
        }),
      ],
    }),
    texts: [
      storyBlock('ears', box(400, 520, 740, 260)),
      sung(
        'song',
        [
          [1310, 910],
          [1490, 830],
          [1640, 710],
          [1740, 560],
        ],
        [36, 52, 78],
      ),
      storyBlock('stop', box(400, 800, 740, 200), { below: 'ears' }),
    ],
    stops: [stop(1200, 0, 1200, ['ears', 'song']), stop(0, 0, 1200, ['stop'])],
  },
  {
    key: 's03',
    kind: 'reveal',
    scene: flat('whaleDive', {
      heroes: [
        swimmer(afloat(1720, 640, 2.3, 600), {
          pose: 'dive',
          expression: 'cheeksFull',
          gaze: [0.4, 0.4],
          hands: {
            left: { at: { x: 2010, y: 1000 }, shape: 'flat', angle: 52 },
            right: { at: { x: 1966, y: 1040 }, shape: 'flat', angle: 52 },
          },
        }),
      ],
    }),
    texts: [
      storyBlock('breath', box(110, 730, 900, 190)),
      storyBlock('deep', box(110, 930, 860, 190), { below: 'breath' }),
    ],
    stops: [stop(1200, 0, 1200, ['breath']), stop(0, 0, 1200, ['deep'])],
  },
  {
    key: 's04',
    kind: 'closeUp',
    scene: flat('whaleGaze', {
      heroes: [
        swimmer(afloat(925, 720, 1.2, 700), {
          pose: 'float',
          expression: 'cheeksFull',
          lookAt: { x: 1640, y: 580 },
          hands: {
            left: { at: { x: 1092, y: 690 }, shape: 'flat', angle: -80, layer: 'front' },
            right: { at: { x: 1094, y: 570 }, shape: 'flat', angle: -80, layer: 'front' },
          },
        }),
      ],
    }),
    texts: [
      storyBlock('whale', box(110, 90, 900, 170)),
      storyBlock('sea', box(110, 280, 800, 210), { below: 'whale' }),
      storyBlock('answer', box(110, 960, 1000, 160)),
    ],
    stops: [stop(1200, 0, 1200, ['whale', 'sea']), stop(0, 0, 1200, ['answer'])],
  },
  {
    key: 's05',
    kind: 'single',
    scene: flat('whaleFish', {
      heroes: [
        swimmer(afloat(1680, 1310, 3.4, 900), {
          pose: 'palmLight',
          expression: 'cheeksFull',
          lookAt: { x: 2110, y: 900 },
          hands: { right: { at: { x: 2100, y: 974 }, shape: 'cup', layer: 'front' } },
        }),
      ],
    }),
    texts: [
      storyBlock('fish', box(110, 90, 900, 150)),
      goldCall('note', [900, 430], 72, 440),
      storyBlock('ask', box(1290, 90, 1000, 150)),
      storyBlock('fell', box(1290, 250, 900, 90), { below: 'ask' }),
    ],
    stops: [stop(0, 0, 1200, ['fish', 'note']), stop(1200, 0, 1200, ['ask', 'fell'])],
  },
  {
    key: 's06',
    kind: 'sequence',
    scene: flat('whaleOyster', {
      heroes: [
        swimmer(afloat(250, 1095, 1.9, 950), {
          pose: 'listen',
          expression: 'cheeksFull',
          yaw: 0.15,
          tilt: 0.45,
          gaze: [0.6, 0.4],
          hands: {
            right: { at: { x: 640, y: 1010 }, shape: 'flat', angle: 20, layer: 'front' },
          },
        }),
        {
          ...swimmer(afloat(1468, 800, 1.9, 1100), {
            pose: 'float',
            expression: 'breathHeld',
            lookAt: { x: 1900, y: 820 },
            hands: {
              left: { at: { x: 1352, y: 740 }, shape: 'cup', layer: 'front' },
              right: { at: { x: 1726, y: 836 }, shape: 'flat', angle: -60, layer: 'front' },
            },
          }),
          id: 'after',
        },
      ],
    }),
    texts: [
      storyBlock('oyster', box(110, 90, 960, 190)),
      goldCall('note', [820, 450], WHISPER, 380),
      storyBlock('ask', box(110, 300, 420, 80), { below: 'oyster' }),
      storyBlock('fell', box(1330, 90, 860, 90)),
      call('shut', [1960, 450], 72, 460),
    ],
    stops: [stop(0, 0, 1200, ['oyster', 'note', 'ask']), stop(1200, 0, 1200, ['fell', 'shut'])],
  },
];
