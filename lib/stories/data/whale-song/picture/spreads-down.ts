import type { SpreadLayout } from '../../../picture-book';
import { call, flat, stop } from '../../picture-parts';
import { afloat, bodyBlock, box, chairAt, goldCall, headingBlock, hum, sung, swimmer } from './parts';

const IN_THE_TUB = swimmer(afloat(1730, 700, 2, 900), {
  pose: 'sitBed',
  expression: 'joy',
  facing: -1,
  yaw: -0.35,
  lookAt: { x: 500, y: 500 },
});

/** From the bath to the eye of the whale, and the first two witnesses. */
export const down: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'single',
    scene: flat('whaleBath', { heroes: [IN_THE_TUB] }, { onWheels: { props: [chairAt(1020, 1110, 2)] } }),
    texts: [
      headingBlock('opening', box(700, 100, 440, 340), { tone: 'ink' }),
      bodyBlock('door', box(700, 500, 420, 130), { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'door']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's02',
    kind: 'panorama',
    scene: flat('whaleSection', {
      heroes: [
        swimmer(afloat(1620, 352, 1.75, 500), {
          pose: 'sleepBack',
          expression: 'wonder',
          facing: -1,
          gaze: [0, -0.4],
        }),
      ],
    }),
    texts: [
      headingBlock('ears', box(470, 620, 660, 250), { size: [32, 16] }),
      sung(
        'song',
        [
          [1540, 1080],
          [1660, 950],
          [1790, 830],
          [1890, 690],
        ],
        [44, 26],
      ),
      bodyBlock('stop', box(470, 900, 640, 170)),
    ],
    stops: [stop(1200, 0, 1200, ['ears', 'song']), stop(0, 0, 1200, ['stop'])],
  },
  {
    key: 's03',
    kind: 'reveal',
    scene: flat('whaleDive', {
      heroes: [swimmer(afloat(1720, 640, 2.3, 600), { pose: 'dive', expression: 'breathHeld', gaze: [0.4, 0.4] })],
    }),
    texts: [
      headingBlock('breath', box(110, 700, 860, 200)),
      headingBlock('deep', box(110, 950, 860, 120), { size: [30, 16] }),
    ],
    stops: [stop(1200, 0, 1200, ['breath']), stop(0, 0, 1200, ['deep'])],
  },
  {
    key: 's04',
    kind: 'closeUp',
    scene: flat('whaleGaze', {
      heroes: [
        swimmer(afloat(950, 700, 1.2, 700), { pose: 'float', expression: 'breathHeld', lookAt: { x: 1640, y: 580 } }),
      ],
    }),
    texts: [
      headingBlock('whale', box(110, 90, 880, 150), { size: [32, 16] }),
      bodyBlock('sea', box(110, 270, 700, 180)),
      bodyBlock('answer', box(700, 960, 440, 150)),
    ],
    stops: [stop(1200, 0, 1200, ['whale', 'sea']), stop(0, 0, 1200, ['answer'])],
  },
  {
    key: 's05',
    kind: 'single',
    scene: flat('whaleFish', {
      heroes: [
        swimmer(afloat(1700, 1330, 3, 900), {
          pose: 'palmLight',
          expression: 'breathHeld',
          lookAt: { x: 2080, y: 960 },
          hands: { right: { at: { x: 2060, y: 1050 }, shape: 'cup', layer: 'front' } },
        }),
      ],
    }),
    texts: [
      headingBlock('fish', box(110, 90, 900, 150), { size: [32, 16] }),
      goldCall('note', [930, 430], 64, 420),
      bodyBlock('ask', box(1290, 90, 900, 90)),
      bodyBlock('fell', box(1290, 190, 900, 90)),
    ],
    stops: [stop(0, 0, 1200, ['fish', 'note']), stop(1200, 0, 1200, ['ask', 'fell'])],
  },
  {
    key: 's06',
    kind: 'sequence',
    scene: flat('whaleOyster', {
      heroes: [
        swimmer(afloat(330, 1000, 2.1, 950), {
          pose: 'listen',
          expression: 'breathHeld',
          yaw: 0.9,
          gaze: [0.5, 0.3],
        }),
        {
          ...swimmer(afloat(1480, 860, 1.9, 1100), {
            pose: 'float',
            expression: 'surprise',
            lookAt: { x: 1900, y: 860 },
          }),
          id: 'after',
        },
      ],
      companions: [{ kind: 'clownfish', at: { of: 'after', slot: '@head', scale: 0.62 }, expression: 'asleep' }],
    }),
    texts: [
      headingBlock('oyster', box(110, 90, 960, 170), { size: [32, 16] }),
      goldCall('note', [930, 500], 44, 380),
      hum(box(110, 290, 420, 80)),
      bodyBlock('fell', box(1330, 90, 860, 90)),
      call('shut', [1980, 470], 64, 460, { tone: 'light' }),
    ],
    stops: [stop(0, 0, 1200, ['oyster', 'note', 'ask']), stop(1200, 0, 1200, ['fell', 'shut'])],
  },
];
