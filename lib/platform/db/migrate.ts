import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine as Engine, MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

const ROOT = path.join(process.cwd(), 'prisma');
const NO_FILTERS = { externalTables: [], externalEnums: [] };

/** Prisma's schema engine as WebAssembly: the same migrations as the command line, without a binary to download. */
async function withEngine<Answer>(databaseUrl: string, work: (engine: Engine) => Promise<Answer>): Promise<Answer> {
  const { SchemaEngine } = await import('@prisma/schema-engine-wasm/schema_engine_bg').then(loadWasm);
  const factory = bindMigrationAwareSqlAdapterFactory(new PrismaPg(connectionParts(databaseUrl)));
  const engine: Engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, factory);
  try {
    return await work(engine);
  } finally {
    engine.free();
  }
}

/** In parts, since the adapter's shadow database replaces the name, which a connection string would overrule. */
function connectionParts(databaseUrl: string) {
  const url = new URL(databaseUrl);
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  };
}

type EngineModule = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');

let loaded: EngineModule | undefined;
async function loadWasm(module: EngineModule): Promise<EngineModule> {
  if (loaded) return loaded;
  const file = path.join(process.cwd(), 'node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    './schema_engine_bg.js': module as unknown as WebAssembly.ModuleImports,
  });
  module.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  loaded = module;
  return module;
}

async function migrationsOnDisk(): Promise<MigrationList> {
  const baseDir = path.join(ROOT, 'migrations');
  const entries = await readdir(baseDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.sort().map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await readFile(path.join(baseDir, name, 'migration.sql'), 'utf8') },
        },
      })),
    ),
  };
}

/** Applies the migrations that the database lacks and answers their names. Several callers at once take turns. */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const migrationsList = await migrationsOnDisk();
  return withEngine(databaseUrl, async (engine) => {
    const applied = await engine.applyMigrations({ migrationsList, filters: NO_FILTERS });
    return applied.appliedMigrationNames;
  });
}

export type SchemaFile = { readonly path: string; readonly content: string };

/** SQL that takes one state of the schema files to another; empty when nothing differs. */
export async function schemaDiff(
  databaseUrl: string,
  before: readonly SchemaFile[],
  after: readonly SchemaFile[],
): Promise<string> {
  return withEngine(databaseUrl, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatamodel', files: [...before] },
      to: { tag: 'schemaDatamodel', files: [...after] },
      script: true,
      exitCode: null,
      filters: NO_FILTERS,
    });
    return stdout?.includes('empty migration') ? '' : (stdout ?? '');
  });
}
