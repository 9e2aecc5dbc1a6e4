import { writeFileSync } from 'node:fs';
import { ALL_BASE_IDS, type CoverTone, coverToneOf, GENDERS, type Gender } from '@/lib/catalogue';
import { at } from '../paths';

const FILE = at('lib/catalogue/data/cover-tones.ts');

const known = new Map(
  ALL_BASE_IDS.flatMap((id) => GENDERS.map((gender) => [`${id} ${gender}`, coverToneOf(id, gender)] as const)),
);

function line(baseId: number): readonly string[] {
  const tones = GENDERS.flatMap((gender) => {
    const tone = known.get(`${baseId} ${gender}`);
    return tone ? [`${gender}: { tone: '${tone.tone}', tint: ${tone.tint} }`] : [];
  });
  return tones.length > 0 ? [`  ${baseId}: { ${tones.join(', ')} },`] : [];
}

/** Notes in the catalogue how the title of a cover that was just drawn is lettered. */
export function keepTone(baseId: number, gender: Gender, tone: CoverTone): void {
  known.set(`${baseId} ${gender}`, tone);
  const lines = [
    "import type { CoverTones } from '../model';",
    '',
    '/** Written by `npm run covers`, by base id. */',
    'export const COVER_TONES: CoverTones = {',
    ...ALL_BASE_IDS.flatMap(line),
    '};',
    '',
  ];
  writeFileSync(FILE, lines.join('\n'));
}
