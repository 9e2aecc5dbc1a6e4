import type { Language } from '@/lib/markets';
import type { EmailData } from '../model';

const PEOPLE: Readonly<Record<Language, { childName: string; bookTitle: string }>> = {
  he: { childName: 'מאיה', bookTitle: 'אור קטן ביער' },
  en: { childName: 'Maya', bookTitle: 'A Small Light in the Woods' },
  ar: { childName: 'ليان', bookTitle: 'نور صغير في الغابة' },
  ru: { childName: 'Майя', bookTitle: 'Огонёк в лесу' },
};

const PRINTED_KINDS = [
  'printReminder',
  'printCancelled',
  'printingStarted',
  'printShipped',
  'printAtPickup',
  'printDelayed',
  'printDelivered',
  'printAgain',
  'printFailed',
  'arrivalAtRisk',
] as const;
type PrintedKind = (typeof PRINTED_KINDS)[number];

/** Data for every kind of mail, for tests only. */
export function sampleEmail(language: Language): EmailData {
  const { childName, bookTitle } = PEOPLE[language];
  const baseUrl = `https://shop.example.com/IL/${language}`;
  const timeZone = 'Asia/Jerusalem';
  const draft = {
    childName,
    gender: 'girl',
    bookTitle,
    deletedOn: new Date('2026-12-21T12:00:00Z'),
    timeZone,
    linkDays: 7,
    closeUrl: `${baseUrl}/resume#close:4f2a`,
    deletePhotoUrl: `${baseUrl}/delete-photo#4f2a.x`,
  } as const;
  const printedBook = {
    childName,
    bookTitle,
    orderNumber: '7K3MA90Q',
    orderUrl: `${baseUrl}/confirm/1`,
    editUrl: `${baseUrl}/editor/1`,
    giftCardUrl: `${baseUrl}/order-confirmation/1`,
    hasDigital: true,
    dispatchBy: new Date('2026-12-02T12:00:00Z'),
    replacedDispatchBy: new Date('2026-11-29T12:00:00Z'),
    needed: {
      by: new Date('2026-12-24T00:00:00Z'),
      confirmBy: new Date('2026-12-04T12:00:00Z'),
      latest: new Date('2026-12-28T12:00:00Z'),
      confirmed: false,
    },
    timeZone,
    total: '₪99',
    tracking: { carrier: 'Post', trackingNumber: 'RR123456789IL' },
  };
  const classMail = {
    kindergartenName: childName,
    books: 12,
    ordered: 14,
    orderNumber: '7K3MA90Q',
    format: 'printed' as const,
    delivery: 'standard' as const,
    lines: [{ label: bookTitle, amount: '₪900' }],
    total: '₪1,000',
    paidAt: new Date('2026-11-21T09:00:00Z'),
    timeZone,
    deliveryBusinessDays: 14,
    dispatchBy: new Date('2026-12-10T12:00:00Z'),
    classUrl: `${baseUrl}/kindergarten/1`,
  };
  const companyMail = {
    companyName: childName,
    count: 12,
    ordered: 14,
    closesAt: new Date('2026-12-10T12:00:00Z'),
    dispatchBy: null,
    planned: 15,
    timeZone,
    pdfDays: 30,
    linkUrl: `${baseUrl}/company/4f2a`,
    url: `${baseUrl}/company/dashboard`,
  };
  const giftNotice = { childName, bookTitle, recipientName: childName, orderUrl: `${baseUrl}/order-confirmation/1` };
  const stored = { books: 3, photos: 1, pictures: 42, files: 4, orders: 2, years: 7 };
  const receipt = { number: 'K7QM2ZP4XA', receiptUrl: `${baseUrl}/deletion-receipt#photo.x` };
  return {
    bookReady: {
      childName,
      bookTitle,
      file: {
        downloadUrl: `${baseUrl}/download/4f2a?from=mail&kind=pdf`,
        linkDays: 7,
        availableUntil: new Date('2026-11-28T09:00:00Z'),
        timeZone,
        anotherUrl: `${baseUrl}/order-confirmation/1#another-story`,
      },
      myBooksUrl: `${baseUrl}/my-books`,
      coupon: { code: '7K3MA90Q', percentOff: 10, endsAt: new Date('2026-11-22T22:00:00Z'), timeZone },
    },
    orderPaid: {
      childName,
      orderNumber: '7K3MA90Q',
      format: 'combo',
      lines: [
        { label: bookTitle, amount: '₪39' },
        { label: 'Upgrade', amount: '₪69' },
      ],
      total: '₪108',
      paidAt: new Date('2026-11-21T22:30:00Z'),
      timeZone,
      confirmUrl: `${baseUrl}/my-books#mail:4f2a`,
      nextUrl: `${baseUrl}/order-confirmation/1`,
      editUrl: `${baseUrl}/editor/1`,
      laterUrl: `${baseUrl}/confirm/1#later`,
      gift: {
        recipientName: childName,
        mail: { at: new Date('2026-12-24T16:30:00Z') },
        parcel: { leavesOn: new Date('2026-12-21T12:00:00Z') },
      },
      shippingBusinessDays: 7,
    },
    friendOrdered: {
      code: '4F2AX7TQ',
      endsAt: new Date('2027-11-22T22:00:00Z'),
      timeZone,
      booksUrl: `${baseUrl}/books`,
    },
    orderRefunded: { childName, bookTitle, orderNumber: 'G-10427', total: '₪39' },
    ...(Object.fromEntries(PRINTED_KINDS.map((kind) => [kind, printedBook])) as Record<
      PrintedKind,
      typeof printedBook
    >),
    paymentRefunded: {
      orderNumber: '7K3MA90Q',
      amount: '₪10',
      paid: '₪39',
      reason: 'duplicate',
      myBooksUrl: `${baseUrl}/my-books`,
    },
    bookDelayed: {
      childName,
      bookTitle,
      orderNumber: '7K3MA90Q',
      total: '₪39',
      refundOn: new Date('2026-11-23T12:00:00Z'),
      timeZone,
      orderUrl: `${baseUrl}/order-confirmation/1`,
    },
    heroReady: { ...draft, heroUrl: `${baseUrl}/resume#4f2a` },
    previewReady: { ...draft, previewUrl: `${baseUrl}/resume#4f2a` },
    draftSaved: { ...draft, resumeUrl: `${baseUrl}/resume#4f2a`, reminderDays: 3 },
    draftReminder: {
      ...draft,
      resumeUrl: `${baseUrl}/resume#4f2a`,
      stopUrl: `${baseUrl}/stop-reminders#letter:1.x`,
      isMarketing: false,
    },
    accountInactive: {
      ...stored,
      months: 24,
      deletesOn: new Date('2026-12-24T12:00:00Z'),
      timeZone,
      rewards: true,
      myBooksUrl: `${baseUrl}/my-books`,
    },
    dataDeleted: { ...stored, inactiveMonths: null, printHouses: ['lulu', 'manual'], ...receipt },
    photoDeleted: { at: new Date('2026-11-24T12:00:00Z'), timeZone, ...receipt },
    printJob: {
      orderNumber: '7K3MA90Q',
      bookTitle,
      dispatchBy: new Date('2026-12-02T12:00:00Z'),
      jobUrl: 'https://shop.example.com/api/print-jobs/1.x',
    },
    giftBook: {
      childName,
      bookTitle,
      recipientName: childName,
      senderName: childName,
      message: `${bookTitle}\n${childName}`,
      giftUrl: `${baseUrl}/gift/1-x`,
      availableUntil: new Date('2026-11-28T12:00:00Z'),
      timeZone,
    },
    giftToReview: { ...giftNotice, sendAt: new Date('2026-12-24T07:00:00Z'), timeZone },
    giftSent: giftNotice,
    giftReturned: giftNotice,
    classOrdered: classMail,
    classReady: classMail,
    classReminder: classMail,
    classApproved: classMail,
    classDelayed: classMail,
    classShipped: classMail,
    classAtPickup: classMail,
    classBookLeft: classMail,
    classCancelled: classMail,
    companyOpened: companyMail,
    companyClosed: companyMail,
    companyPaid: companyMail,
    companyToApprove: companyMail,
    companyMade: companyMail,
    companyShipped: companyMail,
    companyBookLeft: companyMail,
    companyApproved: companyMail,
    companyQuote: companyMail,
    companyNearlyFull: companyMail,
    employeeOrdered: companyMail,
    employeeBookReady: companyMail,
    supportRequest: {
      reference: '4F2A91C3',
      topic: bookTitle,
      description: `${bookTitle}\n\n${childName}`,
      email: 'parent@example.com',
      phone: '+972501234567',
      orderNumber: '7K3MA90Q',
      answerIn: childName,
      suspicious: false,
    },
    supportReceived: { reference: '4F2A91C3', topic: bookTitle },
    offerOpen: {
      partner: childName,
      percentOff: 15,
      bookTitle,
      lastDay: new Date('2026-12-12T12:00:00Z'),
      timeZone,
      offerUrl: `${baseUrl}/roladin`,
      unsubscribeUrl: `${baseUrl}/roladin#forget=3f0f6a52-7f0e-4d52-9a41-0d5a3a4e9b10`,
    },
    bookOut: {
      bookTitle,
      bookUrl: `${baseUrl}/books/10014`,
      unsubscribeUrl: `${baseUrl}/books/10014#forget-alert=3f0f6a52-7f0e-4d52-9a41-0d5a3a4e9b10`,
    },
  };
}
