/** The server allows it from here on and says so by `allowRevalidation`; only the date is reckoned. */
const renewableDaysBefore = 30
const dayMs = 24 * 60 * 60 * 1000

export const endOfLifetime = (daysLeft: number): Date => new Date(Date.now() + daysLeft * dayMs)

export const renewableFrom = (daysLeft: number): Date => endOfLifetime(daysLeft - renewableDaysBefore)
