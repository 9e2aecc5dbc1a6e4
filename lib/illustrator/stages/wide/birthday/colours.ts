/** Warm rooms of the morning, and the cool stairs outside. */
export const HOME = {
  butter: '#ffe3a0',
  wall: '#f9d58c',
  floor: '#d99a5b',
  wood: '#9a6238',
  cream: '#fff6e4',
} as const;
export const LAP = { shirt: '#c8654a', shade: '#a84c38', button: '#f6dfb0', trousers: '#b88a3e' } as const;
export const STAIRS = { wall: '#2f6270', dark: '#214a58', step: '#3f7a86', edge: '#6ea7ac', rail: '#173844' } as const;
export const NIGHT = { wall: '#1d2858', bed: '#2f3f80', dark: '#141c42' } as const;
export const LIGHT = '#ffe9a8';
