import { cover, radial, wash } from './kit/easel';
import { defineStage } from './model';

type Colours = { light: string; middle: string; edge: string };

/** A soft backdrop for the character's portrait. */
export const portraitBackdrop = defineStage<Colours>({
  palettes: {
    warm: { light: '#fdf0d8', middle: '#f6d9b4', edge: '#e4b291' },
    sky: { light: '#f2f5f4', middle: '#cfe0e6', edge: '#9fbdd0' },
    meadow: { light: '#f7f6de', middle: '#dbe6bd', edge: '#a9c58e' },
    dawn: { light: '#fdeee9', middle: '#f3d0cd', edge: '#d9a2ae' },
    teal: { light: '#eaf1dd', middle: '#a3cabc', edge: '#4a8387' },
  },
  slots: { bust: { x: 600, y: 1300, scale: 5.2, afloat: true }, half: { x: 580, y: 1590, scale: 4.3, afloat: true } },
  // Three other looks of the same child ('draw again'): who waves, who is seen from near, and who dreams.
  variants: [
    {
      palette: 'sky',
      hero: { pose: 'wave', slot: 'half', expression: 'joy', outfit: 'hoodie', yaw: -0.3, facing: -1, tilt: 0.12 },
    },
    {
      palette: 'meadow',
      camera: { x: 600, y: 560, zoom: 1.3 },
      hero: { expression: 'laugh', outfit: 'dungarees', yaw: 0.02, tilt: -0.1 },
    },
    {
      palette: 'dawn',
      hero: { pose: 'handsOnHeart', slot: 'half', expression: 'calm', outfit: 'sweater', yaw: 0.5, gaze: [0.5, -0.3] },
    },
  ],
  light: () => ({
    direction: [-0.6, -0.8],
    rim: '#fff4dc',
    rimAlpha: 0.5,
    rimWidth: 4,
    ambient: '#c9a8b8',
    ambientAlpha: 0.12,
    shadow: '#8a5a5a',
    lamps: [],
  }),
  back(e, c) {
    cover(
      e,
      radial(e, 540, 470, 900, [
        [0, c.light],
        [0.5, c.middle],
        [1, c.edge],
      ]),
    );
    wash(e, 'paper', [-40, -20, 1240, 1220], [c.light, c.edge], {
      count: 60,
      alpha: 0.16,
      long: 260,
      tall: 70,
      slant: -0.5,
    });
  },
});
