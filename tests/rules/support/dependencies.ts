import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { ruleSet } from '../../config/dependency-cruiser';

/** Broken rules of a folder laid out like the repository: `rule: from → to`. */
export async function brokenRules(baseDir: string, folders: readonly string[]): Promise<string[]> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      // dependency-cruiser knows TypeScript up to 6; the parser of SWC reads every import, `import type` too.
      parser: 'swc',
      tsPreCompilationDeps: true,
      ruleSet,
      validate: true,
      doNotFollow: { path: 'node_modules|generated/' },
      exclude: { path: '/fonts/|\\.(?:css|json|woff2)$' },
    },
    {
      alias: { '@': baseDir },
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    } as never,
  );
  const { violations } = (output as ICruiseResult).summary;
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/** The rules that a small house of these files breaks. */
export async function brokenBy(files: Readonly<Record<string, string>>): Promise<string[]> {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'rules-')));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(dir, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(dir, name), text);
    }
    const top = [...new Set(Object.keys(files).map((name) => name.split('/')[0] as string))];
    return (await brokenRules(dir, top)).map((line) => line.split(': ').slice(0, -1).join(': '));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
