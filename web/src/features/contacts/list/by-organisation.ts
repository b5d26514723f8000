import type { SearchHit } from '@tandem/contract/search'

export type ContactGroup = {
  organisation: NonNullable<SearchHit['organisation']>
  /** Kilometres from the place searched. */
  distance: number | null
  contacts: SearchHit[]
}

/** In the order in which the locations come first; who belongs to none is no contact. */
export function byOrganisation(contacts: readonly SearchHit[]): ContactGroup[] {
  const groups = new Map<string, ContactGroup>()
  for (const contact of contacts) {
    const { organisation, distance } = contact
    if (!organisation) continue
    const group = groups.get(organisation.id)
    if (group) group.contacts.push(contact)
    else groups.set(organisation.id, { organisation, distance, contacts: [contact] })
  }
  return [...groups.values()]
}
