/** Blue of the stars, cream of the glaze, and the lights of a lantern. */
export const STAR_BLUE = '#2a5aa8';
export const GLAZE = '#fbf4e2';
export const GLAZE_SHADE = '#e3d6ba';
export const GOLD = '#e9b04a';
export const DOUGH = '#d9973f';
export const NIGHT = '#152a5c';
export const DUSK = '#1f3f7d';
export const LIGHTS = ['#e2533f', '#f2b53c', '#3f8fe0'] as const;
