/** Red and blue belong to the two mittens alone. */
export const RED = '#d5534a';
export const BLUE = '#3f78b8';
export const SNOW = '#f6f9fd';
export const SHADE = '#c3d3e8';
export const GOLD = '#ffd98a';
export const WINDOW = '#f7b94e';
export const INK = '#14203a';
export const FUR = '#fffaf0';
