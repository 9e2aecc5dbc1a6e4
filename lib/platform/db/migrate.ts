import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine as Engine, MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

const ROOT = path.join(process.cwd(), 'prisma');
const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Sends a script to Postgres as a whole, because the adapter splits it at every semicolon, even inside a function's
 * body.
 */
class ScriptAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      await adapter.executeRaw({ sql: script, args: [], argTypes: [] });
    };
    return adapter;
  }
}

/** Prisma's schema engine as WebAssembly: the same migrations as the command line, without a binary to download. */
async function withEngine<T>(databaseUrl: string, run: (engine: Engine) => Promise<T>): Promise<T> {
  const { SchemaEngine } = await import('@prisma/schema-engine-wasm/schema_engine_bg').then(loadWasm);
  const factory = bindMigrationAwareSqlAdapterFactory(new ScriptAdapter(parseConnectionUrl(databaseUrl)));
  const engine: Engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, factory);
  try {
    return await run(engine);
  } finally {
    engine.free();
  }
}

/** The shadow database replaces the database name, which a full connection string would override. */
function parseConnectionUrl(databaseUrl: string) {
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

/** The names of all migrations, in their order. */
export async function listMigrationNames(): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, 'migrations'), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
}

async function listMigrationFiles(names: readonly string[]): Promise<MigrationList> {
  const baseDir = path.join(ROOT, 'migrations');
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await readFile(path.join(baseDir, name, 'migration.sql'), 'utf8') },
        },
      })),
    ),
  };
}

/**
 * Applies the missing migrations, or those of these, and returns their names. Concurrent callers run one after the
 * other.
 */
export async function applyMigrations(databaseUrl: string, names?: readonly string[]): Promise<string[]> {
  const migrationsList = await listMigrationFiles(names ?? (await listMigrationNames()));
  return withEngine(databaseUrl, async (engine) => {
    const applied = await engine.applyMigrations({ migrationsList, filters: NO_FILTERS });
    return applied.appliedMigrationNames;
  });
}

export type SchemaFile = { readonly path: string; readonly content: string };

/** SQL that migrates one state of the schema files to another; empty when they are equal. */
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
