/** Where everybody stands, on the plan of the night and in the match of the next day: one geometry for both. */
export const PLACES = {
  mouse: [236, 720],
  goat: [800, 470],
  turtle: [1520, 770],
  hedgehog: [1480, 270],
  goal: [2230, 560],
} as const;

/** The ways of the rabbits: they bend where somebody is in the way. */
export const WAYS = {
  upper: '520,330 900,270 1240,200 1340,120 1500,90 1650,140 1700,280 1800,400 2010,500',
  lower: '860,900 1000,904 1200,860 1330,840 1310,960 1480,990 1700,960 1780,800 2010,640',
} as const;
