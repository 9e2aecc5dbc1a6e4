import { paintCurlyCap, softCurls } from '../curls';
import type { HairStyleDrawing } from '../style';

export const curlyShort: HairStyleDrawing = (h) => {
  const curls = softCurls(h);
  return {
    shadow: curls.cap,
    coversEars: false,
    fringe: true,
    back: () => h.nape(40, 30),
    front: () => paintCurlyCap(h, curls),
  };
};
