import type { Companion } from '../../model';
import { type Act, ball, paintBending, paintBlossom, paintChick, paintPeeking, paintTuft } from './chick';
import { paintHen, paintSearching } from './hen';
import { CHICK_YELLOW } from './parts';

const BOX = { x: -90, y: -145, width: 180, height: 165 } as const;

const acting = (act: Act, rest: Partial<Companion> = {}): Companion => ({
  draw: (p, look) => paintChick(p, look, act),
  box: BOX,
  shadow: 34,
  ...rest,
});

/** The round chicks and the big hen of Five Chicks, by what they do. */
export const CHICKS: Readonly<Record<string, Companion>> = {
  roundChick: acting({ legs: 'two' }),
  roundChickCheer: acting({ legs: 'two', wings: ['-40,-50 -62,-66 -70,-84', '40,-50 62,-66 70,-84'] }),
  roundChickSit: acting({ legs: 'forward', wings: ['-40,-30 -30,-34 -20,-42', '40,-30 34,-34 26,-42'] }),
  roundChickRest: acting({}),
  roundChickOneLeg: acting({ legs: 'one', wings: ['-40,-46 -64,-48 -76,-54', '40,-46 64,-48 76,-54'] }),
  roundChickLean: acting({ legs: 'crossed', turn: -0.26 }, { box: { x: -110, y: -145, width: 190, height: 180 } }),
  roundChickWag: acting(
    { legs: 'two', turn: 0.32, wings: ['-40,-46 -58,-40 -66,-30', '40,-46 50,-30 46,-20'] },
    {
      box: { x: -90, y: -145, width: 210, height: 180 },
    },
  ),
  roundChickDown: {
    draw: paintBending,
    box: { x: -90, y: -60, width: 180, height: 180 },
    shadow: 1,
  },
  roundChickFace: { draw: (p, look) => ball(p, look.mood, look.colour ?? CHICK_YELLOW), box: BOX, shadow: 0 },
  roundChickPeek: { draw: paintPeeking, box: BOX, shadow: 0 },
  bigHen: { draw: paintHen, box: { x: -250, y: -430, width: 500, height: 450 }, shadow: 110 },
  bigHenSearch: { draw: paintSearching, box: { x: -250, y: -460, width: 520, height: 490 }, shadow: 110 },
  roundChickTuft: { draw: paintTuft, box: { x: -60, y: -80, width: 120, height: 110 }, shadow: 10 },
  roundChickBlossom: { draw: paintBlossom, box: { x: -80, y: -90, width: 160, height: 125 }, shadow: 10 },
};
