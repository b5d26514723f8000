import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { bookmark } from '#features/bookmarks/bookmarks.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { savedSearch } from '#features/saved-searches/saved-searches.schema.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import type { Context } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { setting } from '#platform/settings/settings.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sendDueAlerts } from '../alerts/send-due-alerts.ts'
import type { SavedSearchKind } from '../codec/saved-search-codec.ts'
import { openSavedSearch } from '../open-saved-search.ts'
import { ownerOf } from '../owners/owner.ts'
import { findWithOwners } from '../owners/owners.store.ts'
import { runIncrementalMatching } from '../saved-searches.testing.ts'
import { matchRecords } from './match-records.ts'

let app: TestApp
let ctx: Context
/** By kind, in an order that is none of a list. */
const records: Record<SavedSearchKind, string[]> = { applicants: [], offers: [], companies: [] }
const savedSearches: { id: string; kind: SavedSearchKind }[] = []

beforeAll(async () => {
  app = await startTestApp()
  ctx = app.context()
  app.clock.set('2026-11-18T09:00:00Z')
  await app.db.insert(setting).values({
    key: 'company.studyOffersVisibility',
    value: 'published-only-to-matching',
    updatedAt: app.clock(),
  })
  const owners = await addOwners()
  for (const { kinds, ...owner } of owners) {
    for (const kind of kinds) {
      for (const criteria of [...criteriaOf.all, ...criteriaOf[kind]]) {
        savedSearches.push({ id: await addSavedSearch({ ...owner, kind, criteria }), kind })
      }
    }
  }
  await runIncrementalMatching(app)
  app.clock.advance(60_000)
  await addRecords(owners)
})
afterAll(() => app.stop())

test('many searches of several kinds and owners find together what each finds on its own', async () => {
  const asked = new Map(savedSearches.map(({ id, kind }) => [id, records[kind]]))
  const together = await matchRecords(ctx, asked)
  const alone = await findAlone()
  expect(together).toEqual(alone)
  const answers = new Set([...alone.values()].map((ids) => JSON.stringify(ids)))
  expect(answers.size, 'they differ').toBeGreaterThan(12)
})

test('nor does it matter of how few each is asked, or how few are loaded at once', async () => {
  const alone = await findAlone()
  for (const left of [0, 1, 2, 3, 4]) {
    const asked = new Map(
      savedSearches.map(({ id, kind }, index) => [
        id,
        records[kind].filter((_, n) => (n + index + left) % 5 > 1),
      ]),
    )
    const expected = [...alone].map(([id, ids]) => [id, asked.get(id)?.filter((each) => ids.includes(each))])
    expect([...(await matchRecords(ctx, asked, 1))].toSorted()).toEqual(expected.toSorted())
  }
})

test('all hits are stored once, and mailed once by two processes at once, in batches however small', async () => {
  await runIncrementalMatching(app)
  const expected = await findAlone()
  expect(await readHits()).toEqual(sorted(expected))

  const gone = records.offers[0]
  await app.db.update(offer).set({ status: 'closed' }).where(sql`id = ${gone}`)
  const left = await findAlone()
  app.clock.set('2026-11-19T06:00:00Z')
  await Promise.all([sendAllAlerts(), sendAllAlerts()])
  expect(await readHits()).toEqual(sorted(left))
  const { rows } = await app.db.execute<{ id: string; count: number }>(sql`
    select data->>'savedSearchId' as id, jsonb_array_length(data->'recordIds') + (data->>'more')::int as count
    from pgboss.job where name = 'send-search-hits-mail' order by id`)
  const mails = [...left].flatMap(([id, ids]) => (ids.length > 0 ? { id, count: ids.length } : []))
  expect(rows).toEqual(mails.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
})

async function sendAllAlerts(): Promise<void> {
  let batch: Parameters<typeof sendDueAlerts>[1] | null = { interval: 'daily', after: '' }
  while (batch) batch = await sendDueAlerts(ctx, batch, { savedSearches: 7, hits: 12 })
}

/** As its list shows it, which knows nothing of other searches. */
async function findAlone(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const kindOf = new Map(savedSearches.map(({ id, kind }) => [id, kind]))
  for (const owned of await findWithOwners(app.db, [...kindOf.keys()])) {
    const owner = ownerOf(owned)
    const listed = owner ? await (await openSavedSearch(ctx, owner, owned.savedSearch)).newest(100) : []
    found.set(
      owned.savedSearch.id,
      records[owned.savedSearch.kind].filter((id) => listed.includes(id)),
    )
  }
  return found
}

async function readHits() {
  const { rows } = await app.db.execute<{ id: string; records: string[] }>(sql`
    select p.id, array_remove(array_agg(record_id order by record_id), null) as records
    from search_pattern p left join search_pattern_hit h on h.pattern_id = p.id group by p.id`)
  return sorted(new Map(rows.map(({ id, records }) => [id, records])))
}

const sorted = (hits: ReadonlyMap<string, string[]>) =>
  Object.fromEntries([...hits].map(([id, ids]) => [id, ids.toSorted()]))

const courses = { studyInterests: ['36'] }
const criteriaOf: Record<SavedSearchKind | 'all', object[]> = {
  all: [
    courses,
    { ...courses, desiredStudyYears: [2028] },
    { studyInterests: ['1', '41'], text: 'wirtschft' },
    { studyInterests: ['36', '1'], excludeBookmarks: true },
    { places: [{ place: '999999', radius: 50 }] },
  ],
  applicants: [{ ...courses, grade: 2 }, { languages: ['en~independent'] }],
  offers: [{ finds: 'offers' }, { finds: 'offers', companyName: 'Beta' }],
  companies: [
    { ...courses, finds: 'companies', companyName: 'Beta' },
    { finds: 'companies', includeOccupiedCompanies: false },
  ],
}

type Owner = { accountId: string; companyId: string | null; applicantId?: string }

async function addOwners(): Promise<(Owner & { kinds: SavedSearchKind[] })[]> {
  const seekers = [await app.applicant(), await app.applicant(), await app.applicant()]
  const companies = [
    await app.company({ name: 'Acme' }),
    await app.company({ name: 'Beta' }),
    await app.company({ name: 'Gamma', confirmed: false }),
  ]
  const admin = await app.admin()
  return [
    ...seekers.map((each) => ({
      ...each,
      companyId: null,
      kinds: ['offers' as const, 'companies' as const],
    })),
    ...[...companies, { ...admin, companyId: null }].map((each) => ({
      ...each,
      kinds: ['applicants' as const],
    })),
  ]
}

async function addSavedSearch({
  accountId,
  companyId,
  kind,
  criteria,
}: Owner & { kind: SavedSearchKind; criteria: object }) {
  const id = newId()
  const row = { id, accountId, companyId, kind, name: 'Suche', criteria: { ...criteria } }
  await app.db.insert(savedSearch).values({ ...row, notificationInterval: 'daily' })
  return id
}

/** Two of the seekers look for a course; one company is blocked; one owner of each kind has bookmarks. */
async function addRecords([first, second, third, acme, beta]: Owner[]): Promise<void> {
  const companyIds = [acme, beta].flatMap((each) => each?.companyId ?? [])
  for (const [companyId, years] of companyIds.flatMap(
    (id) =>
      [
        [id, [2027]],
        [id, [2027, 2028]],
      ] as const,
  )) {
    for (const studyInterestId of [1, 36, 41]) {
      const taken = studyInterestId === 41 ? 1 : 0
      const offered = years.map((year) => ({ year, total: 1, taken }))
      records.offers.push((await app.offer({ companyId }, { studyInterestId, years: offered })).id)
    }
  }
  records.companies.push(...companyIds)
  for (const [number, owner] of [first, second, third].entries()) {
    const applicantId = owner?.applicantId ?? ''
    await insertProfile(app.db, { applicantId }, profiles[number])
    records.applicants.push(applicantId)
  }
  const [anOffer = '', , , another = ''] = records.offers
  const [aPerson = '', blocking = ''] = records.applicants
  await app.db.insert(applicantCompanyBlock).values({ applicantId: blocking, companyId: companyIds[0] ?? '' })
  const marks = [
    { accountId: first?.accountId ?? '', recordType: 'offer', recordId: anOffer },
    { accountId: second?.accountId ?? '', recordType: 'offer', recordId: another },
    { accountId: second?.accountId ?? '', recordType: 'company', recordId: companyIds[1] ?? '' },
    { accountId: beta?.accountId ?? '', recordType: 'applicant', recordId: aPerson },
  ]
  await app.db.insert(bookmark).values(marks.map((mark) => ({ id: newId(), ...mark })))
}

const profiles = [
  { interests: [36], grade: 1.5, languages: [['en', 5]] as [string, number][] },
  { interests: [1, 36], grade: 2.5, desiredYears: [2028] },
  { interests: [1], title: 'Wirtschaftsinformatik', grade: 1.8 },
]
