// Preloaded into the shop's processes: moves their clock by the seconds in the file CLOCK_FILE, which may change meanwhile.
import { readFileSync } from 'node:fs';

let shiftMs = 0;
const read = () => {
  try {
    shiftMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) * 1000;
  } catch {
    shiftMs = 0;
  }
};
read();
setInterval(read, 200).unref();

const RealDate = Date;
const now = () => RealDate.now() + shiftMs;
// Not a class of its own: dates that Node itself makes must stay instances of `Date`.
globalThis.Date = new Proxy(RealDate, {
  construct: (_, args, newTarget) => Reflect.construct(RealDate, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (_, name) => (name === 'now' ? now : RealDate[name]),
});
