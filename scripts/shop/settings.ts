import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '@/lib/platform/env';
import { CliError } from '../cli';
import { fromRoot } from '../paths';

const MIN_FREE_BYTES = 1024 ** 3;

export type ShopSettings = {
  readonly dataDir: string;
  readonly port: number;
  /** Missing: the shop starts its own server. */
  readonly databaseUrl: string | undefined;
};

/** Options of the person who starts the shop. */
export function readShopSettings(env: NodeJS.ProcessEnv): ShopSettings {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CliError(`PORT=${env.PORT} is not a port number.`);
  return {
    dataDir: path.resolve(fromRoot(), env.DATA_DIR || '.data/shop'),
    port,
    databaseUrl: env.DATABASE_URL || undefined,
  };
}

/**
 * Refuses a half-configured production before anything starts: the own server is for one machine that somebody tries
 * the shop on, without backups or a standby.
 * @throws CliError that names every missing or invalid setting
 */
export function checkProduction(given: NodeJS.ProcessEnv, settings: ShopSettings): void {
  if (given.SHOP_ENV === 'production') checkSettings(createShopEnv(given, settings, settings.databaseUrl ?? ''));
}

/**
 * Refuses settings that a process of the shop cannot start with: Next.js would go on without them and fail at each request.
 * @throws CliError that names every missing or invalid setting
 */
export function checkSettings(env: NodeJS.ProcessEnv): void {
  try {
    readEnv(env);
  } catch (error) {
    throw new CliError((error as Error).message);
  }
}

/** The environment of the shop's processes. Existing values stay. */
export function createShopEnv(env: NodeJS.ProcessEnv, settings: ShopSettings, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    SHOP_ENV: env.SHOP_ENV || 'demo',
    SHOP_URL: env.SHOP_URL || `http://localhost:${settings.port}`,
    SHOP_SECRET: env.SHOP_SECRET || loadOrCreateSecret(settings.dataDir),
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
  };
}

/** Static pages contain the shop's URL: a port chosen for one start must not cause a rebuild. */
export const createBuildEnv = (env: NodeJS.ProcessEnv, given: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  SHOP_URL: given.SHOP_URL || 'http://localhost:3000',
});

/** Created at the first start and stored, so that links and cookies survive a restart. */
function loadOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** @throws CliError when the disk is nearly full */
export function checkDisk(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < MIN_FREE_BYTES) {
    const free = Math.floor((bavail * bsize) / 1024 ** 2);
    throw new CliError(`Only ${free} MB of disk space left for ${dataDir}: free at least 1 GB, or set DATA_DIR.`);
  }
}
