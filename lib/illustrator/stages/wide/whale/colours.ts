/** Water from under the light to where none comes, a tone deeper on each spread. */
export const WATER = {
  turquoise: ['#54c2cc', '#1f93ad', '#0d5f83'],
  cobalt: ['#2f86bd', '#17599b', '#0d3870'],
  green: ['#1f6f86', '#124f6e', '#0a3050'],
  ink: ['#173a70', '#0e2550', '#081733'],
} as const;
export type Water = keyof typeof WATER;

/** The song, and nothing else down there, is gold. */
export const GOLD = { light: '#fff3c0', base: '#ffd25e', deep: '#e89f2c' } as const;

export const BATH = { wall: '#fbe6c4', tile: '#f3d6a8', white: '#fffaf0', shade: '#dcc7a6', floor: '#d9a878' } as const;
export const TOWEL = '#f4b52e';
export const SKIN = { light: '#4a6f9e', base: '#33527f', deep: '#1f365d', belly: '#a9bdd2' } as const;
export const EYE = { white: '#f4efe2', iris: '#7fb0a8', deep: '#2d5a63', ink: '#0b1530' } as const;
export const NIGHT = { wall: '#22407c', deep: '#162c5c', floor: '#101f45', moon: '#cfe2ff' } as const;
