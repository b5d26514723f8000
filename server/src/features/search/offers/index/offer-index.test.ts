import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { offer, offerLocation, offerQualification, offerYear } from '#features/offers/offers.schema.ts'
import { qualification, studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { offerEntry } from './offer-index.schema.ts'

let app: TestApp
let companies: string[]
let accounts: string[]
let interests: number[]
let qualifications: string[]

beforeAll(async () => {
  app = await startTestApp()
  const made = [await app.company({ name: 'Eins' }), await app.company({ name: 'Zwei', confirmed: false })]
  companies = made.map(({ companyId }) => companyId)
  accounts = made.map(({ accountId }) => accountId)
  interests = (await app.db.select({ id: studyInterest.id }).from(studyInterest).limit(4)).map(({ id }) => id)
  qualifications = (await app.db.select({ key: qualification.key }).from(qualification)).map(({ key }) => key)
})
afterAll(() => app.stop())

test('after any history the index is what a rebuild would make, and what has changed has another version', async () => {
  const known = new Map<string, string>()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 5 }), async (transactions) => {
      for (const changes of transactions) {
        await app.db.transaction(async (tx) => {
          for (const change of changes) await apply(tx, change)
        })
        expect(await differences()).toEqual([])
        for (const { version, matchable } of await versions()) {
          expect(matchable).toBe(known.get(version) ?? matchable)
          known.set(version, matchable)
        }
      }
    }),
    { numRuns: 40 },
  )
  // Whatever came before, there is something to be found.
  await app.db.update(company).set({ status: 'confirmed' })
  await app.db.update(account).set({ hiddenAt: null })
  for (const title of ['Eins', 'Zwei', 'Drei']) await publish(app.db, nth(companies, 0), title)
  expect(await app.db.$count(offerEntry)).toBeGreaterThan(2)
  expect(await differences()).toEqual([])
})

test('the words of texts are known, and nothing is left to do', async () => {
  const stems = sql`select unnest(tsvector_to_array(words)) as stem from offer_entry_text`
  const { rows } = await app.db.execute(sql`
    select stem from (${stems}) found where not exists (
      select from search_word known where known.vocabulary = 'offer' and known.stem = found.stem)`)
  expect(rows).toEqual([])
  expect((await app.db.execute(sql`select * from search_dirty`)).rows).toEqual([])
})

const pick = fc.nat(1000)
const change = fc.oneof(
  // Often enough that there are several at once.
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('publish' as const),
      at: pick,
      title: fc.string({ maxLength: 30 }),
    }),
  },
  fc.record({ kind: fc.constant('rename' as const), at: pick, title: fc.lorem({ maxCount: 3 }) }),
  fc.record({
    kind: fc.constant('status' as const),
    at: pick,
    status: fc.constantFrom('draft', 'published', 'closed'),
  }),
  fc.record({
    kind: fc.constant('year' as const),
    at: pick,
    year: fc.constantFrom(2027, 2028),
    taken: fc.nat(2),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    at: pick,
    latitude: fc.double({ min: 47, max: 55, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('accept' as const), at: pick, which: pick }),
  fc.record({ kind: fc.constant('course' as const), at: pick, which: pick }),
  fc.record({ kind: fc.constant('remove' as const), at: pick }),
  fc.record({
    kind: fc.constant('company' as const),
    at: pick,
    status: fc.constantFrom('pending', 'confirmed', 'closed'),
    name: fc.lorem({ maxCount: 2 }),
  }),
  fc.record({ kind: fc.constant('account' as const), at: pick, isHidden: fc.boolean() }),
  fc.record({ kind: fc.constant('reference' as const), at: pick, name: fc.lorem({ maxCount: 2 }) }),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

async function apply(tx: Db, change: Change): Promise<void> {
  const rows = await tx.select({ id: offer.id }).from(offer).orderBy(offer.id)
  const id = rows[change.at % Math.max(1, rows.length)]?.id
  const companyId = nth(companies, change.at)
  if (change.kind === 'publish') return publish(tx, companyId, change.title)
  if (change.kind === 'company') {
    const { status, name } = change
    await tx.update(company).set({ status, name }).where(eq(company.id, companyId))
  }
  if (change.kind === 'account') {
    await tx
      .update(account)
      .set({ hiddenAt: change.isHidden ? app.clock() : null })
      .where(eq(account.id, nth(accounts, change.at)))
  }
  if (change.kind === 'reference') {
    await tx
      .update(studyInterest)
      .set({ nameDe: change.name })
      .where(eq(studyInterest.id, nth(interests, change.at)))
  }
  if (id) await applyTo(tx, id, change)
}

async function applyTo(tx: Db, id: string, change: Change): Promise<void> {
  const own = eq(offer.id, id)
  if (change.kind === 'rename') await tx.update(offer).set({ titleEn: change.title }).where(own)
  if (change.kind === 'status') {
    await tx.update(offer).set({ status: change.status, publishedAt: app.clock() }).where(own)
  }
  if (change.kind === 'course') {
    await tx
      .update(offer)
      .set({ studyInterestId: nth(interests, change.which) })
      .where(own)
  }
  if (change.kind === 'move') {
    await tx.update(offerLocation).set({ latitude: change.latitude }).where(eq(offerLocation.offerId, id))
  }
  if (change.kind === 'year') {
    const { year, taken } = change
    await tx.delete(offerYear).where(and(eq(offerYear.offerId, id), eq(offerYear.year, year)))
    await tx.insert(offerYear).values({ offerId: id, year, total: 2, taken })
  }
  if (change.kind === 'accept') {
    const row = { offerId: id, qualificationKey: nth(qualifications, change.which) }
    await tx.insert(offerQualification).values(row).onConflictDoNothing()
  }
  if (change.kind === 'remove') await tx.delete(offer).where(own)
}

async function publish(tx: Db, companyId: string, titleDe: string): Promise<void> {
  const [made] = await tx
    .insert(offer)
    .values({
      companyId,
      titleDe: titleDe.replaceAll('\0', ''),
      status: 'published',
      publishedAt: app.clock(),
    })
    .returning({ id: offer.id })
  if (!made) return
  const place = {
    postalCode: '76133',
    town: 'Karlsruhe',
    latitude: 49,
    longitude: 8.4,
    x: 0.6,
    y: 0.1,
    z: 0.7,
  }
  await tx.insert(offerLocation).values({ offerId: made.id, ...place })
}

/** As the search for companies reads them. */
async function versions() {
  const { rows } = await app.db.execute(sql`
    select p.no || '.' || p.version as version, t.matchable from offer_posting p join offer_entry_text t on t.no = p.no
    where p.interest = 0 and p.place = 0`)
  return rows as { version: string; matchable: string }[]
}

/** Without the numbers of the entries, which only the order of their making decides, and the words that are learned. */
async function differences() {
  const ofOffers = ['offer_entry', 'offer_entry_text', 'offer_posting']
  const tables = [...ofOffers, 'company_entry', 'company_entry_text'].map((name) => {
    const own = ofOffers.includes(name)
      ? sql`- 'no' - 'version' - 'offer_id' - 'cut'`
      : sql`- 'company_id' - 'heard'`
    const [live, rebuilt] = [name, `${name}_source`].map(
      (each) => sql`select to_jsonb(t) ${own} from ${sql.identifier(each)} t`,
    )
    return sql`(${live} except all ${rebuilt}) union all (${rebuilt} except all ${live})`
  })
  return (await app.db.execute(sql.join(tables, sql` union all `))).rows
}

function nth<T>(list: T[], at: number): T {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('The list is empty')
  return found
}
