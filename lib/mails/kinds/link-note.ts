import type { Language } from '@/lib/markets';
import type { Block } from '../document';
import { webAddress } from '../inline';
import type { MailData } from '../model';
import { textsFor } from '../texts';

type Data = Pick<MailData['heroReady'], 'linkDays' | 'closeUrl'>;

/** Under every link to a draft: how long and how often it works, and how whoever it does not concern closes it. */
export function linkNote(language: Language, { linkDays, closeUrl }: Data): Block {
  const { rich, plain } = textsFor(language, 'common');
  const close = { label: plain('closeLink'), href: webAddress(closeUrl) };
  return { kind: 'paragraph', soft: true, content: rich('linkOnce', { days: linkDays, close }) };
}
