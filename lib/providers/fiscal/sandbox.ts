import { ok } from '@/lib/platform/result';
import type { FiscalPort } from './port';

/** Accepts every document and submits it nowhere. */
export const createSandboxFiscal = (): FiscalPort => ({
  name: 'sandbox',
  submit: async ({ kind, number }) => ok({ providerReference: `sandbox_${kind}_${number}`, authorityNumber: null }),
});
