import type { Language } from '@/lib/markets';
import { toMessageName } from '@/lib/platform/web-address';
import type { CompanyMailData, CompanyMailKind } from '../data/company-mail-kinds';
import { isolate, singleLine } from '../rendering/bidi';
import { ActionButton, Paragraph, Pickup } from '../rendering/blocks';
import { formatDate, getEmailTexts } from '../rendering/email-texts';
import type { EmailTemplate } from '../template';

/** Mails about the parcel, which say where and when it is picked up. */
const ABOUT_PARCEL: readonly CompanyMailKind[] = ['companyApproved', 'companyShipped'];

function getValues(language: Language, data: CompanyMailData) {
  const { companyName, count, ordered, planned, closesAt, dispatchBy, timeZone, linkUrl, pdfDays } = data;
  const date = formatDate(dispatchBy ?? closesAt, language, dispatchBy ? 'UTC' : timeZone, false);
  const [company, link] = [isolate(toMessageName(companyName)), isolate(linkUrl)];
  return { company, count, ordered, planned, date: isolate(date), days: pdfDays, link };
}

const createTemplate =
  (kind: CompanyMailKind): EmailTemplate<CompanyMailKind> =>
  (language, data) => {
    const { rich, plain } = getEmailTexts(language, kind as 'companyOpened');
    const values = getValues(language, data);
    const line = { company: singleLine(toMessageName(data.companyName)) };
    const told = ABOUT_PARCEL.includes(kind) && data.pickedUp;
    const own = {
      intro: told && kind === 'companyShipped' ? 'introPickup' : 'intro',
      note: told && kind === 'companyApproved' ? 'notePickup' : 'note',
    } as { readonly intro: 'intro'; readonly note: 'note' };
    return {
      subject: plain('subject', line),
      preheader: plain('preheader', line),
      heading: rich('heading', values),
      body: (
        <>
          <Paragraph language={language}>{rich(own.intro, values)}</Paragraph>
          <Paragraph language={language}>{rich(own.note, values)}</Paragraph>
          {told && <Pickup language={language} place={data.pickup} />}
          <ActionButton language={language} url={data.url} label={plain('button')} />
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
  companyCancelled: createTemplate('companyCancelled'),
  companyPrintedCancelled: createTemplate('companyPrintedCancelled'),
  employeeOrdered: createTemplate('employeeOrdered'),
  employeeBookReady: createTemplate('employeeBookReady'),
  employeeCancelled: createTemplate('employeeCancelled'),
} as const satisfies { readonly [Kind in CompanyMailKind]: EmailTemplate<Kind> };
