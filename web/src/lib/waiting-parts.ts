/** Parts as the server has drawn them, whose program is still to come (`served-part.tsx`). */
export const waitingParts = '[data-waiting]'

/** Bubbles from such a part once its program has taken it over. */
export const partDrawn = 'tandem:part-drawn'
