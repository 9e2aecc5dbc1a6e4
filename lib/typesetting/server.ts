export { type ColourCard, type NamedTone, typesetColourCard } from './colour-card';
export { measureCoverTone } from './cover-tone';
export { getCoverFontFolder } from './fonts';
export { renderPageCard } from './page-card';
export { fitsDedication, fitsPage } from './page-fit';
export { renderSocialCard } from './social-card';
export { type PrintErrorCode, type PrintFiles, typesetPrintFiles } from './typeset-print-files';
export { type TypesettingErrorCode, typesetReadingPdf } from './typeset-reading-pdf';
export { type ReceiptInput, typesetReceipt } from './typeset-receipt';
