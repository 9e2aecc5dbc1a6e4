import { buildWeb } from '@/scripts/build';
import { generateClient } from '@/scripts/generate';

/** Builds the checkout that it runs in, with its environment. */
await generateClient();
await buildWeb(process.env, () => {});
