import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readResources } from './support/deployment';
import { lintCompose, lintDockerfile, lintManifest } from './support/deployment-linters';

function lintComposeText(text: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'compose-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = path.join(dir, 'compose.yaml');
  writeFileSync(file, text);
  return lintCompose(file).join('\n');
}

it('the linter of Dockerfiles finds nothing', () => {
  expect(lintDockerfile(readFileSync('Dockerfile', 'utf8'))).toEqual([]);
});

it('the linter of Docker Compose finds nothing', () => {
  expect(lintCompose('compose.yaml')).toEqual([]);
});

it('each manifest follows the schema of Kubernetes', () => {
  const manifests = readResources('docs/deploy/kubernetes');
  expect(manifests.length).toBeGreaterThan(5);
  for (const manifest of manifests) {
    expect([manifest.metadata.name, manifest.kind, lintManifest(manifest)]).toEqual([
      manifest.metadata.name,
      manifest.kind,
      [],
    ]);
  }
});

it('the linters report faults', () => {
  expect(lintDockerfile('FROM node:24\nCOPY here\nEXPOSE web\nRUNN x\n')).toEqual([
    'COPY requires at least two arguments',
    'Invalid containerPort: web',
    'Unknown instruction: RUNN',
  ]);
  expect(lintComposeText('services:\n  web:\n    image: caddy:2\n    port: [1]\n')).toMatch(/must NOT have additional/);
  expect(lintComposeText('services:\n  web:\n    image: caddy:latest\n')).toMatch(/latest/);
  const [deployment] = readResources('docs/deploy/kubernetes').filter(({ kind }) => kind === 'Deployment');
  const wrong = { ...deployment, spec: { ...deployment?.spec, replicas: 'two', selector: undefined } };
  expect(lintManifest(wrong as never).join()).toMatch(/selector[\s\S]*replicas must be integer/);
  expect(lintManifest({ apiVersion: 'apps/v1', kind: 'Deploymint' })).toEqual(['apps/v1 has no Deploymint']);
});
