import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SQUARE_210 } from '../print-house';
import { typeset, withFewPixels } from '../testing/print-files';

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

describe.runIf(hasQpdf)('the qpdf of this machine', () => {
  it('finds nothing in both files either', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gibori-qpdf-'));
    const files = await typeset('he', withFewPixels(SQUARE_210));
    for (const kind of ['interior', 'cover'] as const) {
      writeFileSync(join(folder, `${kind}.pdf`), files[kind]);
      expect(execFileSync('qpdf', ['--check', join(folder, `${kind}.pdf`)]).toString()).toContain('No syntax');
    }
    rmSync(folder, { recursive: true });
  });
});
