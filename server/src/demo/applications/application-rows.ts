import {
  application,
  applicationAttachment,
  applicationEvent,
  applicationLanguage,
  applicationPlace,
  applicationStudyInterest,
} from '#features/applications/applications.schema.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import { idSequence } from '../base/demo-id.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import type { Documents } from '../documents/documents.ts'
import type { DemoApplication } from './application.ts'

/** Applications with what they hold: each has a copy of its applicant's profile, as sending would make it. */
export function applicationRows(
  applications: DemoApplication[],
  attachments: Documents['attachments'],
): TableRows[] {
  const children = <T>(build: (one: DemoApplication, applicationId: string) => T[]) =>
    applications.flatMap((one) => build(one, one.row.id))
  return [
    rowsOf(
      application,
      applications.map(({ row }) => row),
    ),
    rowsOf(applicationStudyInterest, children(interestRows)),
    rowsOf(applicationPlace, children(placeRows)),
    rowsOf(applicationLanguage, children(languageRows)),
    rowsOf(applicationAttachment, attachments),
    rowsOf(applicationEvent, children(eventRows(idSequence('event')))),
  ]
}

const interestRows = ({ applicant }: DemoApplication, applicationId: string) =>
  applicant.profile.interests.map(({ id }, position) => ({ applicationId, studyInterestId: id, position }))

const placeRows = ({ applicant }: DemoApplication, applicationId: string) =>
  applicant.profile.places.map((place, position) => ({
    applicationId,
    position,
    ...place,
    ...toUnitVector(place),
  }))

const languageRows = ({ applicant }: DemoApplication, applicationId: string) =>
  applicant.profile.languages.map(({ code, level }, position) => ({
    applicationId,
    languageCode: code,
    level,
    position,
  }))

const eventRows = (nextId: () => string) => (one: DemoApplication, applicationId: string) =>
  one.events.map(({ event, outcome, accountId, at }) => ({
    id: nextId(),
    applicationId,
    event,
    outcome: outcome ?? null,
    accountId,
    createdAt: at,
  }))
