import { createBookProduction } from '@/lib/books/worker';
import type { Db } from '@/lib/platform/db';
import { fail } from '@/lib/platform/result';
import { createSandboxFulfilment } from '@/lib/providers/fulfilment/sandbox';
import { createSandboxIllustration } from '@/lib/providers/illustration/sandbox';
import type { StoragePort } from '@/lib/providers/storage/port';

/** Low, because nobody prints them: the files are made in seconds and stay small. */
const PPI = 72;

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly now: Date; readonly siteUrl: string };

/** Makes the print files of a book as the worker does, with flat pictures that name their page. */
export function createDemoFiles({ now, ...deps }: Deps) {
  const { makePrintFiles } = createBookProduction({
    ...deps,
    now: () => now,
    illustrator: createSandboxIllustration(),
    // It only names the profile: nothing is sent to it.
    fulfilment: createSandboxFulfilment({ secret: '', ppi: PPI }),
    paintFace: async () => fail('not_found'),
  });
  return makePrintFiles;
}
