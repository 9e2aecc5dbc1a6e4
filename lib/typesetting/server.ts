export { coverTone } from './cover-tone';
export { coverFaceFolder } from './faces';
export { setPageCard } from './page-card';
export { pageFits } from './page-fit';
export { type PrintCode, type PrintFiles, setPrintFiles } from './set-print-files';
export { setReadingPdf, type TypesettingCode } from './set-reading-pdf';
export { SOCIAL_SIZE, setSocialCard } from './social-card';
