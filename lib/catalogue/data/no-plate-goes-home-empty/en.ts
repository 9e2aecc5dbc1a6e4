import type { EditionText } from '../../model';

export const en: EditionText = {
  title: 'No Plate Goes Home Empty',
  description:
    'A first fast, as small as a sparrow, and a plate that travels from door to door before sunset: out with qatayef, home with dates. Until it reaches a neighbor who has nothing to give. A story for Ramadan and Eid, best in the hungry hour before supper, about the fullest plate on the street.',
  keywords: [
    'ramadan book',
    'ramadan for kids',
    'eid gift',
    'eid book',
    'first fast',
    'neighbors',
    'sharing',
    'personalized book',
  ],
};
