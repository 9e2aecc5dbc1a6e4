/** Whether the visitor's device asks for no movement. Only in the browser. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
