import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicationLanguage, applicationPlace } from '#features/applications/applications.schema.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { insertProfile } from '../profiles.testing.ts'
import { steps } from './profile-history.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('whatever happens, the index is what building it anew would make of it', async () => {
  let indexed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(steps(completeContent), { minLength: 15, maxLength: 30 }), async (steps) => {
      // Two who can be found, so that something is left when one leaves or hides.
      const people = [await app.applicant(), await app.applicant()]
      const profiles = await Promise.all(people.map((person) => insertProfile(app.db, person)))
      const history = { app, people, profiles }
      for (const step of steps) await step(history)
      const kept = await readIndex()
      indexed += kept.postings.length
      await app.database.pool.query('truncate profile_entry, profile_text, profile_posting')
      await app.database.pool.query('select index_profile(array(select id from applicant))')
      expect(kept).toEqual(await readIndex())
      expect((await app.database.pool.query('select from search_dirty')).rowCount).toBe(0)
      await app.database.pool.query(`delete from account where type = 'applicant'`)
      expect(await readIndex()).toEqual({ entries: [], texts: [], postings: [] })
    }),
    { numRuns: 25 },
  )
  expect(indexed).toBeGreaterThan(50)
})

test('two who change parts of one profile at once leave both in the index', async () => {
  const lena = await app.applicant()
  const id = await insertProfile(app.db, lena, { places: ['karlsruhe'], languages: [['en', 3]] })
  await Promise.all([
    app.db.update(applicationPlace).set({ name: 'Berlin' }).where(eq(applicationPlace.applicationId, id)),
    app.db.update(applicationLanguage).set({ level: 5 }).where(eq(applicationLanguage.applicationId, id)),
    app.db.update(account).set({ lastName: 'Neu' }).where(eq(account.id, lena.accountId)),
  ])
  const { rows } = await app.database.pool.query('select * from profile_entry where application_id = $1', [
    id,
  ])
  expect(JSON.parse(`{${rows[0].card}}`)).toMatchObject({ places: ['Berlin'], name: 'Kim Neu' })
  expect(rows[0].languages).toContain('en5')
})

/** Without the numbers of the entries, which only the order of their making decides. */
async function readIndex() {
  const read = async (statement: string) => (await app.database.pool.query(statement)).rows
  return {
    entries: await read("select (to_jsonb(e) - 'no')::text from profile_entry e order by application_id"),
    texts: await read(
      'select application_id, seeker::text, text, words::text from profile_text join profile_entry using (no) order by application_id',
    ),
    postings: await read(
      `select application_id, (to_jsonb(p) - 'no')::text from profile_posting p join profile_entry using (no)
       order by application_id, interest, place`,
    ),
  }
}
