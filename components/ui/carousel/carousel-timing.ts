/**
 * Converts milliseconds to Embla's `duration`. Embla has no time unit: 60 times a second it adds `distance left ÷
 * duration` to a speed and reduces it to 68 % by friction. Fitted for transitions of 250 to 800 ms; zero is a jump.
 */
export const emblaDuration = (ms: number): number => (ms === 0 ? 0 : Math.round(7 + 0.03 * ms));

/** Shortest drag that changes the slide, in pixels (spec §9 "Carousel defaults"). */
const MIN_DRAG_PX = 80;

/** Whether the pointer moved far enough; positions in pixels. */
export const isDrag = (from: number, to: number): boolean => Math.abs(to - from) >= MIN_DRAG_PX;
