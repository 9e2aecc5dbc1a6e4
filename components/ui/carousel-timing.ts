/** Share of the way after which the eye sees a slide as arrived. */
export const ARRIVED = 0.98;

/**
 * Embla's `duration` for a transition of so many milliseconds. Embla counts no time: in each of its 60 steps a second
 * it adds `distance left ÷ duration` to a speed that friction brakes to 68 %. Fitted for transitions of 250 to 800 ms; zero is a jump.
 */
export const emblaDuration = (ms: number): number => (ms === 0 ? 0 : Math.round(7 + 0.03 * ms));

/** The least way in pixels that a drag must go to change the slide (spec §9 "Carousel defaults"). */
const LEAST_DRAG = 80;

/** Was the pointer moved far enough, from and to in pixels? */
export const isDrag = (from: number, to: number): boolean => Math.abs(to - from) >= LEAST_DRAG;
