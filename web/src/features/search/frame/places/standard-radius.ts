/** Kilometres, where nobody chose any. */
export const standardRadius = 20
