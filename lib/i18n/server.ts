export { formatLocale, translator } from './translator';
