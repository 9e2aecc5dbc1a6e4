import { createHash } from 'node:crypto';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** The three scripts that Next writes into a page; each hands over data, and the data is JSON. */
const PUSHES = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
];
const END = /\);?$/;

/** Whether a script only hands data over: whatever else found its way into a page does not get a hash, and never runs. */
function isPush(script: string): boolean {
  const start = PUSHES.find((push) => script.startsWith(push));
  if (!start || !END.test(script)) return false;
  try {
    JSON.parse(script.slice(start.length).replace(END, ''));
    return true;
  } catch {
    return false;
  }
}

/** The sources of a page's inline scripts for `script-src`, in order. */
export function hashInlineScripts(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/.test(attributes) || !isPush(script)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes];
}
