import type { RequestKind } from '@tandem/contract/applicant-requests'
import type { requestEvents } from '@tandem/contract/applications'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

type Asked = {
  id: string
  kind: RequestKind
  isSource: boolean
  isAccepted: boolean
  askedAt: Date
  answeredAt: Date
  company: string
  target: string | null
  asker: string | null
  applicant: string
}

export type RequestEntry = {
  id: string
  event: (typeof requestEvents)[number]
  at: Date
  by: string | null
  company: string | null
}

/** What companies asked around an application: an invitation to it, the name before it, and where it was recommended. */
export async function listRequestEntries(db: Db, applicationId: string): Promise<RequestEntry[]> {
  const { rows } = await db.execute<Asked>(sql`
    select asked.id, asked.kind, asked.application_id = application.id as "isSource",
      asked.answer is not distinct from 'accepted' as "isAccepted",
      asked.created_at as "askedAt", asked.answered_at as "answeredAt",
      by.name as company, target.name as target, asker.first_name || ' ' || asker.last_name as asker,
      person.first_name || ' ' || person.last_name as applicant
    from application
    join applicant on applicant.id = application.applicant_id
    join account person on person.id = applicant.account_id
    join applicant_request asked on asked.applicant_id = applicant.id
    join company by on by.id = asked.company_id
    left join company target on target.id = asked.target_company_id
    left join account asker on asker.id = asked.asked_by
    where application.id = ${applicationId} and case asked.kind
      when 'invitation' then asked.offer_id = application.offer_id
        and (application.sent_at is null or asked.created_at <= application.sent_at)
      when 'name' then asked.company_id = application.company_id and asked.answer = 'accepted'
        and (application.sent_at is null or asked.answered_at <= application.sent_at)
      else application.id in (asked.application_id, asked.sent_application_id) end`)
  return rows.flatMap(entriesOf)
}

function entriesOf(asked: Asked): RequestEntry[] {
  const { id, kind, isSource, isAccepted, asker, applicant } = asked
  const [askedAt, answeredAt] = [new Date(asked.askedAt), new Date(asked.answeredAt)]
  if (kind === 'invitation') return [{ id, event: 'invited', at: askedAt, by: asker, company: null }]
  if (kind === 'name') return [{ id, event: 'name_shared', at: answeredAt, by: applicant, company: null }]
  if (!isSource) return [{ id, event: 'recommended', at: answeredAt, by: null, company: asked.company }]
  const company = asked.target
  const question = { id, event: 'recommendation_asked' as const, at: askedAt, by: asker, company }
  const answer = { id, event: 'handed_on' as const, at: answeredAt, by: applicant, company }
  return isAccepted ? [question, answer] : [question]
}
