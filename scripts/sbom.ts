import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError, printLine, runCommand } from './cli';
import { fromRoot } from './paths';

const FILE = '.data/sbom.cdx.json';
const ARGS = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--package-lock-only',
  '--omit',
  'dev',
];

type Bom = {
  readonly metadata: { readonly component: Record<string, unknown> };
  readonly components: readonly unknown[];
};

/** `npm run sbom`: every package that the running shop is made of, as CycloneDX, from the lock file alone. */
await runCommand(async () => {
  const { status, stdout, stderr } = spawnSync('npm', ARGS, {
    cwd: fromRoot('.'),
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  if (status !== 0) throw new CliError(`npm could not list the packages:\n${stderr}`);
  const bom: Bom = JSON.parse(stdout);
  // npm names the shop after its folder.
  bom.metadata.component.name = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).name;
  mkdirSync(path.dirname(fromRoot(FILE)), { recursive: true });
  writeFileSync(fromRoot(FILE), `${JSON.stringify(bom, null, 2)}\n`);
  printLine(`${FILE}: ${bom.components.length} packages`);
  return 0;
});
