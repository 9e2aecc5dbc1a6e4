import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../paths';
import { Stop } from '../say';

const LEAST_FREE_BYTES = 1024 ** 3;

export type ShopSettings = {
  readonly dataDir: string;
  readonly port: number;
  /** Absent: the shop brings its own server. */
  readonly databaseUrl: string | undefined;
};

/** What the person who starts the shop may choose. */
export function shopSettings(env: NodeJS.ProcessEnv): ShopSettings {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Stop(`PORT=${env.PORT} is not a port number.`);
  return {
    dataDir: path.resolve(at(), env.DATA_DIR || '.data/shop'),
    port,
    databaseUrl: env.DATABASE_URL || undefined,
  };
}

/** The environment of the shop's processes. What is given stays as it is. */
export function shopEnv(env: NodeJS.ProcessEnv, settings: ShopSettings, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    SHOP_ENV: env.SHOP_ENV || 'demo',
    SHOP_URL: env.SHOP_URL || `http://localhost:${settings.port}`,
    SHOP_SECRET: env.SHOP_SECRET || keptSecret(settings.dataDir),
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
  };
}

/** Static pages carry the shop's address: a port chosen for one start is no reason to build again. */
export const buildEnv = (env: NodeJS.ProcessEnv, given: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  SHOP_URL: given.SHOP_URL || 'http://localhost:3000',
});

/** Made at the first start and kept, so that links and cookies outlive a restart. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** @throws Stop when the disk is nearly full */
export function checkDisk(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < LEAST_FREE_BYTES) {
    const free = Math.floor((bavail * bsize) / 1024 ** 2);
    throw new Stop(
      `Only ${free} MB are free for ${dataDir}: free at least 1 GB, or choose another place with DATA_DIR.`,
    );
  }
}
