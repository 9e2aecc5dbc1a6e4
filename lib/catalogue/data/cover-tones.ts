import type { CoverTones } from '../model';

/** Written by `npm run covers`, by base id. */
export const COVER_TONES: CoverTones = {
  1: { boy: { tone: 'dark', tint: 0.12 }, girl: { tone: 'dark', tint: 0.12 } },
  2: { boy: { tone: 'light', tint: 0.21 }, girl: { tone: 'light', tint: 0.21 } },
  18: { boy: { tone: 'dark', tint: 0.12 }, girl: { tone: 'dark', tint: 0.12 } },
  3: { boy: { tone: 'light', tint: 0.12 } },
  4: { girl: { tone: 'dark', tint: 0.27 } },
  5: { boy: { tone: 'dark', tint: 0.12 }, girl: { tone: 'dark', tint: 0.12 } },
  6: { boy: { tone: 'light', tint: 0.12 }, girl: { tone: 'light', tint: 0.12 } },
  7: { boy: { tone: 'dark', tint: 0.12 }, girl: { tone: 'dark', tint: 0.12 } },
  8: { boy: { tone: 'light', tint: 0.15 }, girl: { tone: 'light', tint: 0.15 } },
  9: { boy: { tone: 'light', tint: 0.33 }, girl: { tone: 'light', tint: 0.33 } },
  10: { boy: { tone: 'dark', tint: 0.18 }, girl: { tone: 'dark', tint: 0.12 } },
  11: { boy: { tone: 'dark', tint: 0.12 }, girl: { tone: 'dark', tint: 0.12 } },
  12: { boy: { tone: 'light', tint: 0.12 }, girl: { tone: 'light', tint: 0.12 } },
  13: { boy: { tone: 'dark', tint: 0.21 }, girl: { tone: 'dark', tint: 0.21 } },
  14: { boy: { tone: 'dark', tint: 0.12 }, girl: { tone: 'dark', tint: 0.12 } },
  16: { boy: { tone: 'light', tint: 0.21 }, girl: { tone: 'light', tint: 0.21 } },
  17: { boy: { tone: 'light', tint: 0.12 }, girl: { tone: 'light', tint: 0.12 } },
  15: { boy: { tone: 'dark', tint: 0.12 }, girl: { tone: 'dark', tint: 0.12 } },
  9001: { boy: { tone: 'dark', tint: 0.12 }, girl: { tone: 'dark', tint: 0.12 } },
  9002: { boy: { tone: 'dark', tint: 0.12 }, girl: { tone: 'dark', tint: 0.12 } },
  9003: { boy: { tone: 'dark', tint: 0.42 }, girl: { tone: 'dark', tint: 0.42 } },
  9004: { boy: { tone: 'dark', tint: 0.12 }, girl: { tone: 'dark', tint: 0.12 } },
  9005: { boy: { tone: 'light', tint: 0.12 }, girl: { tone: 'light', tint: 0.12 } },
  9006: { boy: { tone: 'dark', tint: 0.18 }, girl: { tone: 'dark', tint: 0.18 } },
};
