/** Where everybody stands, on the plan of the night and in the match of the next day: one geometry for both. */
export const PLACES = {
  mouse: [236, 720],
  goat: [800, 470],
  turtle: [1440, 640],
  hedgehog: [1480, 270],
  goal: [2300, 560],
} as const;

/** The ways of the rabbits: they bend where somebody is in the way. */
export const WAYS = {
  upper: '800,250 960,240 1240,200 1340,120 1500,90 1650,140 1700,280 1800,400 2010,500',
  lower: '860,900 1060,890 1190,780 1240,650 1250,800 1430,826 1620,800 1760,690 2010,610',
} as const;
