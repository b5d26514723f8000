/** Kilometres around a place. None is so small that an offer could be traced to one address. */
export const quickRadii = [10, 15, 20, 50, 100, 200] as const
export const standardQuickRadius = 20
