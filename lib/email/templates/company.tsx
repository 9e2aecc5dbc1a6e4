import { toMessageName } from '@/lib/platform/web-address';
import type { CompanyMailKind } from '../data/company-mail-kinds';
import { isolate, singleLine } from '../rendering/bidi';
import { ActionButton, Paragraph } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import type { EmailTemplate } from '../template';

const createTemplate =
  (kind: CompanyMailKind): EmailTemplate<CompanyMailKind> =>
  (
    language,
    { companyName: typed, count, ordered, planned, closesAt, dispatchBy, timeZone, linkUrl, url, pdfDays },
  ) => {
    const { rich, plain } = getEmailTexts(language, kind as 'companyOpened');
    const companyName = toMessageName(typed);
    const date = isolate(formatDate(dispatchBy ?? closesAt, language, dispatchBy ? 'UTC' : timeZone, false));
    const values = {
      company: isolate(companyName),
      count,
      ordered,
      planned,
      date,
      days: pdfDays,
      link: isolate(linkUrl),
    };
    const line = { company: singleLine(companyName) };
    return {
      subject: plain('subject', line),
      preheader: plain('preheader', line),
      heading: rich('heading', values),
      body: (
        <>
          <Paragraph language={language}>{rich('intro', values)}</Paragraph>
          <Paragraph language={language}>{rich('note', values)}</Paragraph>
          <ActionButton language={language} url={url} label={plain('button')} />
        </>
      ),
    };
  };

/** The mails about a company's order; they name no child. */
export const COMPANY_TEMPLATES = {
  companyOpened: createTemplate('companyOpened'),
  companyClosed: createTemplate('companyClosed'),
  companyPaid: createTemplate('companyPaid'),
  companyToApprove: createTemplate('companyToApprove'),
  companyMade: createTemplate('companyMade'),
  companyShipped: createTemplate('companyShipped'),
  companyBookLeft: createTemplate('companyBookLeft'),
  companyApproved: createTemplate('companyApproved'),
  companyQuote: createTemplate('companyQuote'),
  companyNearlyFull: createTemplate('companyNearlyFull'),
  employeeOrdered: createTemplate('employeeOrdered'),
  employeeBookReady: createTemplate('employeeBookReady'),
} as const satisfies { readonly [Kind in CompanyMailKind]: EmailTemplate<Kind> };
