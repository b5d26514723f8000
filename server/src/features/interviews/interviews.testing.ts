import { getApplication } from '@tandem/contract/applications'
import {
  agreeInterview,
  cancelInterview,
  counterInterview,
  type Interview,
  type Interviews,
  listApplicationInterviews,
  proposeInterview,
  proposeInterviewAgain,
} from '@tandem/contract/interviews'
import type { TestApp } from '#testing/test-app.ts'

type Signed = { token: string }
type Team = Signed & { companyId: string; organisationPersonId: string }

const hourMs = 60 * 60 * 1000

/** For tests: the calls about interviews in few words. Times are so many hours ahead. */
export function callInterviews(app: TestApp) {
  const ahead = (hours: number) => new Date(app.clock().getTime() + hours * hourMs).toISOString()
  const terms = (as: Team, parts: object = {}) => ({
    minutes: 40,
    kind: 'video' as const,
    where: 'https://meet.example.com/werkhof',
    interviewers: [as.organisationPersonId],
    note: '',
    ...parts,
  })
  return {
    ahead,
    application: (id: string, as: Signed) => app.call(getApplication, { params: { id } }, { as }),
    list: (id: string, as: Signed) => app.call(listApplicationInterviews, { params: { id } }, { as }),
    propose: (id: string, as: Team, hours: number[] = [48, 72], parts: object = {}) => {
      const body = { ...terms(as, parts), slots: hours.map(ahead) }
      return app.call(proposeInterview, { params: { id }, body }, { as })
    },
    again: (interview: Interview, as: Team, hours: number[] = [96], parts: object = {}) => {
      const { id, revision } = interview
      const body = { ...terms(as, parts), slots: hours.map(ahead), revision }
      return app.call(proposeInterviewAgain, { params: { id }, body }, { as })
    },
    counter: (interview: Interview, as: Signed, hours: number[] = [50], note = '') => {
      const { id, revision } = interview
      const body = { slots: hours.map(ahead), note, revision }
      return app.call(counterInterview, { params: { id }, body }, { as })
    },
    agree: (interview: Interview, as: Signed, slot = 0) => {
      const { id, revision, slots } = interview
      const body = { slotId: slots[slot]?.id ?? '', revision }
      return app.call(agreeInterview, { params: { id }, body }, { as })
    },
    cancel: ({ id, revision }: Interview, as: Signed, reason = '') =>
      app.call(cancelInterview, { params: { id }, body: { reason, revision } }, { as }),
  }
}

/** The newest interview of an answer that has to be a success. */
export function newest({ status, body }: { status: number; body: { interviews: Interviews } }): Interview {
  const [interview] = status === 200 ? body.interviews.interviews : []
  if (!interview) throw new Error(`${status} ${JSON.stringify(body)}`)
  return interview
}
