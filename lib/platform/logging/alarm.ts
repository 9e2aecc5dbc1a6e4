import { describeError, log } from './log';

/** Ids, codes and counts only: never a name, a phone, an address or a photo. */
export type AlarmDetails = Readonly<Record<string, string | number | boolean | null>>;
type AlarmHandler = (alarm: string, facts: AlarmDetails) => Promise<void>;

const HOUR_MS = 3_600_000;
// Shared between all copies of this module that a bundler creates.
const shared = globalThis as { giboriAlarm?: { notify: AlarmHandler; told: Map<string, number> } };

/** Sends every alarm of this process to a handler as well, each kind at most once an hour. */
export function setAlarmHandler(notify: AlarmHandler): void {
  shared.giboriAlarm = { notify, told: new Map() };
}

/**
 * Reports that the shop needs a person: logs an error line `{ event: 'alarm', alarm, … }` for monitoring and calls the
 * handler of `setAlarmHandler`. `alarm` is a stable word such as `production_failed`. Never throws.
 */
export function alarm(name: string, facts: AlarmDetails = {}): void {
  log.error({ event: 'alarm', alarm: name, ...facts }, 'alarm');
  const { notify, told } = shared.giboriAlarm ?? {};
  const last = told?.get(name) ?? Number.NEGATIVE_INFINITY;
  if (!notify || Date.now() - last < HOUR_MS) return;
  told?.set(name, Date.now());
  notify(name, facts).catch((thrown: unknown) => log.error(describeError(thrown), 'an alarm could not be mailed'));
}
