import { type Knot, mix } from '../../../paint';
import { curlyBase } from '../curly-base';
import { type HairStyleDrawing, ribbonColor } from '../style';
import { type Tie, tied } from '../ties/ties';

export const TWO_PUFFS: readonly Tie[] = ([-1, 1] as const).map((g) => ({
  kind: 'puff',
  at: [g * 50, -46, -4],
  radius: 29,
}));

export const puffs: HairStyleDrawing = (h, character, skin) => {
  const cap = curlyBase(h, -29);
  const ties = tied(h, TWO_PUFFS, ribbonColor(character));
  const { skull: s, line: l } = h;
  const combed = ([-1, 1] as const).flatMap((g) => [
    ...h.flow(
      s([g * 42, -46]),
      (
        [
          [g * 4, -34],
          [g * 16, -32],
          [g * 28, -29],
          [g * 40, -14],
        ] as Knot[]
      ).map(l),
      0.04,
    ),
    ...h.flow(
      s([g * 42, -44]),
      (
        [
          [g * 4, -54],
          [g * 50, -4],
        ] as Knot[]
      ).map(s),
      0.06,
    ),
  ]);
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => {
      h.nape(40, 24);
      ties.back();
    },
    front: () => {
      h.mass(cap);
      h.shine(
        cap,
        (
          [
            [-44, -26],
            [-24, -46],
            [0, -52],
            [28, -46],
            [46, -26],
          ] as Knot[]
        ).map(s),
        5,
        0.35,
        15,
      );
      h.strands(combed, cap, 1.6, 0.6);
      h.painter.line(
        [l([0, -30]), l([0, -42]), s([0, -56])],
        1.5,
        mix(skin.deep, h.tones.base, 0.35),
        0.9,
        [0.6, 1, 0.3],
      );
    },
    over: ties.over,
  };
};
