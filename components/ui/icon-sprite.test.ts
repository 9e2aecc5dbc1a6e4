import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon-names';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const draw = ([tag, attributes]: Shape) => {
  const written = Object.entries(attributes).filter(([key]) => key !== 'key');
  return `<${tag} ${written.map(([key, value]) => `${key}="${value}"`).join(' ')}/>`;
};

async function symbolOf(name: string): Promise<string> {
  const { __iconData } = await import(`lucide-react/icons/${name}`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${__iconData.node.map(draw).join('')}</symbol>`;
}

/** Lucide has no marks of companies. */
const socialSymbols = (): readonly string[] =>
  readFileSync(new URL('social-icons.svg', import.meta.url), 'utf8').match(/<symbol.*<\/symbol>/g) ?? [];

// `vitest -u` writes the sprite again after a change of the names, of lucide or of the marks.
test('the sprite contains lucide’s shape of every icon, and the marks of social networks', async () => {
  const symbols = [...(await Promise.all(ICON_NAMES.map(symbolOf))), ...socialSymbols()];
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  await expect(sprite).toMatchFileSnapshot('../../public/icons/sprite.svg');
});
