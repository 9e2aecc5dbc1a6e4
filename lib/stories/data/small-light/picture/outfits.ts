export const IN_BED = 'starryPajamas';
export const OUT = 'nightCoat';
