import { shade, tint } from '../../paint';

export type ClothTones = {
  readonly base: string;
  readonly shadow: string;
  readonly deep: string;
  readonly light: string;
};

export const clothTones = (base: string): ClothTones => ({
  base,
  shadow: shade(base, 0.1, 0.08),
  deep: shade(base, 0.18, 0.1),
  light: tint(base, 0.1),
});
