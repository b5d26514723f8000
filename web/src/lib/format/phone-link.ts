/** The address that calls a number as people write it; `(0)` after a country's code is not dialled. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/(^\+\d+) ?\(0\)|[^+\d]/g, '$1')}`
