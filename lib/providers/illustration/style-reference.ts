import { readFile } from 'node:fs/promises';
import path from 'node:path';

let loading: Promise<Uint8Array> | undefined;

/** A page by our own illustrator with an invented child: the style that hosted pictures must follow. Loaded once. */
export function loadStyleReference(): Promise<Uint8Array> {
  loading ??= readFile(path.join(process.cwd(), 'lib/providers/illustration/assets/style.jpg'));
  return loading;
}
