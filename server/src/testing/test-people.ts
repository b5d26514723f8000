import type { Permission } from '@tandem/contract/endpoint'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { offer, offerDocument, offerLocation, offerYear } from '#features/offers/offers.schema.ts'
import { session, sessionToken } from '#features/sessions/sessions.schema.ts'
import { dummyPasswordHash } from '#platform/auth/password.ts'
import { newToken } from '#platform/auth/token.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import { runNamedQuery } from '#platform/db/statements/named-query.ts'

type Name = { firstName?: string; lastName?: string; email?: string }
type CompanyOptions = Name & { name?: string; permissions?: Permission[]; confirmed?: boolean }
type OfferOptions = {
  title?: string
  studyInterestId?: number
  status?: 'draft' | 'published' | 'closed'
  years?: { year: number; total: number; taken?: number }[]
  town?: string
  latitude?: number
  longitude?: number
  requiredDocuments?: string[]
  deadline?: string
  contactId?: string
}

/** People with open sessions, made in the database itself: what a test is about goes through HTTP. */
export function createPeople(db: Db, clock: Clock) {
  /** `more` inserts what else belongs to the account. */
  async function signedIn(
    type: 'applicant' | 'company' | 'admin',
    name: Name,
    permissions: Permission[],
    more: (person: { accountId: string; firstName: string; lastName: string }) => SQLWrapper[] = () => [],
  ) {
    const accountId = newId()
    const now = clock()
    const email = name.email ?? `person-${accountId}@example.org`
    const { firstName = 'Kim', lastName = 'Muster' } = name
    const passwordHash = dummyPasswordHash
    const known = { id: accountId, type, email, firstName, lastName, permissions }
    const sessionId = newId()
    const { token, hash } = newToken()
    const expiresAt = new Date(now.getTime() + 12 * 60 * 60 * 1000)
    await insertTogether(db, [
      db.insert(account).values({ ...known, passwordHash, confirmedAt: now }),
      db.insert(session).values({ id: sessionId, accountId, lastSeenAt: now, expiresAt }),
      db.insert(sessionToken).values({ hash, sessionId }),
      ...more({ accountId, firstName, lastName }),
    ])
    return { accountId, sessionId, token, email, firstName, lastName }
  }

  async function employee(
    companyId: string,
    name: Name,
    permissions: Permission[],
    first: SQLWrapper[] = [],
  ) {
    const organisationPersonId = newId()
    const person = await signedIn('company', name, permissions, (as) => [
      ...first,
      db.insert(organisationPerson).values({ id: organisationPersonId, companyId, ...as }),
    ])
    return { ...person, companyId, organisationPersonId }
  }

  return {
    async applicant(name: Name = {}) {
      const applicantId = newId()
      const person = await signedIn('applicant', name, [], ({ accountId }) => [
        db.insert(applicant).values({ id: applicantId, accountId, gender: 'none' }),
      ])
      return { ...person, applicantId }
    },
    async company({ name = 'Muster GmbH', permissions, confirmed = true, ...person }: CompanyOptions = {}) {
      const companyId = newId()
      const status = confirmed ? 'confirmed' : 'pending'
      const submittedAt = clock()
      const values = { id: companyId, name, status, submittedAt, town: 'Karlsruhe' } as const
      const allowed = permissions ?? ['company-profile-edit', 'company-colleagues-manage']
      return employee(companyId, person, allowed, [db.insert(company).values(values)])
    },
    colleague: (of: { companyId: string }, { permissions = [], ...name }: CompanyOptions = {}) =>
      employee(of.companyId, name, permissions),
    admin: (name: Name = {}, permissions: Permission[] = ['backend']) => signedIn('admin', name, permissions),
    offer: (of: { companyId: string }, options: OfferOptions = {}) =>
      insertOffer(db, clock(), of.companyId, options),
  }
}

/** In one statement that is planned once: one for each row, planned each time, is the most of what people cost. */
const insertTogether = (db: Db, inserts: SQLWrapper[]) =>
  runNamedQuery(
    db,
    sql`with ${sql.join(
      inserts.map((each, at) => sql`${sql.identifier(`insert_${at}`)} as ${each}`),
      sql`, `,
    )} select`,
  )

async function insertOffer(db: Db, now: Date, companyId: string, options: OfferOptions) {
  const { title = 'Wirtschaftsinformatik', status = 'published', studyInterestId = 36, ...rest } = options
  const { years = [{ year: 2027, total: 2 }], requiredDocuments = [], deadline, contactId } = rest
  const { town = 'Karlsruhe', latitude = 49.0083, longitude = 8.3979 } = rest
  const offerId = newId()
  const publishedAt = status === 'draft' ? null : now
  const known = { id: offerId, companyId, status, studyInterestId, publishedAt, deadline, contactId }
  const point = { latitude, longitude, ...toUnitVector({ latitude, longitude }) }
  const documents = requiredDocuments.map((documentTypeKey) => ({ offerId, documentTypeKey }))
  await insertTogether(db, [
    db.insert(offer).values({ ...known, titleDe: title }),
    db.insert(offerYear).values(years.map((year) => ({ offerId, ...year }))),
    db.insert(offerLocation).values({ offerId, postalCode: '76133', town, ...point }),
    ...(documents.length > 0 ? [db.insert(offerDocument).values(documents)] : []),
  ])
  return { id: offerId }
}
