import type { SceneInput } from '@/lib/illustrator';

/** Twenty-four scenes that show what a declaration can say. */
export const SCENES: readonly SceneInput[] = [];
