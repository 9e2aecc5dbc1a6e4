/** Set by the browser for the visit: `1`, if it is recorded. */
const SAMPLE_KEY = 'recorded';

/**
 * Whether this visit is in the recorded share (spec §9: 5 percent); one decision for the visit, whatever it opens.
 * `chance` is in [0, 1).
 */
export function isRecordedVisit(percent: number, chance: number, session: Storage): boolean {
  const known = session.getItem(SAMPLE_KEY);
  if (known) return known === '1';
  const chosen = chance * 100 < percent;
  session.setItem(SAMPLE_KEY, chosen ? '1' : '0');
  return chosen;
}
