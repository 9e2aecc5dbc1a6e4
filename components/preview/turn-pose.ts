/** How a moving part of the book stands when so much of the turn is done, 0 to 1; CSS transforms. */

/** A leaf hinged on the spine: from lying on its page to lying on the other side. */
export const leafPose = (turned: number, direction: 'rtl' | 'ltr'): string =>
  `perspective(2300px) rotateY(${-180 * turned * (direction === 'rtl' ? -1 : 1)}deg)`;

/** A book that lies closed in the middle of the table and moves aside as it opens. `shift`: px from open to closed. */
export const slidePose = (turned: number, shift: { readonly x: number; readonly y: number }): string =>
  `translate(${shift.x * (1 - turned)}px, ${shift.y * (1 - turned)}px)`;
