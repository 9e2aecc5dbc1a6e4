/**
 * Schemas would otherwise try whether they may compile themselves, which the Content Security Policy forbids and
 * reports. The library reads this when it is loaded, so what imports this imports it first.
 */
(globalThis as { __zod_globalConfig?: { readonly jitless: boolean } }).__zod_globalConfig = { jitless: true };

export {};
