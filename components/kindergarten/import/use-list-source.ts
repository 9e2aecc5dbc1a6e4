import { useState } from 'react';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { type ListFile, parseTable, readListFile, readText, type Table, type TextEncoding } from '@/lib/kindergarten';
import type { Language } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';

type OpenFile = { readonly name: string; readonly bytes: Uint8Array; readonly list: ListFile };

/** Where a list comes from: pasted text, or a file with the sheet or the letters that were found in it. */
export function useListSource(language: Language) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<OpenFile | null>(null);
  const [sheet, setSheet] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const refuse = (code: ErrorCode) => {
    setFile(null);
    setFailure({ code });
  };
  const show = (open: OpenFile) => {
    setFailure(undefined);
    setSheet(0);
    setFile(open);
    setText(open.list.kind === 'text' ? open.list.text : '');
  };
  const open = async (chosen: File) => {
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      const read = await readListFile(bytes, language);
      if (read.ok) show({ name: chosen.name, bytes, list: read.value });
      else refuse(read.code);
    } catch (thrown) {
      // The reader of Excel files could not be loaded, or the file is gone.
      setFailure(toApiError(thrown));
    }
  };
  /** The same file, with its letters read another way. */
  const setEncoding = (encoding: TextEncoding) => {
    const read = file && readText(file.bytes, encoding);
    if (file && read?.ok) show({ ...file, list: read.value });
    else if (read && !read.ok) setFailure({ code: read.code });
  };
  const type = (typed: string) => {
    setFile(null);
    setFailure(undefined);
    setText(typed);
  };
  const sheets = file?.list.kind === 'sheets' ? file.list.sheets : [];
  const table: Table = sheets[sheet]?.table ?? parseTable(text);
  return { text, file, sheet, sheets, table, failure, open, type, setSheet, setEncoding };
}
