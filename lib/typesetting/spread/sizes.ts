export { MIN_PT } from '../layout/layout-story';

/** Sizes are tried in these steps, in points. */
export const SIZE_STEP = 0.5;

/** Words are measured one by one and set together: Arabic lines come out up to 0.5 % wider. */
export const WIDTH_RESERVE = 0.99;
