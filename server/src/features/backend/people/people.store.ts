import type { PersonState } from '@tandem/contract/backend/people'
import type { AccountType } from '@tandem/contract/endpoint'
import { and, desc, eq, ilike, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import { account, searchedOf } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'

export type PeopleFilter = {
  words: string[]
  type: AccountType | undefined
  state: PersonState | undefined
}

type Part = { after: string | null; limit: number }

/**
 * The newest first, after the last one seen. By name and address, and by the company's name: each by its own index and no
 * longer than needed, which one condition for both could not be.
 */
export async function findPeopleIds(db: Db, filter: PeopleFilter, part: Part): Promise<string[]> {
  const { words, type, state } = filter
  const among = and(isOfType(type), isInState(state), part.after ? lt(account.id, part.after) : undefined)
  const searched = searchedOf(account)
  const byThemselves = await db
    .select({ id: account.id })
    .from(account)
    .where(and(among, ...words.map((word) => ilike(searched, contains(word)))))
    .orderBy(desc(account.id))
    .limit(part.limit)
  const byCompany = words.length === 0 ? [] : await findByCompany(db, words, { ...part, among })
  const ids = new Set([...byThemselves, ...byCompany].map(({ id }) => id))
  return [...ids].toSorted().toReversed().slice(0, part.limit)
}

async function findByCompany(db: Db, words: string[], { among, limit }: Part & { among: SQL | undefined }) {
  const companies = await db
    .select({ id: company.id })
    .from(company)
    .where(and(...words.map((word) => ilike(company.name, contains(word)))))
  if (companies.length === 0) return []
  const isOfThem = inArray(
    organisationPerson.companyId,
    companies.map(({ id }) => id),
  )
  return db
    .select({ id: account.id })
    .from(organisationPerson)
    .innerJoin(account, eq(account.id, organisationPerson.accountId))
    .where(and(isOfThem, among))
    .orderBy(desc(account.id))
    .limit(limit)
}

export async function findPeople(db: Db, accountIds: string[]) {
  return db
    .select({ account, company: { id: company.id, name: company.name } })
    .from(account)
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .leftJoin(company, eq(company.id, organisationPerson.companyId))
    .where(inArray(account.id, accountIds))
    .orderBy(desc(account.id))
}

const isOfType = (type: AccountType | undefined): SQL | undefined =>
  type === undefined ? undefined : eq(account.type, type)

function isInState(state: PersonState | undefined): SQL | undefined {
  switch (state) {
    case 'unconfirmed':
      return isNull(account.confirmedAt)
    case 'locked':
      return isNotNull(account.lockedAt)
    case 'hidden':
      return isNotNull(account.hiddenAt)
    case 'leaving':
      return isNotNull(account.deletionDueAt)
    case undefined:
      return undefined
  }
}

const contains = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
