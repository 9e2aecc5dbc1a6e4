/** Gold of the lion against pale rooms; the shadow is always the same dark. */
export const GOLD = '#e8b04e';
export const MANE = '#b8692c';
export const SHADOW = '#3a2338';
export const INK = '#2a1622';
export const PAPER = '#fff8ea';

/** Every colour at once: the carnival. */
export const CARNIVAL = [
  '#e2483d',
  '#f08a2c',
  '#f7c52b',
  '#5fb04a',
  '#27a6a1',
  '#3b7fd0',
  '#8a5bc0',
  '#e86a9a',
] as const;
