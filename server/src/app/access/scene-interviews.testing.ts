import { applicationStatuses } from '@tandem/contract/applications'
import {
  agreeInterview,
  cancelInterview,
  createCalendarFeed,
  type Interview,
  proposeInterview,
} from '@tandem/contract/interviews'
import { eq } from 'drizzle-orm'
import { application } from '#features/applications/applications.schema.ts'
import type { TestApp } from '#testing/test-app.ts'
import { lazy, type Person, succeed } from './scene-records.testing.ts'

type Sides = {
  owner: () => Promise<Person>
  company: () => Promise<Person & { organisationPersonId: string }>
  /** An application of its own. */
  send: () => Promise<{ id: string }>
}

/** Interviews of `owner` and `company`, each about an application of its own. */
export function createInterviewScene(app: TestApp, { owner, company, send }: Sides) {
  const propose = async () => proposeTo(app, (await send()).id, await company())
  return {
    /** The owner chooses a time. */
    proposed: lazy(propose),
    /** One that has its time. */
    agreed: lazy(async () => {
      const { id, revision, slots } = await propose()
      const body = { slotId: slots[0]?.id ?? '', revision }
      await succeed(app.call(agreeInterview, { params: { id }, body }, { as: await owner() }))
      return { id }
    }),
    cancelled: lazy(async () => {
      const { id, revision } = await propose()
      const body = { reason: '', revision }
      await succeed(app.call(cancelInterview, { params: { id }, body }, { as: await company() }))
      return { id, revision: revision + 1 }
    }),
    /** The application was withdrawn this moment: the interview goes with it in a job. */
    withdrawn: lazy(async () => {
      const interview = await propose()
      const { cancelled: status } = applicationStatuses
      await app.db.update(application).set({ status }).where(eq(application.id, interview.applicationId))
      return interview
    }),
    calendar: lazy(async () => {
      const made = await succeed(app.call(createCalendarFeed, {}, { as: await owner() }))
      const { url, createdAt } = made.body.newCalendarFeed as { url: string; createdAt: string }
      return { token: url.split('/').at(-1)?.replace('.ics', '') ?? '', createdAt }
    }),
  }
}

async function proposeTo(
  app: TestApp,
  id: string,
  as: { token: string; organisationPersonId: string },
): Promise<Interview> {
  const slots = [new Date(app.clock().getTime() + 48 * 60 * 60 * 1000).toISOString()]
  const terms = { minutes: 30, kind: 'phone', where: '', note: '' } as const
  const body = { ...terms, slots, interviewers: [as.organisationPersonId] }
  const answer = await succeed(app.call(proposeInterview, { params: { id }, body }, { as }))
  return answer.body.interviews.interviews[0]
}
