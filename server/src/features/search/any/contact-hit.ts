import type { SearchHit } from '@tandem/contract/search'
import type { Context } from '#platform/context/context.ts'
import type { Circle } from '../core/circles.ts'
import { distanceTo } from '../offers/distance-to.ts'
import { highlight } from '../text/highlight.ts'
import type { Contact } from './contacts.store.ts'

type Entry = {
  entityType: 'companyContact' | 'supportContact'
  circles: Circle[]
  /** Of the text; null without one. */
  marks: Parameters<typeof highlight>[1] | null
  /** The viewer may begin a thread with those that somebody reads for. */
  can: boolean
}

export function contactHit(
  { locale }: Context,
  contact: Contact,
  { entityType, circles, marks, can }: Entry,
): SearchHit {
  const { id, firstName, lastName, mail, phone, hasImage, isRead, organisation } = contact
  const name = `${firstName} ${lastName}`
  const detail = (locale === 'en' && contact.roleEn) || contact.roleDe
  const { latitude, longitude, town } = organisation
  const located = latitude === null || longitude === null ? [] : [{ latitude, longitude, town }]
  return {
    ...{ id, entityType, name, detail },
    organisation: { id: organisation.id, name: organisation.name, town },
    mail: mail || null,
    phone: phone || null,
    hasImage,
    distance: distanceTo(circles, located),
    highlight: marks ? highlight([name, detail, organisation.name], marks) : '',
    can: { message: can && isRead },
  }
}
