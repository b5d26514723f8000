import { type ApplicationContent, visibilities } from '@tandem/contract/applications/content'
import { createApplication, updateApplication } from '@tandem/contract/applications/drafts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { account } from '#features/accounts/accounts.schema.ts'
import {
  application,
  applicationLanguage,
  applicationPlace,
} from '#features/applications/applications.schema.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import type { TestApp } from '#testing/test-app.ts'
import { insertProfile } from '../profiles.testing.ts'

type Person = Awaited<ReturnType<TestApp['applicant']>>
/** The people and profiles that steps are about; some profiles are gone already. */
export type History = { app: TestApp; people: Person[]; profiles: string[] }
export type Step = (history: History) => Promise<unknown>

const pick = <T>(list: T[], index: number): T | undefined => list[index % Math.max(1, list.length)]
const visibility = fc.constantFrom(...visibilities)
const index = fc.nat({ max: 20 })
const weighted = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary })

/** What may happen to profiles and their owners, through the API and past it: scripts, cascades, the back office. */
export const steps = (content: ApplicationContent): fc.Arbitrary<Step> =>
  fc.oneof(
    weighted(2, fc.constant(register)),
    weighted(4, index.map(begin)),
    weighted(
      8,
      fc
        .tuple(index, visibility, fc.subarray(['36', '1', '3']))
        .map(([at, visibility, studyInterests]) => save(at, { ...content, visibility, studyInterests })),
    ),
    weighted(
      4,
      fc.tuple(index, visibility).map(([at, visibility]) => insert(at, visibility)),
    ),
    weighted(
      2,
      fc.tuple(index, fc.boolean()).map(([at, hide]) => ofPerson(at, { hiddenAt: hide ? new Date() : null })),
    ),
    weighted(
      1,
      index.map((at) => ofPerson(at, { lastName: 'Neu' })),
    ),
    weighted(1, index.map(leave)),
    weighted(
      1,
      index.map((at) => direct(at, ({ db }, id) => db.delete(application).where(eq(application.id, id)))),
    ),
    weighted(
      1,
      index.map((at) =>
        direct(at, ({ db }, id) => db.delete(applicationPlace).where(eq(applicationPlace.applicationId, id))),
      ),
    ),
    weighted(
      1,
      index.map((at) =>
        direct(at, ({ db }, id) =>
          db.update(applicationPlace).set({ name: 'Berlin' }).where(eq(applicationPlace.applicationId, id)),
        ),
      ),
    ),
    weighted(
      1,
      index.map((at) =>
        direct(at, ({ db }, id) =>
          db.update(applicationLanguage).set({ level: 2 }).where(eq(applicationLanguage.applicationId, id)),
        ),
      ),
    ),
    weighted(
      1,
      fc.string().map(
        (nameEn): Step =>
          ({ app }) =>
            app.db
              .update(studyInterest)
              .set({ nameEn: nameEn.replaceAll('\0', '') })
              .where(eq(studyInterest.id, 36)),
      ),
    ),
  )

function register({ app, people }: History): Promise<unknown> {
  return app.applicant({ firstName: 'Lena' }).then((person) => people.push(person))
}

function begin(at: number): Step {
  return async ({ app, people, profiles }) => {
    const as = pick(people, at)
    if (as) profiles.push((await app.call(createApplication, { body: { type: 3 } }, { as })).body.id)
  }
}

function save(at: number, content: ApplicationContent): Step {
  return async ({ app, people, profiles }) => {
    const id = pick(profiles, at) ?? ''
    const [row] = id ? await app.db.select().from(application).where(eq(application.id, id)) : []
    const as = people.find(({ applicantId }) => applicantId === row?.applicantId)
    if (!as || !row) return
    const body = { ...content, revision: row.revision }
    const { status } = await app.call(updateApplication, { params: { id }, body }, { as })
    if (status !== 200) throw new Error(`A save was answered with ${status}`)
  }
}

function insert(at: number, visibility: (typeof visibilities)[number]): Step {
  return async ({ app, people, profiles }) => {
    const person = pick(people, at)
    if (!person) return
    profiles.push(await insertProfile(app.db, person, { visibility, places: ['berlin', 'karlsruhe'] }))
  }
}

function ofPerson(at: number, values: Partial<typeof account.$inferInsert>): Step {
  return async ({ app, people }) => {
    const person = pick(people, at)
    if (person) await app.db.update(account).set(values).where(eq(account.id, person.accountId))
  }
}

function leave(at: number): Step {
  return async ({ app, people }) => {
    const [person] = people.splice(at % Math.max(1, people.length), 1)
    if (person) await app.db.delete(account).where(eq(account.id, person.accountId))
  }
}

function direct(at: number, act: (app: TestApp, id: string) => Promise<unknown>): Step {
  return async ({ app, profiles }) => {
    const id = pick(profiles, at)
    if (id) await act(app, id)
  }
}
