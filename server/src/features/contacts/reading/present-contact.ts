import type { Contact, PersonProfile } from '@tandem/contract/contacts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { type Belonging, mayMessageContact, mayReadContact } from '../contacts.rules.ts'
import type { PersonRow } from '../persons.store.ts'

/** Null for whoever may not see the person. */
export function presentContact({ locale }: Context, viewer: Viewer, row: PersonRow): Contact | null {
  const belonging = belongingOf(row)
  if (!mayReadContact(viewer, belonging)) return null
  const { id, firstName, lastName, roleDe, roleEn, mail, phone, imageFileId } = row.person
  return {
    ...{ id, firstName, lastName },
    role: (locale === 'en' && roleEn) || roleDe,
    mail: mail || null,
    phone: phone || null,
    hasImage: imageFileId !== null,
    organisation: organisationOf(row),
    can: {
      message: mayMessageContact(viewer, { ...belonging, isRead: row.isRead }),
      edit: isOwn(viewer, id),
    },
  }
}

const belongingOf = ({ person, company, isShown }: PersonRow): Belonging => ({
  companyId: person.companyId,
  companyStatus: company?.status ?? null,
  isShown,
})

export function organisationOf({ company, location }: PersonRow): PersonProfile['organisation'] {
  if (company) return { type: 'company', id: company.id, name: company.name, town: company.town }
  if (!location) throw new Error('A contact belongs to no organisation')
  return { type: 'institution_location', ...location }
}

const isOwn = (viewer: Viewer, personId: string): boolean =>
  viewer.type !== 'applicant' && viewer.organisationPersonId === personId
