import { buildWeb } from '@/scripts/build';

/** Builds the checkout that it runs in, with its environment. */
await buildWeb(process.env, () => {});
