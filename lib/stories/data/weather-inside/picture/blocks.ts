/** The tower as it falls: two blocks still stand, the others tumble to the floor; place, size and turn of each. */
export const BLOCKS = [
  ['#4f8fb8', 1440, 1150, 2.3, 0],
  ['#d59a48', 1452, 1032, 2.3, 3],
  ['#c7584a', 1408, 902, 2.3, -24],
  ['#5d9a68', 1250, 770, 2.2, -44],
  ['#c7584a', 1020, 790, 2.1, 68],
  ['#d59a48', 930, 985, 2, 34],
  ['#5d9a68', 1100, 1150, 2.2, 0],
  ['#4f8fb8', 1650, 1160, 1.9, 0],
] as const;

/** The blocks of that tower, where they lie: place and turn of each. */
export const FALLEN = [
  ['#c7584a', 130, 1130, 0],
  ['#4f8fb8', 1150, 1160, 14],
  ['#d59a48', 1850, 1150, 0],
  ['#5d9a68', 2180, 1120, -8],
] as const;
