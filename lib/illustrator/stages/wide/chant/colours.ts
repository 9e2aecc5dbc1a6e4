/** Red earth, ochre grass and a white-hot sky; nothing is blue until the sea. */
export const EARTH = '#a64524';
export const DEEP_EARTH = '#82321c';
export const GRASS = '#e0ac4e';
export const PALE_GRASS = '#efc878';
export const HOT_SKY = '#fff6dc';
export const MUD = '#6e3a24';
export const WET_MUD = '#54291a';
export const ROPE = '#c9a15e';
export const ROPE_DARK = '#7a5426';
export const ROPE_PALE = '#ecd49e';
export const INK = '#2c1710';
export const BUS = '#cf3527';
export const SUN = '#f7c238';
