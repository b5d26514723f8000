import type { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { cell, type Line, parseLines, readReferenceFile } from '#features/reference/read-reference-file.ts'
import { drawPhone } from '../base/addresses.ts'
import { pairs } from '../base/blocks.ts'
import { daysBefore } from '../base/days.ts'
import { demoId } from '../base/demo-id.ts'
import { randomOf } from '../base/random.ts'
import type { Scene } from '../base/scene.ts'
import { slug } from '../base/text.ts'
import { demoLogins } from '../demo-logins.ts'
import { type AccountRow, buildAccount } from '../people/accounts.ts'
import { drawAdult, type Gender } from '../people/adult-names.ts'

export type LocationRow = typeof institutionLocation.$inferInsert
type ContactRow = typeof organisationPerson.$inferInsert & { id: string; mail: string; createdAt: Date }
export type SupportContact = { gender: Gender; row: ContactRow }

const roles = pairs(`
Studienberatung
Student advisory service

Zulassung und Einschreibung
Admissions and enrolment

Betreuung dualer Partner
Partner company support
`)

/** The sites are real, the people are invented. */
export async function readInstitutionLocations(): Promise<LocationRow[]> {
  return parseLines(await readReferenceFile('institution_locations.csv'), { demo: true }).map(toLocation)
}

/** The first of each location has an account; at the last one nobody has, so that it is reached by mail alone. */
export function buildSupportContacts({ locations, now }: Scene): SupportContact[] {
  return locations.flatMap((location, number) => {
    const random = randomOf('support-contacts', location.key)
    const createdAt = daysBefore(now, 300)
    return random.sample(roles, random.int(1, 2)).map(([roleDe, roleEn], index) => {
      const { gender, firstName, lastName } = drawAdult(random)
      const row = {
        id: demoId('support-contact', number * 2 + index),
        institutionLocationKey: location.key,
        accountId: index === 0 && number < locations.length - 1 ? demoId('adviser', number) : null,
        firstName,
        lastName,
        roleDe,
        roleEn,
        mail: `${slug(firstName)}.${slug(lastName)}.${location.key}@example.org`,
        phone: drawPhone(random),
        createdAt,
        updatedAt: createdAt,
      }
      return { gender, row }
    })
  })
}

/** They read what is written to their location. */
export function buildAdvisers(scene: Scene, contacts: SupportContact[]): AccountRow[] {
  return contacts.flatMap(({ row: { accountId, firstName, lastName, mail, createdAt } }, number) =>
    accountId
      ? buildAccount(scene, randomOf('adviser', accountId), {
          id: accountId,
          type: 'admin',
          email: number === 0 ? demoLogins.secondAdmin.email : mail,
          firstName,
          lastName,
          // One of them helps in the back office.
          permissions: number === 0 ? ['backend'] : [],
          createdAt,
        })
      : [],
  )
}

function toLocation(line: Line): LocationRow {
  return {
    key: cell(line, 'key'),
    name: cell(line, 'name'),
    town: cell(line, 'town'),
    postalCode: cell(line, 'plz'),
    role: cell(line, 'role'),
    mail: `${cell(line, 'key')}@example.org`,
    phone: drawPhone(randomOf('institution-location', cell(line, 'key'))),
    hoursDe: 'Montag bis Freitag, 9 bis 16 Uhr',
    hoursEn: 'Monday to Friday, 9 am to 4 pm',
    latitude: Number(cell(line, 'lat')),
    longitude: Number(cell(line, 'lon')),
  }
}
