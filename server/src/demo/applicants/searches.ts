import type { savedSearch, savedSearchHit } from '#features/saved-searches/saved-searches.schema.ts'
import { daysBefore, startYears } from '../base/days.ts'
import { demoId } from '../base/demo-id.ts'
import type { Scene } from '../base/scene.ts'
import type { DemoCompany } from '../companies/companies.ts'
import { demoLogins } from '../demo-logins.ts'
import type { DemoOffer } from '../offers/offers.ts'
import type { AccountRow } from '../people/accounts.ts'
import type { DemoApplicant } from './applicant.ts'

type SavedSearchRow = typeof savedSearch.$inferInsert & { id: string }
export type DemoSearch = { row: SavedSearchRow; hits: (typeof savedSearchHit.$inferInsert)[] }
type Parts = { applicants: DemoApplicant[]; companies: DemoCompany[]; offers: DemoOffer[] }

/** Wirtschaftsinformatik, and Informatik. */
const [business, computing] = [36, 58]
const goodGrade = 2.5
const dayMs = 24 * 60 * 60 * 1000

/** Of the people whom visitors play; some of what they find came after their last look. */
export function buildSearches(scene: Scene, parts: Parts): DemoSearch[] {
  return [...ofLena(scene, parts), ...ofCompany(scene, parts)]
}

function ofLena({ now }: Scene, { applicants, offers }: Parts): DemoSearch[] {
  const lena = applicants.find(({ account }) => account.email === demoLogins.applicant.email)
  if (!lena) return []
  const year = startYears(now).find(({ begun }) => !begun)?.year ?? now.getUTCFullYear() + 1
  const isFitting = ({ row, interest, years }: DemoOffer) =>
    row.status === 'published' && interest.id === business && years.some((each) => each.year === year)
  const newest = offers.filter(isFitting).toSorted((a, b) => at(b.row.publishedAt) - at(a.row.publishedAt))
  return [
    search(now, 0, lena.account, {
      kind: 'offers',
      name: `Wirtschaftsinformatik ab ${year}`,
      criteria: { studyInterests: [String(business)], desiredStudyYears: [year] },
      notificationInterval: 'daily',
      found: newest.slice(0, 3).map(({ row }) => row.id),
    }),
    search(now, 1, lena.account, {
      kind: 'companies',
      name: 'Wer bildet in Informatik aus?',
      criteria: { studyInterests: [String(computing)] },
      notificationInterval: 'weekly',
      paused: true,
      found: [],
    }),
  ]
}

function ofCompany({ now }: Scene, { applicants, companies }: Parts): DemoSearch[] {
  const persons = companies.flatMap((company) => company.persons.map((person) => ({ company, person })))
  const demo = persons.find(({ person }) => person.account?.email === demoLogins.company.email)
  if (!demo?.person.account) return []
  const isFitting = ({ visibility, profile }: DemoApplicant) =>
    visibility !== 'hidden' &&
    profile.grade <= goodGrade &&
    profile.interests.some(({ id }) => id === business)
  const newest = applicants.filter(isFitting).toSorted((a, b) => at(b.row.createdAt) - at(a.row.createdAt))
  return [
    search(now, 2, demo.person.account, {
      kind: 'applicants',
      name: 'Wirtschaftsinformatik bis 2,5',
      criteria: { studyInterests: [String(business)], grade: goodGrade },
      notificationInterval: 'weekly',
      companyId: demo.company.row.id,
      found: newest.slice(0, 4).map(({ row }) => row.id),
    }),
  ]
}

type Saved = Pick<
  SavedSearchRow,
  'kind' | 'name' | 'criteria' | 'notificationInterval' | 'paused' | 'companyId'
>

function search(
  now: Date,
  number: number,
  account: AccountRow,
  { found, paused = false, companyId = null, ...saved }: Saved & { found: string[] },
): DemoSearch {
  const id = demoId('search', number)
  const [savedAt, lookedAt, foundAt] = [daysBefore(now, 20), daysBefore(now, 3), daysBefore(now, 1)]
  const createdAt = new Date(Math.max(savedAt.getTime(), account.createdAt.getTime() + dayMs))
  const times = { lastRunAt: lookedAt, knownUntil: lookedAt, newSince: lookedAt, updatedAt: createdAt }
  return {
    row: { id, accountId: account.id, companyId, ...saved, paused, createdAt, ...times },
    hits: found.map((recordId) => ({ savedSearchId: id, recordId, foundAt, notifiedAt: foundAt })),
  }
}

const at = (date: Date | null): number => date?.getTime() ?? 0
