import { type Easel, glow } from '../../kit/easel';
import { littleFish, sardine, snore } from './creatures';
import { songlight, whaleProfile } from './profile';
import { deepen, goldBubble, ribbon, sea, shadeFrom } from './sea';

/** From the middle of the singer's head to its mouth, in radii of the head: the face is turned to the whale. */
const TO_MOUTH = [0.25, 0.6] as const;
/** Where the song begins while nobody is there to sing it. */
const NO_SINGER = { x: 560, y: 520, r: 60 } as const;

/** The mouth of the child: of all faces of a picture the hero's comes first. */
export function mouthOf({ keepout: [face = NO_SINGER] }: Easel): readonly [x: number, y: number] {
  return [face.x + TO_MOUTH[0] * face.r, face.y + TO_MOUTH[1] * face.r];
}

/** Where her frame begins, and its size: eye and brow are on the page that the song comes to. */
const WHALE = { x: 560, y: -8, size: 1.5 } as const;

/** They came with the child, and have slept all the way. */
const COMPANY = [
  [206, 480, 0.34, 'fish'],
  [130, 620, 0.3, 'sardine'],
  [270, 740, 0.34, 'sardine'],
  [150, 850, 0.28, 'sardine'],
  [420, 880, 0.3, 'sardine'],
] as const;

/** Before a whale whom no picture holds, somebody small sings: the song flows over her brow to her eye. */
export const whaleLullaby = sea({
  water: 'ink',
  lamps: [{ x: 860, y: 400, reach: 1000, colour: '#ffd98a', power: 0.45 }],
  back(e) {
    glow(e, 620, 560, 760, '#3f7fd0', 0.34);
    e.p.in(WHALE.x, WHALE.y, 0, WHALE.size, WHALE.size, () => {
      whaleProfile(e, {
        name: 'lullaby',
        mouth: 'smiles',
        eye: { open: 0.27, heavy: 0.3, look: [-0.8, 0.5], iris: 1.2, sees: 'song' },
      });
      songlight(e, 'smiles', [100, 900]);
    });
    deepen(e, 860, '#081733', 0.94);
    shadeFrom(e, 80, 980, 940, 180, '#081733', 0.6);
    for (const [x, y, s, kind] of COMPANY) {
      if (kind === 'fish') littleFish(e, x, y, s, 'asleep', 0.16, '#e08a5c');
      else sardine(e, x, y, s, 'asleep', '#6f8cae');
      snore(e, x + 96 * s, y - 60 * s, 9);
    }
    glow(e, 560, 560, 420, '#ffd25e', 0.4);
    for (const [x, y, r] of [
      [1010, 200, 16],
      [2330, 250, 15],
      [880, 690, 10],
    ] as const)
      goldBubble(e, x, y, r);
  },
  front(e) {
    const [x, y] = mouthOf(e);
    ribbon(e, `${x + 36},${y + 4} ${x + 84},${y + 6} 820,590 980,548 1180,480 1400,440 1560,470 1650,560 1660,640`, 20);
  },
});
