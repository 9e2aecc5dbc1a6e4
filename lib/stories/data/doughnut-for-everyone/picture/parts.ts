export const OUTFIT = 'sweaterAndJeans';
