import { CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import type { Language } from '@/lib/markets';
import type { EmailData } from '../../model';
import { isolate } from '../../rendering/bidi';
import { ActionButton, Paragraph, SecondaryParagraph, Subheading } from '../../rendering/blocks';
import { formatDate, formatDateTime, getEmailTexts } from '../../rendering/email-texts';
import { linkTo } from '../../rendering/links';
import type { EmailTemplate } from '../../template';

type Data = EmailData['bookReady'];
type FileProps = {
  readonly language: Language;
  readonly file: NonNullable<Data['file']>;
  readonly myBooksUrl: string;
};

function FileLink({ language, file, myBooksUrl }: FileProps) {
  const { rich, plain } = getEmailTexts(language, 'bookReady');
  const date = isolate(formatDate(file.availableUntil, language, file.timeZone, false));
  return (
    <>
      <ActionButton language={language} url={file.downloadUrl} label={plain('button')} />
      <Paragraph language={language}>{rich('validity', { days: file.linkDays, date })}</Paragraph>
      <SecondaryParagraph language={language}>
        {rich('keep', { books: linkTo(language, myBooksUrl) })}
      </SecondaryParagraph>
    </>
  );
}

/** An unconfirmed address may be mistyped, so the link leads to a page that also requires the parent's phone. */
function MyBooksLink({ language, myBooksUrl }: Omit<FileProps, 'file'>) {
  const { rich, plain } = getEmailTexts(language, 'bookReady');
  return (
    <>
      <ActionButton language={language} url={myBooksUrl} label={plain('buttonShelf')} />
      <Paragraph language={language}>{rich('shelf')}</Paragraph>
      <SecondaryParagraph language={language}>{rich('confirm')}</SecondaryParagraph>
    </>
  );
}

type CouponProps = Pick<FileProps, 'language'> & { readonly coupon: NonNullable<Data['coupon']> };

/** The coupon for the next order ends within hours, so its end is a date with a time of day. */
function Coupon({ language, coupon: { code, percentOff, endsAt, timeZone } }: CouponProps) {
  const { rich } = getEmailTexts(language, 'bookReady');
  const end = isolate(formatDateTime(endsAt, language, timeZone));
  return (
    <>
      <Subheading language={language}>{rich('couponTitle')}</Subheading>
      <Paragraph language={language}>{rich('coupon', { percent: percentOff, code: isolate(code), end })}</Paragraph>
    </>
  );
}

export const bookReady: EmailTemplate<'bookReady'> = (language, data, table = CURRENT_CAPABILITIES) => {
  const { childName, bookTitle, file, myBooksUrl, coupon } = data;
  const { rich, plain } = getEmailTexts(language, 'bookReady');
  return {
    subject: plain('subject'),
    preheader: plain(file ? 'preheader' : 'preheaderShelf'),
    heading: rich('heading', { childName: isolate(childName) }),
    body: (
      <>
        <Paragraph language={language}>{rich('intro', { bookTitle: isolate(bookTitle) })}</Paragraph>
        {file ? (
          <FileLink language={language} file={file} myBooksUrl={myBooksUrl} />
        ) : (
          <MyBooksLink language={language} myBooksUrl={myBooksUrl} />
        )}
        {file && (
          <Paragraph language={language}>
            {rich('another', { childName: isolate(childName), another: linkTo(language, file.anotherUrl) })}
          </Paragraph>
        )}
        {coupon && isAvailable('coupon', table) && <Coupon coupon={coupon} language={language} />}
      </>
    ),
  };
};
