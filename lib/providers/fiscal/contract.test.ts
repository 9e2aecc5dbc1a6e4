import { describe, expect, it } from 'vitest';
import type { FiscalDocument, FiscalPort } from './port';
import { createSandboxFiscal } from './sandbox';

const invoice: FiscalDocument = {
  kind: 'invoice',
  number: 1,
  creditedNumber: null,
  issuedAt: new Date('2026-11-22T10:00:00Z'),
  country: 'IL',
  currency: 'ILS',
  orderNumber: '7K3MA90Q',
  grossMinor: 3900,
  vatMinor: 595,
  vatBasisPoints: 1800,
};

describe.each<[string, () => FiscalPort]>([['sandbox', createSandboxFiscal]])('fiscal port: %s', (name, create) => {
  const port = create();

  it('has a name', () => expect(port.name).toBe(name));

  it('gives one document one reference, and another one another', async () => {
    const first = await port.submit(invoice);
    expect(first).toMatchObject({ ok: true, value: { providerReference: expect.stringMatching(/.+/) } });
    expect(await port.submit(invoice)).toEqual(first);
    expect(await port.submit({ ...invoice, number: 2 })).not.toEqual(first);
    expect(await port.submit({ ...invoice, kind: 'credit_note', creditedNumber: 1 })).not.toEqual(first);
  });
});
