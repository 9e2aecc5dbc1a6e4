import { existsSync, readFileSync } from 'node:fs';
import type { JSONInstruction } from 'dockerfile-ast';
import { describe, expect, test } from 'vitest';
import {
  type Container,
  isCommand,
  isPinned,
  isRoute,
  listArguments,
  listCommands,
  listSettings,
  parseResources,
  readCompose,
  readInstructions,
  readResources,
} from './support/deployment';

const settings = listSettings();
const dockerfile = readInstructions(readFileSync('Dockerfile', 'utf8'));
const find = (keyword: string) => dockerfile.filter((each) => each.getKeyword() === keyword);
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('Dockerfile', () => {
  test('every stage begins with the Node version that the shop is tested with', () => {
    const images = find('FROM').map((each) => listArguments(each)[0]);
    expect(images.length).toBeGreaterThan(1);
    expect(new Set(images)).toEqual(new Set([`node:${dependencies.node}-bookworm-slim`]));
  });

  test('the last stage runs without root, and says whether it is healthy by a route that exists', () => {
    const last = dockerfile.slice(dockerfile.findLastIndex((each) => each.getKeyword() === 'FROM'));
    expect(last.filter((each) => each.getKeyword() === 'USER').map(listArguments)).toEqual([['node']]);
    const healthcheck = last.find((each) => each.getKeyword() === 'HEALTHCHECK')?.getTextContent() ?? '';
    const [, port, path = ''] = /127\.0\.0\.1:(\d+)(\/[\w/]+)/.exec(healthcheck) ?? [];
    expect([port, isRoute(path)]).toEqual([listArguments(find('EXPOSE').at(-1) as never)[0], true]);
    const command = (last.find((each) => each.getKeyword() === 'CMD') as JSONInstruction).getJSONStrings();
    expect(isCommand(command.map((word) => word.getJSONValue()))).toBe(true);
  });

  test('it sets only settings that exist, and copies only what exists', () => {
    const names = find('ENV').flatMap((each) => listArguments(each).map((pair) => pair.split('=')[0] ?? ''));
    expect(names.filter((name) => !settings.includes(name))).toEqual([]);
    const copied = find('COPY').flatMap((each) => listArguments(each).slice(0, -1));
    const missing = copied
      .map((path) => path.replace(/^\/shop\//, ''))
      .filter((path) => !['.', '.next', 'node_modules'].includes(path) && !existsSync(path));
    expect(missing).toEqual([]);
  });

  test('no secret, picture of a child or history reaches the image', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.git', '.data', 'node_modules', 'tests']));
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = readCompose(readFileSync('compose.yaml', 'utf8'));
  const own = Object.entries(services).filter(([, { image }]) => image === 'gibori:local');

  test('it has web, worker, database, store and proxy, each of a pinned image', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['web', 'worker', 'prepare', 'postgres', 'store', 'proxy']),
    );
    const foreign = Object.values(services).filter(({ image }) => image !== 'gibori:local');
    expect(foreign.map(({ image }) => image).filter((image) => !isPinned(image))).toEqual([]);
  });

  test('it sets only settings that exist, starts commands that exist and writes to no image', () => {
    expect(own.map(([name]) => name).sort()).toEqual(['prepare', 'web', 'worker']);
    for (const [name, { environment = {}, command = [], read_only }] of own) {
      expect(Object.keys(environment).filter((setting) => !settings.includes(setting))).toEqual([]);
      expect([name, isCommand(command), read_only]).toEqual([name, true, true]);
    }
  });

  test('it waits for services, and mounts files and volumes, that exist', () => {
    for (const { depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
      expect(Object.keys(depends_on).filter((name) => !(name in services))).toEqual([]);
      const sources = mounts.map((mount) => mount.split(':')[0] ?? '');
      expect(sources.filter((source) => !(source in volumes) && !existsSync(source))).toEqual([]);
    }
    const proxy = readFileSync('docs/deploy/Caddyfile', 'utf8');
    expect(isRoute(/health_uri (\S+)/.exec(proxy)?.[1] ?? '')).toBe(true);
    expect(proxy).toContain(`reverse_proxy web:${listArguments(find('EXPOSE')[0] as never)[0]}`);
  });
});

const resources = readResources('docs/deploy/kubernetes');
const deployments = resources.filter(({ kind }) => kind === 'Deployment');

describe.each(deployments.map((each) => [each.metadata.name, each] as const))('kubernetes: %s', (name, deployment) => {
  const pod = deployment.spec.template?.spec;
  const containers: readonly Container[] = [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])];

  test('its images are pinned, its commands and settings exist, and root runs none', () => {
    expect(pod?.securityContext?.runAsNonRoot).toBe(true);
    for (const { image, command, env = [] } of containers) {
      expect([image, isPinned(image), isCommand(command)]).toEqual([image, true, true]);
      expect(env.filter((each) => !settings.includes(each.name))).toEqual([]);
    }
  });

  test('its probes ask ports and routes that exist', () => {
    for (const { ports = [], env = [], ...container } of pod?.containers ?? []) {
      const names = ports.map((port) => port.name);
      for (const kind of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
        const { httpGet, tcpSocket } = container[kind] ?? {};
        expect([kind, names.includes((httpGet ?? tcpSocket)?.port ?? '')]).toEqual([kind, true]);
        if (httpGet) expect([httpGet.path, isRoute(httpGet.path)]).toEqual([httpGet.path, true]);
      }
      const metrics = env.find((each) => each.name === 'WORKER_METRICS_PORT')?.value;
      const open = ports.map(({ containerPort }) => String(containerPort));
      expect(open).toEqual([metrics ?? listArguments(find('EXPOSE')[0] as never)[0]]);
    }
  });

  test('it stays available while nodes are drained, and grows with its work', () => {
    const others = (kind: string) => resources.filter((each) => each.kind === kind);
    expect(others('PodDisruptionBudget').filter((each) => each.metadata.name === name)).toHaveLength(1);
    const scaled = others('HorizontalPodAutoscaler').filter((each) => each.spec.scaleTargetRef?.name === name);
    expect(scaled).toHaveLength(1);
    expect(deployment.spec.replicas).toBeGreaterThan(1);
  });
});

test('the rules report violations', () => {
  expect(deployments.map((each) => each.metadata.name).sort()).toEqual(['web', 'worker']);
  expect(['caddy', 'caddy:latest', 'caddy:2.10.2-alpine', 'minio/minio:RELEASE.2025-09-07T16'].map(isPinned)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(listCommands()).toEqual(['build', 'prepare', 'web', 'worker']);
  expect(isCommand(['node', 'scripts/container.ts', 'sweep'])).toBe(false);
  expect([isRoute('/api/health'), isRoute('/api/healthy')]).toEqual([true, false]);
  expect(() => parseResources('kind: [')).toThrow();
});
