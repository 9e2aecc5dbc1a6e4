import { hexToRgb } from '../paint';
import { featurePlane } from './paint-face';
import type { PreparedMeta } from './prepared-face';
import { smoothstep } from './raster';

/** How far eyes and mouth keep the photo's colour when the skin is tinted. */
const EYES_AND_TEETH = 0.7;

/** The picture with its skin tinted from the tone it was prepared in to the hero's; eyes and teeth stay. */
export function tintSkin(rgba: Uint8Array, meta: PreparedMeta, wanted: string): Uint8Array {
  const from = hexToRgb(meta.skin);
  const gains = hexToRgb(wanted).map((channel, c) => channel / Math.max(0.05, from[c] ?? 1));
  const drawn = featurePlane(meta.edge, meta.landmarks, 'detailed');
  const tint = new Uint8Array(rgba);
  for (let i = 0; i < rgba.length; i += 4) {
    const channels = [rgba[i] as number, rgba[i + 1] as number, rgba[i + 2] as number];
    const colourful = 1 - Math.min(...channels) / Math.max(1, ...channels);
    const white = (drawn[i >> 2] as number) * (1 - smoothstep(0.12, 0.26, colourful));
    for (let c = 0; c < 3; c++) {
      const gain = gains[c] ?? 1;
      tint[i + c] = Math.min(255, (channels[c] as number) * (gain + (1 - gain) * white * EYES_AND_TEETH));
    }
  }
  return tint;
}
