import { rgba, taper, type Vec } from '../../../paint';
import { type Easel, fill } from '../../kit/easel';

/** Darker than the fog on the left page, so that the shapes are just seen. */
const GREY = '#8d8798';

type Stroke = readonly [line: readonly Vec[], radii: readonly number[]];

/** One shape of several strokes as one tone with a soft edge. */
function guess(e: Easel, strokes: readonly Stroke[], colour: string, alpha: number) {
  for (const [line, radii] of strokes) {
    for (const more of [8, 4, 0]) {
      fill(
        e,
        taper(
          line,
          radii.map((r) => r + more),
        ),
        rgba(colour, alpha / 3),
      );
    }
  }
}

const TIGER: readonly Stroke[] = [
  [
    [
      [724, 1095],
      [754, 1081],
      [834, 1091],
      [884, 1077],
    ],
    [26, 34, 30, 30],
  ],
  [
    [
      [896, 1065],
      [920, 1059],
    ],
    [28, 22],
  ],
  [
    [
      [702, 1091],
      [672, 1065],
      [670, 1025],
      [688, 1011],
    ],
    [8, 7, 6, 5],
  ],
  ...[736, 766, 850, 878].map(
    (x): Stroke => [
      [
        [x, 1115],
        [x, 1159],
      ],
      [12, 11],
    ],
  ),
  ...[884, 918].map(
    (x): Stroke => [
      [
        [x, 1039],
        [x + 2, 1029],
      ],
      [8, 5],
    ],
  ),
];
const STRIPES = [754, 786, 818, 848].map(
  (x): Stroke => [
    [
      [x, 1055],
      [x - 8, 1095],
    ],
    [3, 1],
  ],
);

const JELLYFISH: readonly Stroke[] = [
  [
    [
      [1944, 640],
      [1980, 628],
      [2016, 640],
    ],
    [26, 42, 26],
  ],
  ...[-48, -24, 0, 24, 48].map(
    (dx, i): Stroke => [
      [
        [1980 + dx, 664],
        [1980 + dx + 10, 700],
        [1980 + dx - 8, 734],
        [1980 + dx + 8, 770 + (i % 2) * 16],
      ],
      [6, 5, 4, 2],
    ],
  ),
];

/** Somebody with knees pressed together. */
const IN_A_HURRY: readonly Stroke[] = [
  [
    [
      [1012, 862],
      [1012, 866],
    ],
    [30, 30],
  ],
  [
    [
      [1012, 912],
      [1010, 980],
    ],
    [22, 26],
  ],
  [
    [
      [990, 920],
      [970, 956],
      [1004, 988],
    ],
    [9, 8, 8],
  ],
  [
    [
      [1034, 920],
      [1052, 956],
      [1018, 988],
    ],
    [9, 8, 8],
  ],
  [
    [
      [998, 996],
      [1010, 1044],
      [982, 1096],
    ],
    [14, 11, 9],
  ],
  [
    [
      [1024, 996],
      [1014, 1044],
      [1042, 1096],
    ],
    [14, 11, 9],
  ],
];

/** Who one could be today, as far as the fog lets it be guessed. */
export function fogGuesses(e: Easel) {
  guess(e, TIGER, GREY, 0.38);
  guess(e, STRIPES, GREY, 0.5);
  guess(e, IN_A_HURRY, GREY, 0.38);
  guess(e, JELLYFISH, '#ffffff', 0.8);
}
