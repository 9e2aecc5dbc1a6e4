/** The olive greens of the garden, from the palest to the deepest. */
export const OLIVE = { pale: '#e3e3b0', light: '#c3c777', mid: '#a0aa4e', dark: '#6d7a33', deep: '#465222' } as const;

/** The light of the smallest window, which grows until it is the whole page. */
export const WINDOW = '#ffd23f';
export const CREAM = '#fbf4de';
export const ROOF = '#b9593f';
export const WOOD = '#a8733f';
/** Colours of the evening. */
export const NIGHT = { pale: '#4a5a96', light: '#35437c', mid: '#27336a', dark: '#1a2450', deep: '#121a3c' } as const;
