import { suspendCompany } from '@tandem/contract/backend/company-changes'
import { createContent } from '@tandem/contract/backend/contents'
import { addLocationPerson } from '@tandem/contract/backend/locations'
import { lockPerson, requestSecondFactorReset, scheduleDeletion } from '@tandem/contract/backend/people'
import { issueRegistrationKey } from '@tandem/contract/backend/registration-keys'
import { eq, sql } from 'drizzle-orm'
import { changedText as changedTextTable } from '#features/backend/moderation/changed-texts/changed-texts.schema.ts'
import { mailLog } from '#features/backend/operations/mail-log.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { notice } from '#features/notices/notices.schema.ts'
import { insertPlannedNotice } from '#features/notices/notices.testing.ts'
import { session } from '#features/sessions/sessions.schema.ts'
import { newId } from '#platform/db/columns.ts'
import type { TestApp } from '#testing/test-app.ts'
import { insertPasskey, lazy, succeed } from './scene-records.testing.ts'

export const adviser = {
  ...{ firstName: 'Ina', lastName: 'Beratung', roleDe: 'Beratung', roleEn: 'Advice', mail: '', phone: '' },
  hidden: false,
}

const campus = {
  ...{ kind: 'location', name: 'Campus am See', street: 'Seeweg 1', postalCode: '88045' },
  ...{ town: 'Friedrichshafen', latitude: 47.66, longitude: 9.48, mail: '', phone: '' },
  ...{ bodyDe: '', bodyEn: '', isWithdrawn: false },
} as const

/** What admins have begun. */
export function createOfficeScene(app: TestApp) {
  /** Somebody else, about whom another admin has decided. */
  const decided = (decide: typeof lockPerson | typeof scheduleDeletion) =>
    lazy(async () => {
      const { accountId } = await app.applicant()
      const body = { reason: 'Unter dem Namen meldet sich jemand anderes.', revision: 0 }
      await succeed(app.call(decide, { params: { id: accountId }, body }, { as: await app.admin() }))
      return { id: accountId, revision: 1 }
    })
  /** Nobody who makes a call: what an admin does to them ends no session that others need. */
  const subject = lazy(() => app.applicant())
  const withPasskey = lazy(async () => {
    await insertPasskey(app, await subject())
    return subject()
  })
  /** Of a company of its own: who works for one that is suspended is held up elsewhere, too. */
  const suspended = lazy(async () => {
    const { companyId } = await app.company()
    const body = { reason: 'Das ist kein duales Studium.', revision: 0 }
    const asked = app.call(suspendCompany, { params: { id: companyId }, body }, { as: await app.admin() })
    const { body: after } = await succeed(asked)
    return { id: companyId, revision: after.revision as number }
  })
  /** Of a company of its own, and for longer than it takes until all have tried; an approval by the call may take effect before. */
  const approved = lazy(async () => {
    const { companyId } = await app.company({ confirmed: false })
    const [after] = await app.db
      .update(company)
      .set({ undoUntil: new Date(Date.now() + 60 * 60_000), plannedInterests: [36] })
      .where(eq(company.id, companyId))
      .returning({ revision: company.revision })
    return { id: companyId, revision: after?.revision ?? 0 }
  })
  const registrationKey = lazy(async () => {
    const { companyId } = await app.company()
    const asked = { params: { id: companyId }, body: { permissions: [] } }
    const { body } = await succeed(app.call(issueRegistrationKey, asked, { as: await app.admin() }))
    const { id, link } = body.invitation
    return { companyId, keyId: id as string, key: (link as string).split('#key=').at(-1) ?? '' }
  })
  /** With two people who have no account. */
  const location = lazy(async () => {
    const as = await app.admin()
    const asked = { params: { kind: 'location' }, body: { content: campus, publishAt: null } } as const
    const key = (await succeed(app.call(createContent, asked, { as }))).body.content.id as string
    const add = async () => {
      const { body } = await succeed(
        app.call(addLocationPerson, { params: { id: key }, body: adviser }, { as }),
      )
      return (body.persons as { id: string }[]).at(-1)?.id ?? ''
    }
    return { key, persons: [await add(), await add()] as const }
  })
  /** Of a company of its own. */
  const changedText = lazy(async () => {
    const { companyId } = await app.company()
    await app.db.update(company).set({ descriptionDe: 'Neu.' }).where(eq(company.id, companyId))
    const [row] = await app.db
      .select()
      .from(changedTextTable)
      .where(eq(changedTextTable.companyId, companyId))
    return { id: row?.id ?? '', revision: row?.revision ?? 0 }
  })
  return {
    approved,
    changedText,
    location,
    suspended,
    registrationKey,
    /** Two entries of one company. */
    twins: lazy(async () => ({
      id: (await app.company()).companyId,
      intoId: (await app.company()).companyId,
    })),
    withPasskey,
    locked: decided(lockPerson),
    leaving: decided(scheduleDeletion),
    notice: lazy(async () => {
      const key = newId()
      await app.db.insert(notice).values({ key, type: 'info', titleDe: 'Hallo', titleEn: 'Hello' })
      return key
    }),
    plannedNotice: () => insertPlannedNotice(app),
    subject,
    subjectSession: lazy(async () => {
      const { accountId } = await subject()
      const [row] = await app.db.select().from(session).where(eq(session.accountId, accountId))
      return { id: accountId, sessionId: row?.id ?? '' }
    }),
    failedMail: lazy(async () => {
      const { accountId } = await subject()
      const job = { jobId: newId(), jobName: 'send-welcome-mail', jobData: { accountId } }
      const [row] = await app.db
        .insert(mailLog)
        .values({
          ...{ kind: 'welcome', recipient: 'l…@example.org', accountId, state: 'failed', ...job },
          lastTriedAt: app.clock(),
        })
        .returning()
      return { id: row?.id ?? '', accountId }
    }),
    givenUpJob: lazy(async () => {
      const id = newId()
      await app.db.execute(sql`
        insert into pgboss.job (id, name, source_name, data, policy)
        values (${id}::uuid, 'given-up', 'send-welcome-mail', '{"accountId":"${sql.raw(newId())}"}', 'standard')`)
      return id
    }),
    /** By another admin, to remove what `subject` logs in with beside the password. */
    resetRequest: lazy(async () => {
      const { accountId } = await withPasskey()
      const asked = { params: { id: accountId }, body: { reason: 'Das Telefon ist verloren gegangen.' } }
      const [as] = [await app.admin(), await app.admin()]
      const { body } = await succeed(app.call(requestSecondFactorReset, asked, { as }))
      return body.requests[0].id as string
    }),
  }
}
