import type { ContactLocation } from '@tandem/contract/pages/contact'

export const lineOf = ({ street, postalCode, town }: ContactLocation): string =>
  [street, `${postalCode} ${town}`.trim()].filter(Boolean).join(', ')

/** The number stands in the list, too. */
export const pointOf = ({ id, name, town, latitude, longitude }: ContactLocation, index = 0) => ({
  ...{ id, mark: String(index + 1), town, name, latitude, longitude },
})

/** The reader fills in the start there; nothing is loaded from that host before. */
export const routeTo = ({ latitude, longitude }: ContactLocation): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`

/** Streets, which our own map does not draw. */
export const streetsAround = ({ latitude, longitude }: ContactLocation, zoom: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
