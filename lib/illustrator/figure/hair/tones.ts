import { lightness, mix, shade, tint } from '../../paint';

export type HairTones = {
  readonly base: string;
  readonly shadow: string;
  readonly deep: string;
  readonly light: string;
  readonly shine: string;
  readonly dark: boolean;
};

/** Dark hair takes cool brown lights, so that its locks stay readable. */
export function hairTones(hex: string): HairTones {
  const dark = lightness(hex) < 0.4;
  return {
    base: hex,
    shadow: shade(hex, dark ? 0.06 : 0.1, 0.06),
    deep: shade(hex, dark ? 0.1 : 0.19, 0.08),
    light: dark ? mix(hex, '#8a6a66', 0.26) : tint(hex, 0.085, 0.1),
    shine: dark ? mix(hex, '#a88d92', 0.36) : tint(hex, 0.2, 0.16),
    dark,
  };
}
