import { PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { SQUARE_210 } from '../print-house';
import { type Break, breakFile, expectation, firstPage, typeset, withFewPixels } from '../testing/print-files';
import { preflight } from './preflight';
import type { PrintFaultCode } from './print-fault';

const HOUSE = withFewPixels(SQUARE_210);
const book = typeset('he', HOUSE);

/** Faults of the interior, which is the file that a test breaks. */
const findFaults = async (change: (interior: Uint8Array) => Uint8Array | Promise<Uint8Array>) => {
  const files = await book;
  const faults = await preflight({ ...files, interior: await change(files.interior) }, expectation(HOUSE, true));
  return faults.map(({ code }) => code);
};

const replaceText = (bytes: Uint8Array, change: (text: string) => string): Uint8Array =>
  Buffer.from(change(Buffer.from(bytes).toString('latin1')), 'latin1');

/** Overwrites a few bytes amid the data of the first JPEG. */
function interruptPicture(bytes: Uint8Array): Uint8Array {
  const damaged = Buffer.from(bytes);
  const data = damaged.indexOf('stream', damaged.indexOf('/DCTDecode'));
  return damaged.fill(0xff, data + 2000, data + 2020);
}

/** Damage in the bytes, of the kind that readers repair silently. */
const DAMAGE: readonly (readonly [string, (bytes: Uint8Array) => Uint8Array])[] = [
  ['a wrong start of the table', (bytes) => replaceText(bytes, (text) => text.replace(/startxref\s+\d/, '$&1'))],
  [
    'a wrong offset in the table',
    (bytes) => replaceText(bytes, (text) => text.replace(/\d{10} 00000 n/, '0000000099 00000 n')),
  ],
  [
    'a stream of another length',
    (bytes) => replaceText(bytes, (text) => text.replace(/\/Length (\d)(\d+)/, '/Length $11')),
  ],
  ['a picture that is interrupted', interruptPicture],
  ['no end', (bytes) => bytes.subarray(0, bytes.length - 200)],
  ['bytes before the file', (bytes) => Buffer.concat([Buffer.from('\n\n'), bytes])],
  ['bytes after the file', (bytes) => Buffer.concat([bytes, Buffer.from('<html>')])],
];

const FAULTS: readonly (readonly [PrintFaultCode, string, Break])[] = [
  ['object_missing', 'a reference to nothing', (pdf) => pdf.catalog.set(PDFName.of('PieceInfo'), PDFRef.of(99_999))],
  ['object_unused', 'an object that nothing uses', (pdf) => void pdf.context.register(pdf.context.obj({ Old: 1 }))],
  ['active_content', 'a script', (pdf) => pdf.addJavaScript('hello', 'app.alert(1)')],
  [
    'active_content',
    'an action when the file is opened',
    (pdf) => pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj({ S: 'URI', URI: 'https://gibori.example' })),
  ],
  [
    'active_content',
    'an action of a page',
    (pdf) => firstPage(pdf).node.set(PDFName.of('AA'), pdf.context.obj({ O: { S: 'Launch' } })),
  ],
];

describe('the preflight of the structure reports', () => {
  it.each(DAMAGE)('%s', async (_what, change) => {
    const faults = await findFaults(change);
    expect(faults.some((code) => code === 'structure_damaged' || code === 'file_broken')).toBe(true);
  });

  it.each(FAULTS)('%s: %s', async (code, _what, change) => {
    expect(await findFaults((interior) => breakFile(interior, change))).toContain(code);
  });

  it('an attachment', async () => {
    const attach = async (interior: Uint8Array) => {
      const pdf = await PDFDocument.load(interior, { updateMetadata: false });
      await pdf.attach(new Uint8Array([1, 2, 3]), 'notes.txt', { mimeType: 'text/plain' });
      return pdf.save({ useObjectStreams: false });
    };
    expect(await findFaults(attach)).toContain('attachment');
  });

  it('a password, even an empty one', async () => {
    const encrypt = async (interior: Uint8Array) => {
      const pdf = await PDFDocument.load(interior, { updateMetadata: false });
      pdf.encrypt({ userPassword: '', ownerPassword: 'secret' });
      return pdf.save({ useObjectStreams: false });
    };
    expect(await findFaults(encrypt)).toEqual(['encrypted']);
  });

  it('nothing in a file that was only opened and saved', async () => {
    expect(await findFaults((interior) => breakFile(interior, () => {}))).toEqual([]);
  });
});
