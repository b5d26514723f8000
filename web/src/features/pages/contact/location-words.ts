import type { ContactLocation } from '@tandem/contract/pages/contact'
import { paths, type ScreenPath } from '@tandem/contract/paths'

/** Of the contact page with a location chosen, or none. */
export const locationPath = (id: string | undefined): ScreenPath =>
  id ? paths.contactLocation({ locationId: id }) : paths.contactUs()

export const lineOf = ({ street, postalCode, town }: ContactLocation): string =>
  [street, `${postalCode} ${town}`.trim()].filter(Boolean).join(', ')

type Coordinates = Pick<ContactLocation, 'latitude' | 'longitude'>

/** The reader fills in the start there; nothing is loaded from that host before. */
export const routeTo = ({ latitude, longitude }: Coordinates): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`

/** Streets, which our own map does not draw. */
export const streetsAround = ({ latitude, longitude }: Coordinates, zoom: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
