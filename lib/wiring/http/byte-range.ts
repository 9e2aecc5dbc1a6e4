import type { ByteRange } from '@/lib/providers/storage/port';

/**
 * The one range that a `Range` header asks for of a file of so many bytes (RFC 9110 §14.2). `null`: the whole file, also
 * for headers that ask for several or make no sense; `unsatisfiable`: nothing of the file lies in it.
 */
export function readByteRange(header: string | null, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end || start >= sizeBytes ? 'unsatisfiable' : { start, end };
}
