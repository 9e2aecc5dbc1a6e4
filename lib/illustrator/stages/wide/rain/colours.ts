/** The grey-blue wash of a rainy day, from the lightest to the darkest. */
export const WASH = ['#e9eef3', '#d3dce5', '#b6c3d1', '#8da0b4', '#5b6f86', '#394b61', '#223043'] as const;

/** Walls in the shade, for light words. */
export const SHADE = '#465970';

export const RED = '#d8352e';
/** The inside of the umbrella. */
export const RED_INSIDE = '#b3261f';

/** What comes back with the splashes, house by house. */
export const HOUSE_COLOURS = ['#f2a33c', '#e86f5c', '#57b3a4', '#f3cf58', '#7d78c9', '#6cb560'] as const;
