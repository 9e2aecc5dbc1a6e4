import { writeFileSync } from 'node:fs';
import { ALL_BASE_IDS, type CoverTone, GENDERS, type Gender, getCoverTone } from '@/lib/catalogue';
import { fromRoot } from '../../paths';

const FILE = fromRoot('lib/catalogue/data/cover-tones.ts');

const savedTones = new Map(
  ALL_BASE_IDS.flatMap((id) => GENDERS.map((gender) => [`${id} ${gender}`, getCoverTone(id, gender)] as const)),
);

function formatLine(baseId: number): readonly string[] {
  const tones = GENDERS.flatMap((gender) => {
    const tone = savedTones.get(`${baseId} ${gender}`);
    return tone ? [`${gender}: { tone: '${tone.tone}', tint: ${tone.tint} }`] : [];
  });
  return tones.length > 0 ? [`  ${baseId}: { ${tones.join(', ')} },`] : [];
}

/** Saves the title tone of a cover that was just drawn to the catalogue's data. */
export function saveTone(baseId: number, gender: Gender, tone: CoverTone): void {
  savedTones.set(`${baseId} ${gender}`, tone);
  const lines = [
    "import type { CoverTones } from '../model';",
    '',
    '/** Written by `npm run covers`, by base id. */',
    'export const COVER_TONES: CoverTones = {',
    ...ALL_BASE_IDS.flatMap(formatLine),
    '};',
    '',
  ];
  writeFileSync(FILE, lines.join('\n'));
}
