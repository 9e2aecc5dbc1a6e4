import { shade } from '@/lib/illustrator/paint';
import { cover, type Easel } from '../kit/easel';
import { defineStage, type Stage, type StageLight } from '../model';

type Paint = (e: Easel) => void;

type FlatSpec = {
  readonly ground: string;
  /** The huge thing behind the figures. */
  readonly back?: Paint;
  /** What hides figures whose depth is less. */
  readonly over?: { readonly depth: number; readonly paint: Paint };
  readonly front?: Paint;
  /** Where the low sun is from which figures have long shadows. */
  readonly castFrom?: number;
};

const evenLight = (ground: string): StageLight => ({
  direction: [-0.5, -0.8],
  rim: '#ffffff',
  rimAlpha: 0,
  rimWidth: 1,
  ambient: '#ffffff',
  ambientAlpha: 0,
  shadow: shade(ground, 0.3),
  lamps: [],
});

/** A stage of one flat colour with one huge thing on it, in even light. */
export const flatStage = ({ ground, back, over, front, castFrom }: FlatSpec): Stage =>
  defineStage<string>({
    palettes: { flat: ground },
    slots: {},
    span: [0, 2400],
    light: (colour) => ({
      ...evenLight(colour),
      ...(castFrom !== undefined && { cast: { from: castFrom, slant: 2, length: 0.25, alpha: 0.55 } }),
    }),
    back(e, colour) {
      cover(e, colour);
      back?.(e);
    },
    ...(over && { over }),
    ...(front && { front }),
  });
