import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND } from '@/lib/brand';
import { TONES } from '@/lib/illustrator';
import { computePaintedSkin, portraitScene, renderScene } from '@/lib/illustrator/server';
import { PRINT_HOUSE_PROFILES } from '@/lib/typesetting';
import { type ColourCard, type NamedTone, typesetColourCard } from '@/lib/typesetting/server';
import { SAMPLE_CHILDREN } from '../assets/sample-children';
import { CliError, printLine } from '../cli';

/** Edge of a painted portrait in pixels: 27 mm at more than 300 ppi. */
const FACE_PX = 400;

/** Children whose hair goes with the tones from light to dark. */
const FACES = ['freya', 'sasha', 'lev', 'mei', 'noam', 'tamar', 'yusuf', 'adam', 'otis', 'amara'] as const;

const numbered = (tones: readonly { readonly hex: string }[]): NamedTone[] =>
  tones.map(({ hex }, index) => ({ name: String(index + 1), hex }));

async function paintFace(hex: string, index: number): Promise<Uint8Array> {
  const sample = SAMPLE_CHILDREN[FACES[index % FACES.length] ?? 'noam'];
  const character = { ...sample, age: 6, skin: hex };
  const scene = portraitScene(character);
  const drawn = { scene, character, model: 'regular', seed: 'card', variation: 0, sizePx: FACE_PX } as const;
  return (await renderScene(drawn)).image;
}

/** Writes one colour card for each print house's format. */
export async function writeColourCards(folder: string, now: Date): Promise<void> {
  const skin: ColourCard['skin'][number][] = [];
  for (const [index, tone] of numbered(TONES.skin).entries()) {
    const face = await paintFace(tone.hex, index);
    skin.push({ ...tone, name: `Skin ${tone.name}`, paintedHex: computePaintedSkin(tone.hex), face });
  }
  const card = { publisher: BRAND.name, skin, hair: numbered(TONES.hairColor), eyes: numbered(TONES.eyeColor) };
  mkdirSync(folder, { recursive: true });
  for (const profile of PRINT_HOUSE_PROFILES) {
    const pdf = await typesetColourCard({ ...card, createdAt: now }, profile);
    if (!pdf.ok) throw new CliError(`Could not typeset the card: ${pdf.code} ${JSON.stringify(pdf.data ?? '')}`);
    const file = path.join(folder, `colour-card-${profile.id}.pdf`);
    writeFileSync(file, pdf.value);
    printLine(`${profile.id}: ${file}`);
  }
}
