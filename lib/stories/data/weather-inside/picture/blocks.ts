/** The tower beside the elbow of the brother as it falls: two blocks still stand, the others fly off; place, size and turn of each. */
export const BLOCKS = [
  ['#4f8fb8', 1740, 1152, 2.3, 0],
  ['#d59a48', 1736, 1034, 2.3, -3],
  ['#c7584a', 1700, 912, 2.3, -18],
  ['#5d9a68', 1612, 782, 2.2, -40],
  ['#c7584a', 1428, 686, 2, 62],
  ['#d59a48', 1290, 1030, 2.1, 34],
  ['#5d9a68', 1440, 1156, 2.2, 0],
  ['#4f8fb8', 1085, 1160, 1.9, 0],
] as const;

/** The blocks of that tower, where they lie: place and turn of each. */
export const FALLEN = [
  ['#c7584a', 130, 1130, 0],
  ['#4f8fb8', 1150, 1160, 14],
  ['#d59a48', 1850, 1150, 0],
  ['#5d9a68', 2180, 1120, -8],
] as const;
