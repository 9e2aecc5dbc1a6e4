/** CSS transforms of the moving parts; `turned` is the progress of the turn, 0 to 1. */

/** A page that rotates around the spine to the other side. */
export const pageTransform = (turned: number, direction: 'rtl' | 'ltr'): string =>
  `perspective(2300px) rotateY(${-180 * turned * (direction === 'rtl' ? -1 : 1)}deg)`;

/** The closed book in the middle moves aside as it opens. `shift` is the offset in px from open to closed. */
export const bookTransform = (turned: number, shift: { readonly x: number; readonly y: number }): string =>
  `translate(${shift.x * (1 - turned)}px, ${shift.y * (1 - turned)}px)`;
