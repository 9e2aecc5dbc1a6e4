/** What a print house would reject, or print wrongly. */
export type PrintFaultCode =
  | 'file_broken'
  | 'structure_damaged'
  | 'object_missing'
  | 'object_unused'
  | 'encrypted'
  | 'active_content'
  | 'attachment'
  | 'page_count'
  | 'page_size'
  | 'spine'
  | 'bleed_box'
  | 'trim_box'
  | 'font_not_embedded'
  | 'picture_resolution'
  | 'picture_missing'
  | 'picture_unreadable'
  | 'transparency'
  | 'ink'
  | 'reading_direction';

export type PrintFault = {
  readonly file: 'interior' | 'cover';
  readonly code: PrintFaultCode;
  /** Counted from 1, where the fault belongs to one page. */
  readonly page?: number;
  /** Total ink of the page, where that is the fault. */
  readonly percent?: number;
};
