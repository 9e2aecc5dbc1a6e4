import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAYERS, ruleSet } from '../config/dependency-cruiser';
import { findViolations, findViolationsIn } from './support/dependencies';
import { findMissingFolders, readLayerTable } from './support/layers';
import { ROOT } from './support/sources';

const RULES = {
  1: 'A domain uses only lower domains, through their public entries; platform imports no other layer; only tests use their helpers; no cycles',
  2: 'A domain imports only the port of a provider; only lib/server picks the adapter',
  3: 'components/ui imports no domain, components load no server code, pages do not touch Prisma or import routes, a face is read without Node',
  4: 'Middleware is pure and loads only lib/markets and lib/platform/url',
};

let violations: string[] = [];
beforeAll(async () => {
  violations = await findViolations(ROOT, ['app', 'components', 'lib', 'scripts', 'middleware.ts']);
}, 300_000);

describe.each(Object.entries(RULES))('rule %s', (number, advice) => {
  it(advice, () => expect(violations.filter((line) => line.startsWith(number))).toEqual([]));
});

it('Every import is found', () => expect(violations.filter((line) => line.startsWith('every'))).toEqual([]));

describe('The layers', () => {
  const document = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');

  it('every layer has a folder', () => {
    expect(findMissingFolders(LAYERS)).toEqual([]);
    expect(findMissingFolders([['prices', 'nothing']])).toEqual(['nothing']);
  });

  it('the table of docs/architecture.md has the layers of the rule, in their order', () => {
    expect(readLayerTable(document)).toEqual(LAYERS);
    expect(readLayerTable(document.replace('`kindergarten`', '`nursery`'))).not.toEqual(LAYERS);
  });
});

/** One forbidden import for each rule: the importing file, its text, and the imported file. */
const VIOLATIONS: readonly (readonly [rule: string, from: string, text: string, to: string])[] = [
  ['1 use only lower domains: prices', 'lib/prices/index.ts', "import '../orders';", 'lib/orders/index.ts'],
  ['1 use only lower domains: prices', 'lib/prices/a.ts', "import type { A } from '../blog';", 'lib/blog/index.ts'],
  [
    '1 import prices through its public entries',
    'lib/orders/a.ts',
    "export * from '../prices/table';",
    'lib/prices/table.ts',
  ],
  [
    '1 import prices through its public entries',
    'app/page.tsx',
    "import('../lib/prices/table');",
    'lib/prices/table.ts',
  ],
  ['1 import orders through its public entries', 'app/page.tsx', "import '@/lib/orders/jobs';", 'lib/orders/jobs.ts'],
  ['1 i18n depends only on markets', 'lib/i18n/a.ts', "import '../prices';", 'lib/prices/index.ts'],
  ['1 only tests and package.json use scripts', 'lib/blog/d.ts', "import '../../scripts/seed';", 'scripts/seed.ts'],
  [
    '1 lib/server imports only public entries, jobs and workers',
    'lib/server/a.ts',
    "import '../orders/repository';",
    'lib/orders/repository.ts',
  ],
  ["1 only a domain's worker loads handlers", 'lib/orders/a.ts', "import('./b.handler');", 'lib/orders/b.handler.ts'],
  [
    "1 only a domain's worker loads handlers",
    'lib/server/a.ts',
    "import '../orders/b.handler';",
    'lib/orders/b.handler.ts',
  ],
  [
    '1 import books through its public entries',
    'lib/orders/worker.ts',
    "import '../books/b.handler';",
    'lib/books/b.handler.ts',
  ],
  ['1 the web process loads no workers', 'app/api/route.ts', "import '../../lib/server/b';", 'lib/orders/worker.ts'],
  ['1 platform imports no other layer', 'lib/platform/a.ts', "import '../prices';", 'lib/prices/index.ts'],
  ['1 no cycles', 'lib/blog/a.ts', "import './b';", 'lib/blog/b.ts'],
  ['1 only tests use their helpers', 'lib/prices/b.ts', "import './testing/fake';", 'lib/prices/testing/fake.ts'],
  ['1 only tests use their helpers', 'components/a/b.tsx', "import '@/tests/fixtures/a';", 'tests/fixtures/a.ts'],
  ['1 only tests and package.json use scripts', 'lib/prices/c.ts', "import '@/scripts/cli';", 'scripts/cli.ts'],
  [
    '1 enter the gender grammar through its index',
    'lib/proofreading/a.ts',
    "import './gender/he';",
    'lib/proofreading/gender/he/index.ts',
  ],
  [
    '1 the gender grammar uses only its own files',
    'lib/proofreading/gender/ar/a.ts',
    "import '@/lib/stories/server';",
    'lib/stories/server.ts',
  ],
  [
    '1 the gender grammar uses only its own files',
    'lib/proofreading/gender/ru/a.ts',
    "import { readFileSync } from 'node:fs';",
    'fs',
  ],
  ['1 every folder of lib is in a layer', 'lib/helpers/a.ts', "import './b';", 'lib/helpers/b.ts'],
  [
    '2 import only the port of a provider',
    'lib/orders/a.ts',
    "import '../providers/sms/twilio';",
    'lib/providers/sms/twilio.ts',
  ],
  [
    '2 providers import domains through their public entries',
    'lib/providers/sms/a.ts',
    "import '../../orders/repository';",
    'lib/orders/repository.ts',
  ],
  [
    '3 pages and components import no routes',
    'app/page.tsx',
    "import '@/app/api/home/slides';",
    'app/api/home/slides.ts',
  ],
  ['3 components/ui imports no domain', 'components/ui/a.tsx', "import '../../lib/prices';", 'lib/prices/index.ts'],
  [
    '3 components load no server code',
    'components/a/a.tsx',
    "import '../../lib/orders/server';",
    'lib/orders/server.ts',
  ],
  ['3 public entries for the browser load no server code', 'lib/blog/index.ts', "import './c';", 'lib/platform/env.ts'],
  [
    '3 the browser side of lib loads no server code',
    'lib/client/a.ts',
    "import '../orders/server';",
    'lib/orders/server.ts',
  ],
  ['3 the reading of a face runs in a browser', 'lib/photos/face/read-face.ts', "import './light';", 'fs'],
  [
    '3 pages and components do not touch Prisma',
    'app/page.tsx',
    "import '../lib/platform/db';",
    'lib/platform/db/index.ts',
  ],
  [
    '3 only repositories touch Prisma',
    'lib/orders/c.ts',
    "import { Prisma } from '../platform/db/generated/client';",
    'lib/platform/db/generated/client.ts',
  ],
  [
    '4 middleware loads only markets and urls',
    'middleware.ts',
    "import './lib/markets/a';",
    'lib/platform/db/index.ts',
  ],
  ['every import is found', 'lib/prices/a.ts', "import './nothing';", './nothing'],
];

/** Two imports for each domain: of a higher one or of its own layer, and past its public entries. */
const DOMAIN_VIOLATIONS = LAYERS.flatMap((row, index) =>
  row.flatMap((domain): (typeof VIOLATIONS)[number][] => {
    // Above the highest domain there is only the composition root.
    const higher = [...row.filter((one) => one !== domain), ...LAYERS.slice(index + 1).flat()][0] ?? 'server';
    return [
      [`1 use only lower domains: ${domain}`, `lib/${domain}/e.ts`, `import '../${higher}';`, `lib/${higher}/index.ts`],
      [
        `1 import ${domain} through its public entries`,
        'app/e.ts',
        `import '@/lib/${domain}/f';`,
        `lib/${domain}/f.ts`,
      ],
    ];
  }),
);
const ALL_VIOLATIONS = [...VIOLATIONS, ...DOMAIN_VIOLATIONS];

/** Contents of imported files; all others are empty. */
const IMPORTED_FILES = {
  'lib/blog/b.ts': "import './a';",
  'lib/server/b.ts': "import('../orders/worker');",
  'lib/blog/c.ts': "import '../platform/env';",
  'lib/photos/face/light.ts': "import { readFileSync } from 'node:fs';",
  'lib/markets/a.ts': "import '../platform/db';",
};

describe('the rules report violations', () => {
  let reported: readonly string[] = [];
  beforeAll(async () => {
    const repository: Record<string, string> = { ...IMPORTED_FILES };
    for (const [, from, text, to] of ALL_VIOLATIONS) {
      repository[from] = [repository[from], text].filter(Boolean).join('\n');
      if (!to.startsWith('.')) repository[to] ??= '';
    }
    reported = await findViolationsIn(repository);
  });

  it('has an example of each', () => {
    const shown = new Set(ALL_VIOLATIONS.map(([rule]) => rule));
    expect(ruleSet.forbidden?.map(({ name }) => name ?? '').filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each(ALL_VIOLATIONS)('%s: %s', (rule, from, _, to) => expect(reported).toContain(`${rule}: ${from} → ${to}`));

  it('and accept what is allowed', async () => {
    const files = {
      'lib/orders/a.ts': "import '../prices'; import '../books/server'; import type {} from '../providers/sms/port';",
      'lib/orders/worker.ts': "import './b.handler';",
      'lib/orders/b.handler.ts': '',
      'lib/server/jobs/job-handlers.ts': "import('../../orders/worker');",
      'lib/prices/index.ts': "import '../markets';",
      'lib/markets/index.ts': '',
      'lib/books/server.ts': "import '../platform/env';",
      'lib/platform/env.ts': '',
      'lib/providers/sms/port.ts': '',
      'lib/prices/a.test.ts': "import './testing/fake'; import '@/tests/fixtures/a';",
      'lib/prices/testing/fake.ts': '',
      'tests/fixtures/a.ts': '',
      'lib/proofreading/b.ts': "import './gender';",
      'lib/proofreading/gender/index.ts':
        "import './he/a'; import '../name-forms'; import type {} from '@/lib/markets';",
      'lib/proofreading/gender/he/a.ts': '',
      'lib/proofreading/name-forms.ts': '',
    };
    expect(await findViolationsIn(files)).toEqual([]);
  });
});
