import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { ruleSet } from '../../config/dependency-cruiser';

/** Violated rules of a folder with the repository's layout: `rule: from → to`. */
export async function findViolations(baseDir: string, folders: readonly string[]): Promise<string[]> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      // dependency-cruiser supports TypeScript up to 6; the SWC parser reads every import, including `import type`.
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

/** Violated rules of a temporary repository with these files. */
export async function findViolationsIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'rules-')));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(dir, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(dir, name), text);
    }
    const top = [...new Set(Object.keys(files).map((name) => name.split('/')[0] as string))];
    return await findViolations(dir, top);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
