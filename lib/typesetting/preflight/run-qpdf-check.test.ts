import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it, vi } from 'vitest';

vi.unmock('../run-node');
// Other tests of this worker have loaded the module with its mock.
vi.resetModules();
const { isCleanForQpdf } = await import('./run-qpdf-check');

it('a check that is ended on a busy machine is no damage: it is repeated', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const file = await pdf.save();
  await expect(isCleanForQpdf(file, 1)).rejects.toThrow('was ended');
  expect(await isCleanForQpdf(file)).toBe(true);
});
