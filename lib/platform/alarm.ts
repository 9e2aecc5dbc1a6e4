import { log, reasonOf } from './log';

/** Ids, codes and counts only: never a name, a phone, an address or a photo. */
export type AlarmFacts = Readonly<Record<string, string | number | boolean | null>>;
type Notify = (alarm: string, facts: AlarmFacts) => Promise<void>;

const HOUR_MS = 3_600_000;
// One for all copies of this module that a bundler makes.
const shared = globalThis as { giboriAlarm?: { notify: Notify; told: Map<string, number> } };

/** Has every alarm of this process told to somebody as well, each kind at most once an hour. */
export function alarmsGoTo(notify: Notify): void {
  shared.giboriAlarm = { notify, told: new Map() };
}

/**
 * Says that the shop needs a person: an error line `{ event: 'alarm', alarm, … }` for whatever watches the log, and a
 * message to whom `alarmsGoTo` names. `alarm` is a stable word such as `production_failed`. Never throws.
 */
export function alarm(name: string, facts: AlarmFacts = {}): void {
  log.error({ event: 'alarm', alarm: name, ...facts }, 'alarm');
  const { notify, told } = shared.giboriAlarm ?? {};
  const last = told?.get(name) ?? Number.NEGATIVE_INFINITY;
  if (!notify || Date.now() - last < HOUR_MS) return;
  told?.set(name, Date.now());
  notify(name, facts).catch((thrown: unknown) => log.error(reasonOf(thrown), 'an alarm could not be mailed'));
}
