import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A portrait of `tests/fixtures/portraits`, as bytes. */
export const portrait = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(path.join(process.cwd(), 'tests', 'fixtures', 'portraits', name)));
export const HEAD = 'nasa-eileen-collins-head.jpg';
