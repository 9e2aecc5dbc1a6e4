import { readFile } from 'node:fs/promises';
import path from 'node:path';

let loading: Promise<Uint8Array> | undefined;

/** A page of our own drawing, with an invented child: how every hosted picture is to be painted. Read once. */
export function styleReference(): Promise<Uint8Array> {
  loading ??= readFile(path.join(process.cwd(), 'lib/providers/illustration/assets/style.jpg'));
  return loading;
}
