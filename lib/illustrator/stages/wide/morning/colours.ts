/** The seven colours of the blocks; every picture adds one to the grey of the early morning. */
export const BLOCK_COLOURS = {
  red: '#e2483d',
  orange: '#f08a2c',
  yellow: '#f7c52b',
  green: '#5fb04a',
  teal: '#27a6a1',
  blue: '#3b7fd0',
  violet: '#8a5bc0',
} as const;

/** The grey of the early morning, from the lightest to the darkest. */
export const GREYS = ['#e6e0ec', '#d3cbdf', '#bcb2cd', '#9a8fb2', '#6d6289'] as const;
