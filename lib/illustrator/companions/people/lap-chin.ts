import { skinTones } from '../../figure/skin';
import { type Painter, shade } from '../../paint';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { heroOf } from './family';

const WOOL = '#c8654a';

/** The neck, the chin and the smile of somebody big in the skin of the child's family; a picture cuts it below the nose. */
function lapChin(p: Painter, { hero, tilt = 0 }: CompanionLook) {
  const skin = skinTones(heroOf(hero).skin);
  const tones = { softness: 12, shadowColor: skin.shadow, lightColor: skin.light, shadow: 0.12 };
  p.form(blob('-84,-60 84,-60 86,70 150,130 0,190 -150,130 -86,70', 8), skin.base, { depth: 16, ...tones });
  p.soft(0, 20, 110, 44, skin.deep, 0.5);
  p.in(0, 0, tilt, 1, 1, () => {
    p.form(blob('-172,-330! -168,-170 -136,-60 -66,-6 0,6 66,-6 136,-60 168,-170 172,-330!', 9), skin.base, {
      depth: 22,
      ...tones,
    });
    p.soft(-104, -150, 40, 30, '#e8705a', 0.28);
    p.soft(104, -150, 40, 30, '#e8705a', 0.28);
    p.fill(stroke('-62,-128 -30,-104 0,-98 30,-104 62,-128', 3, 7, 8, 7, 3), shade(skin.deep, 0.3));
    p.fill(stroke('-28,-70 0,-62 28,-70', 2, 4, 2), skin.deep, { alpha: 0.5 });
  });
  for (const side of [-1, 1])
    p.form(
      blob(
        `${side * 10},196! ${side * 40},120 ${side * 96},66 ${side * 150},100 ${side * 130},190 ${side * 40},236!`,
        6,
      ),
      shade(WOOL, 0.06),
      { depth: 10 },
    );
}

/** What is to be seen of the head of whoever the lap belongs to. */
export const LAP_CHIN: Readonly<Record<string, Companion>> = {
  lapChin: { draw: lapChin, box: { x: -190, y: -340, width: 380, height: 600 }, shadow: 0 },
};
