import { mix, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight, openSky } from '../kit/daylight';
import { blend, dab, type Easel, fill, glow, linear, wash } from '../kit/easel';
import { foliage, grass } from '../kit/foliage';
import { contactShadow, hazeBand, land } from '../kit/ground';
import { points } from '../kit/outline';
import { defineStage } from '../model';
import { bucket, sand } from './beach-strand';
import { birds, clouds, lightOf, places, sideOf, sunAt, sunlit } from './kit/scene';
import { crab, fanShell, farSail, foamLine, sandCastle, starfish } from './kit/shore';

const HORIZON = 566;
/** A bay with a far sail; the sky above y 300 is calm, for text. */
export const beach = defineStage<Daylight>({
  palettes: daylight('day', 'dawn', 'dusk', 'night'),
  slots: {
    ...places({ far: { x: 330, y: 892, scale: 0.85 } }),
    // Wading: the foam lies over the feet.
    water: { x: 800, y: 836, scale: 1.05, depth: 838 },
    // Something that lies or sits on the sand.
    sand: { x: 470, y: 1150, scale: 1.5 },
  },
  light: (d) => lightOf(d),
  back(e, d) {
    const sun = sunAt(d, HORIZON);
    openSky(e, d, HORIZON, sun);
    clouds(e, d, [
      [760, 190, 460, 90],
      [1090, 330, 360, 80],
      [330, 380, 380, 62],
      [620, 470, 420, 44],
      [60, 290, 300, 60],
    ]);
    birds(
      e,
      [
        [560, 260, 30],
        [640, 226, 22],
        [700, 290, 16],
      ],
      mix(d.tone('#f8fbff'), d.shadow, 0.25),
    );
    sea(e, d, sun[0]);
    headland(e, d);
    farSail(e, d, 292, 608, 92);
    farSail(e, d, 884, 584, 40, '#f6d8c0');
    sand(e, d);
    sandCastle(e, d, 138, 1040, 1);
    contactShadow(e, 1090, 1010, 90, d.shadow, 0.4);
    bucket(e, d, 1080, 1010);
  },
  over: {
    depth: 845,
    paint(e, d) {
      foamLine(e, 'wade', points([690, 842, 760, 846, 850, 852, 930, 848]), 16, d.tone('#fdfefb'), 0.75);
    },
  },
  front(e, d) {
    const lit = sunlit(d, '#e6dc9a', 0.4);
    land(
      e,
      'dune',
      points([-60, 1130, 120, 1156, 300, 1216, 520, 1262, 760, 1262, 960, 1220, 1120, 1176, 1260, 1150]),
      mix(d.tone('#e8c68c'), d.glow, 0.1),
      d.tone('#c59a62'),
      { depth: 120, marks: 16 },
    );
    grass(e, 'dune', 1170, 1240, d.tone('#9aa860'), d.tone('#6f8a4c'), {
      rows: 3,
      size: [80, 130],
      lit,
      density: 1.2,
      bow: 0.12,
      skip: (x) => x > 190 && x < 1030,
    });
    starfish(e, d, 300, 1178, 34, 0.4);
    fanShell(e, d, 228, 1188, 20, -0.3);
    fanShell(e, d, 968, 1176, 26, 0.3, '#f6dcc6');
    crab(e, d, 1040, 1150, 0.9);
    for (let i = 0; i < 4; i++) fanShell(e, d, 700 + i * 44, 1180 - (i % 2) * 12, 9, i, i % 2 ? '#f3c9b4' : '#efe3d2');
    hazeBand(e, 1200, 1070, d.shadow, 0.26, 0, 'multiply');
  },
});

function sea(e: Easel, d: Daylight, sunX: number) {
  const far = mix(d.far('#2f8fc0', 0.3), d.sky[2], 0.12);
  const shallow = mix(d.tone('#6fd0c4'), d.glow, 0.12);
  fill(
    e,
    [
      [-60, HORIZON],
      [1260, HORIZON],
      [1260, 900],
      [-60, 900],
    ],
    linear(e, 0, HORIZON, 0, 880, [
      [0, far],
      [0.3, d.tone('#3aa0c4')],
      [0.72, d.tone('#52bcc4')],
      [1, shallow],
    ]),
  );
  const r = e.random('sea');
  for (let i = 0; i < 120; i++) {
    const u = r() ** 1.3;
    const y = HORIZON + 6 + u * 270;
    const tone = i % 3 === 0 ? d.tone('#2b84b4') : i % 3 === 1 ? tint(d.tone('#62c4cc'), 0.05) : d.tone('#8fe0d6');
    dab(e, 'dry', r() * 1260 - 30, y, 40 + u * 120 * r() + 20, 2 + u * 7, tone, {
      alpha: 0.32,
      rotate: r.bell() * 0.03,
      variant: i,
    });
  }
  blend(e, 'screen', () => {
    for (let i = 0; i < 90; i++) {
      const u = r();
      dab(e, 'dry', sunX + r.bell() * (60 + u * 190), HORIZON + 3 + u * 250, 10 + u * 40 * r(), 1.4 + u * 3.6, d.glow, {
        alpha: 0.3 + r() * 0.5,
        variant: i,
      });
    }
  });
  for (const [y, size, a] of [
    [716, 7, 0.4],
    [768, 10, 0.6],
  ] as const)
    foamLine(
      e,
      `wave${y}`,
      [
        [-60, y],
        [200, y + 9],
        [460, y - 7],
        [700, y + 8],
        [980, y - 4],
        [1260, y + 6],
      ],
      size,
      d.tone('#f4fcfa'),
      a,
    );
}

/** The cape with a lighthouse, and pines at its foot. */
function headland(e: Easel, d: Daylight) {
  const cape = smooth(points([690, 572, 800, 552, 930, 520, 1080, 500, 1260, 486, 1260, 574, 960, 576]), true, 7);
  fill(
    e,
    cape,
    linear(e, 0, 490, 0, 576, [
      [0, d.far('#7f9f8a', 0.7)],
      [1, d.far('#9fb8b0', 0.9)],
    ]),
  );
  const rock = d.far('#a58f74', 0.3);
  e.p.form(
    smooth(
      [
        [930, HORIZON + 34, 1],
        [960, 560],
        [1010, 528],
        [1070, 500],
        [1150, 486],
        [1260, 470, 1],
        [1260, 622, 1],
        [1060, 624],
        [980, 606],
      ],
      true,
      7,
    ),
    rock,
    { depth: 22, softness: 14 },
  );
  wash(e, 'rock', [980, 520, 1230, 610], [shade(rock, 0.08), tint(rock, 0.06)], {
    count: 14,
    alpha: 0.5,
    long: 44,
    tall: 12,
    slant: 0.9,
  });
  for (const [x, y, w, h] of [
    [1020, 526, 40, 20],
    [1100, 496, 52, 24],
    [1190, 474, 60, 30],
  ] as const)
    foliage(e, `cape${x}`, x, y, w, h, d.far('#6a9450', 0.3), {
      count: 24,
      size: 14,
      light: [sideOf(d) * 0.6, -0.7],
      lit: sunlit(d, '#c8d27a'),
      warmth: 0.4,
    });
  e.p.in(1090, 484, 0, 0.8, 0.8, () => {
    e.p.form(
      taper(
        [
          [0, 0],
          [0, -110],
        ],
        [21, 14],
        { round: false },
      ),
      d.far('#fdf3e6', 0.15),
      { depth: 9 },
    );
    for (const y of [-24, -70])
      fill(
        e,
        taper(
          [
            [0, y],
            [0, y - 20],
          ],
          [20 + y * 0.05, 19 + y * 0.05],
          { round: false },
        ),
        d.far('#d8604c', 0.2),
      );
    fill(
      e,
      taper(
        [
          [0, -110],
          [0, -132],
        ],
        [10, 10],
        { round: false },
      ),
      d.lampsLit ? '#ffe9a0' : d.far('#bfe0e8', 0.2),
    );
    fill(
      e,
      smooth(
        [
          [-15, -132, 1],
          [0, -152],
          [15, -132, 1],
        ],
        true,
        5,
      ),
      d.far('#c9523f', 0.2),
    );
  });
  if (d.lampsLit) {
    glow(e, 1090, 387, 130, '#ffe9a0', 0.8);
    blend(e, 'screen', () =>
      fill(
        e,
        points([1086, 386, 560, 300, 560, 360]),
        linear(e, 1086, 0, 560, 0, [
          [0, 'rgba(255,233,170,0.5)'],
          [1, 'rgba(255,233,170,0)'],
        ]),
      ),
    );
  }
  foamLine(e, 'capeFoam', points([930, 606, 1000, 622, 1100, 634, 1260, 632]), 9, d.tone('#f4fcfa'), 0.6);
}
