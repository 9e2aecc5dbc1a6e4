/**
 * Runs before the code of every page. Schemas would otherwise try whether they may compile themselves, which the Content
 * Security Policy forbids and reports; zod reads this when it is loaded.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

export {};
