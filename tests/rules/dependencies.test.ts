import { beforeAll, describe, expect, it } from 'vitest';
import { brokenBy, brokenRules } from './support/dependencies';
import { ROOT } from './support/sources';

const ADVICE = {
  1: 'A domain uses only lower domains, through their doors; platform is the floor; no cycles',
  2: 'A domain knows a provider by its port; only wiring picks the adapter',
  3: 'components/ui knows no domain, components load no server code, pages do not touch Prisma',
  4: 'Middleware is pure and loads only lib/markets and lib/platform/url',
};

let broken: string[] = [];
beforeAll(async () => {
  broken = await brokenRules(ROOT, ['app', 'components', 'lib', 'middleware.ts']);
}, 60_000);

describe.each(Object.entries(ADVICE))('rule %s', (number, advice) => {
  it(advice, () => expect(broken.filter((line) => line.startsWith(number))).toEqual([]));
});

it('Every import is found', () => expect(broken.filter((line) => line.startsWith('every'))).toEqual([]));

describe('the rules notice', () => {
  const cases: readonly [rule: string, files: Record<string, string>][] = [
    ['1 use only lower domains: prices', { 'lib/prices/index.ts': "import '../orders';", 'lib/orders/index.ts': '' }],
    [
      '1 use only lower domains: prices',
      { 'lib/prices/a.ts': "import type { A } from '../blog';", 'lib/blog/index.ts': 'export type A = 1;' },
    ],
    [
      '1 enter prices through its doors',
      { 'lib/orders/a.ts': "export * from '../prices/table';", 'lib/prices/table.ts': 'export const a = 1;' },
    ],
    [
      '1 enter prices through its doors',
      { 'app/page.tsx': "import('../lib/prices/table');", 'lib/prices/table.ts': '' },
    ],
    ['1 enter orders through its doors', { 'app/page.tsx': "import '@/lib/orders/jobs';", 'lib/orders/jobs.ts': '' }],
    ['1 wiring enters by doors and jobs', { 'lib/wiring/a.ts': "import '../orders/repo';", 'lib/orders/repo.ts': '' }],
    [
      '1 only the registry loads handlers',
      { 'lib/orders/a.ts': "import('./b.handler');", 'lib/orders/b.handler.ts': '' },
    ],
    ['1 platform is the floor', { 'lib/platform/a.ts': "import '../prices';", 'lib/prices/index.ts': '' }],
    ['1 no cycles', { 'lib/prices/a.ts': "import './b';", 'lib/prices/b.ts': "import './a';" }],
    ['1 every folder of lib has its row', { 'lib/helpers/a.ts': "import './b';", 'lib/helpers/b.ts': '' }],
    [
      '2 know a provider by its port',
      { 'lib/orders/a.ts': "import '../providers/sms/twilio';", 'lib/providers/sms/twilio.ts': '' },
    ],
    [
      '2 providers know domains by their doors',
      { 'lib/providers/sms/a.ts': "import '../../orders/repo';", 'lib/orders/repo.ts': '' },
    ],
    [
      '3 components/ui knows no domain',
      { 'components/ui/a.tsx': "import '../../lib/prices';", 'lib/prices/index.ts': '' },
    ],
    [
      '3 components load no server code',
      { 'components/a/a.tsx': "import '../../lib/orders/server';", 'lib/orders/server.ts': '' },
    ],
    [
      '3 doors for the browser load no server code',
      {
        'lib/prices/index.ts': "import './a';",
        'lib/prices/a.ts': "import '../platform/env';",
        'lib/platform/env.ts': '',
      },
    ],
    [
      '3 pages and components do not touch Prisma',
      { 'app/page.tsx': "import '../lib/platform/db';", 'lib/platform/db/index.ts': '' },
    ],
    [
      '4 middleware loads only markets and urls',
      {
        'middleware.ts': "import './lib/markets/a';",
        'lib/markets/a.ts': "import '../platform/db';",
        'lib/platform/db/index.ts': '',
      },
    ],
    ['every import is found', { 'lib/prices/index.ts': "import './nothing';" }],
  ];
  it.each(cases)('%s', async (rule, files) => expect(await brokenBy(files)).toContain(rule));

  it('and let pass what is allowed', async () => {
    const files = {
      'lib/orders/a.ts': "import '../prices'; import '../books/server'; import type {} from '../providers/sms/port';",
      'lib/prices/index.ts': "import '../markets';",
      'lib/markets/index.ts': '',
      'lib/books/server.ts': "import '../platform/env';",
      'lib/platform/env.ts': '',
      'lib/providers/sms/port.ts': '',
    };
    expect(await brokenBy(files)).toEqual([]);
  });
});
