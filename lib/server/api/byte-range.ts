import type { ByteRange } from '@/lib/providers/storage/port';

/**
 * Parses a `Range` header for a file of this size (RFC 9110 §14.2). `null`: send the whole file, also for multiple
 * ranges and malformed headers; `unsatisfiable`: the range is outside the file.
 */
export function parseByteRange(header: string | null, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end || start >= sizeBytes ? 'unsatisfiable' : { start, end };
}
