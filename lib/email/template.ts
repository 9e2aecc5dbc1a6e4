import type { ReactNode } from 'react';
import type { CapabilityTable } from '@/lib/capabilities';
import type { Language } from '@/lib/markets';
import type { EmailData, EmailKind } from './model';

/** Content of an e-mail; `EmailLayout` renders the rest. */
export type EmailContent = {
  readonly subject: string;
  /** What a list of e-mails shows after the subject; never personal, since lock screens show it. */
  readonly preheader: string;
  readonly heading: ReactNode;
  readonly body: ReactNode;
};

/** Tests pass their own table of capabilities. */
export type EmailTemplate<Kind extends EmailKind> = (
  language: Language,
  data: EmailData[Kind],
  table?: CapabilityTable,
) => EmailContent;
