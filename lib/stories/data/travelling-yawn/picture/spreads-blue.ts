import type { SpreadLayout } from '../../../picture-book';
import { flat, type Hero, stop } from '../../picture-parts';
import { callAt, hazeOf, OUTFIT, sound, verseAt, yawnAt } from './parts';

const SLEEPS_AT = { x: 390, y: 1120, scale: 4.5, depth: 1000, afloat: true };
const SLEEPS: Hero = {
  at: SLEEPS_AT,
  pose: 'lieTalking',
  facing: -1,
  expression: 'asleep',
  outfit: OUTFIT,
  yaw: 0.2,
  hands: {
    right: { at: { actor: 'hero', part: 'rightCheek', offset: [30, 70] }, shape: 'flat', angle: -30, layer: 'body' },
  },
};

/** From the cloud to the pillow: blue. */
export const blue: readonly SpreadLayout[] = [
  {
    key: 's10',
    kind: 'wordless',
    scene: flat('cloudAndStar', {
      heroes: [
        {
          at: { x: 990, y: 590, scale: 2.15, depth: 1200 },
          pose: 'float',
          expression: 'calm',
          outfit: OUTFIT,
          holds: 'teddy',
          haze: { colour: '#110d26', share: 1 },
        },
      ],
      companions: [yawnAt({ x: 1640, y: 520, scale: 2.5 })],
    }),
    texts: [],
    stops: [stop(0, 0, 1200, []), stop(1200, 0, 1200, [])],
  },
  {
    key: 's11',
    kind: 'panorama',
    scene: flat('roomAtNight', {
      heroes: [
        {
          at: { x: 1570, y: 1110, scale: 1.85 },
          pose: 'crawl',
          expression: 'drowsy',
          outfit: OUTFIT,
          lookAt: { actor: 'yawn' },
          haze: hazeOf(10),
        },
      ],
      companions: [
        {
          id: 'father',
          kind: 'father',
          pose: 'sitOpen',
          expression: 'asleep',
          at: { x: 545, y: 930, scale: 1.75, depth: 1000, afloat: true },
          pitch: -0.4,
          tilt: -0.2,
          hands: { right: { at: { x: 668, y: 850 }, shape: 'rest', angle: 70, elbow: 'right' } },
          haze: hazeOf(10),
        },
        yawnAt({ x: 2180, y: 1030, scale: 1.2, depth: 1300 }, { kind: 'yawnFlat' }),
      ],
    }),
    texts: [verseAt(110, 84, 'light', 1030), sound(1850, 150, 30, 'light', 800)],
    stops: [stop(0, 0, 1200, ['verse']), stop(1200, 0, 1200, ['yawn'])],
  },
  {
    key: 's12',
    kind: 'closeUp',
    scene: flat(
      'nearPillow',
      { heroes: [SLEEPS], companions: [yawnAt({ x: 1440, y: 660, scale: 2.8, depth: 1001 })] },
      { forSmall: { heroes: [{ ...SLEEPS, at: { ...SLEEPS_AT, y: 1000 } }] } },
    ),
    texts: [verseAt(110, 84, 'light', 1030), callAt(1290, 84, 'light', 1030), sound(1700, 1070, 26, 'light', 800)],
    stops: [stop(0, 0, 1200, ['verse']), stop(1200, 0, 1200, ['call', 'yawn'])],
  },
];
