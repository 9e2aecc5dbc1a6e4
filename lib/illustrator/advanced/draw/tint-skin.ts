import { hexToRgb } from '../../paint';
import { smoothstep } from '../planes/plane';
import { CHANNELS, type PreparedHead } from '../prepared-head';

/** The head with its skin tinted from the tone that it was painted in to another one; hair, eyes and teeth stay. */
export function tintSkin(head: PreparedHead, skin: string): PreparedHead {
  const from = hexToRgb(head.meta.skin);
  const gains = hexToRgb(skin).map((channel, c) => channel / Math.max(0.05, from[c]));
  // The paler the skin, the less colour tells it from the white of the eye.
  const own = 1 - Math.min(...from) / Math.max(0.05, ...from);
  const [least, full] = [Math.min(0.1, own * 0.4), Math.min(0.24, own * 0.8)];
  const pixels = head.pixels.slice();
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    if (pixels[at + 3] === 0) continue;
    const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const colorful = 1 - Math.min(r, g, b) / Math.max(1, r, g, b);
    // White of the eye and teeth have next to no colour.
    const share = (1 - pixels[at + 4] / 255) * smoothstep(least, full, colorful);
    for (let c = 0; c < 3; c++) pixels[at + c] = Math.min(255, pixels[at + c] * (1 + (gains[c] - 1) * share));
  }
  return { meta: { ...head.meta, skin }, pixels };
}
