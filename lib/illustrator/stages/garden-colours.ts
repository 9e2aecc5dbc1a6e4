/** What the palettes of the stage colour. */
export type GardenColours = {
  top: string;
  low: string;
  far: string;
  wood: string;
  grass: string;
  grassNear: string;
  path: string;
  house: string;
  roof: string;
  fence: string;
  lit: string;
  moonlight: string;
};
