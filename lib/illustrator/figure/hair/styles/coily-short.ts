import { curlyCap } from '../curly-base';
import type { HairStyleDrawing } from '../style';

export const coilyShort: HairStyleDrawing = (h) => {
  const { cap } = curlyCap(h, {
    hairline: -29,
    front: { count: 15, radius: 5.2, vary: 1, lift: 3.5 },
    outline: { count: 19, radius: 5.5, vary: 1.2, rx: 52, ry: 48 },
  });
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => h.nape(40, 24),
    front: () => {
      h.mass(cap, { depth: 9, softness: 6 });
      h.crownLight(cap, -16, -46, 26, 13, 7);
      h.curlTexture(cap, 190, [-60, -72, 60, 8], 2.7);
    },
  };
};
