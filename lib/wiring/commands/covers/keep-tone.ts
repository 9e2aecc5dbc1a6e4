import { readFileSync, writeFileSync } from 'node:fs';
import type { CoverTone, Gender } from '@/lib/catalogue';
import { at } from '../paths';

const FILE = at('lib/catalogue/data/cover-tones.json');

/** Notes in the catalogue how the title of a cover that was just drawn is lettered. */
export function keepTone(baseId: number, gender: Gender, tone: CoverTone): void {
  const known = JSON.parse(readFileSync(FILE, 'utf8'));
  known[baseId] = { ...known[baseId], [gender]: tone };
  writeFileSync(FILE, `${JSON.stringify(known, null, 2)}\n`);
}
