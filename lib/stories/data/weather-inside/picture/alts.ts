/** The alt texts of the first edition by spread key, for pictures that show the same moments. */
export const altsByKey = (alts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(alts.map((alt, index) => [`s${String(index + 1).padStart(2, '0')}`, alt]));
