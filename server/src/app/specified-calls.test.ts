import type { Endpoint, Output, Schema } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/**
 * A call with what it answers, and names of what it takes in query, body or as a file. A number instead is the issue
 * that it belongs to: whoever builds the call says here what it answers.
 */
type Call = [call: string, answer: Output['kind'] | number, takes?: string]

/** Section 7 of the specification. */
const specified: Call[] = [
  // Session and account
  ['POST /login', 'envelope', 'email password'],
  ['GET /logout', 'envelope'],
  ['GET /account/refresh', 'envelope'],
  ['GET /account', 'envelope'],
  ['GET /userinfo/{id}', 'envelope'],
  ['GET /account/dashboard', 'envelope'],
  ['POST /account', 'envelope', 'type email password'],
  ['PUT /account', 'envelope', 'firstName lastName'],
  ['DELETE /account', 'envelope'],
  ['POST /account/delete', 'envelope', 'reason comment password'],
  ['POST /account/request-password', 'envelope', 'email'],
  ['POST /account/reset-password', 'envelope', 'token password'],
  ['POST /account/confirm', 'envelope', 'token'],
  // Applicant
  ['GET /applicant-profile', 'envelope'],
  ['POST /applicant-profile', 'envelope', 'revision'],
  ['GET /applicant-profile/renew', 'envelope'],
  ['GET /applicant-profile/settings', 'envelope'],
  ['POST /applicant-profile/image/{id}', 'envelope', 'image'],
  ['POST /applicant-profile/file/{type}/{id}', 'envelope', 'file'],
  ['GET /applicant-management/', 'collection', 'page perPage'],
  ['GET /applicant-management/{id}', 'item'],
  ['POST /applicant-management/{id}', 'item', 'revision'],
  ['GET /applicant/teaser/{id}', 'item'],
  ['GET /applicant/{id}', 'item'],
  ['GET /applicant/{id}/image/{name}', 'file'],
  ['GET /applicant/{id}/{type}/file/{fileId}', 'file'],
  // Company
  ['GET /company-profile', 'envelope'],
  ['POST /company-profile', 'envelope', 'revision'],
  ['GET /company-profile/available-study-interests', 'collection'],
  ['GET /company-profile/settings', 'envelope'],
  ['POST /company-profile/image/{id}', 'envelope', 'image'],
  ['POST /company-profile/file/{id}', 'envelope', 'file'],
  ['GET /companies/search/{text}', 'collection'],
  ['GET /companies/by-applicant/search/{text}', 'collection'],
  ['POST /company-search/map-markers', 'envelope'],
  ['GET /company/{id}/image/{name}', 'file'],
  ['GET /company/{id}/file/{fileId}', 'file'],
  // Organisation person
  ['GET /organisation-person-profile', 'envelope'],
  ['POST /organisation-person-profile', 'envelope', 'revision'],
  ['POST /organisation-person-profile/image/{n}', 'envelope', 'image'],
  ['POST /organisation-person-profile/file/{n}', 'envelope', 'file'],
  ['GET /organisation-persons/{id}', 'envelope'],
  ['GET /organisation/{a}/{b}/contacts', 'collection'],
  ['GET /organisation-person/{id}', 'item'],
  ['GET /organisation-person/{id}/image/mainImage', 'file'],
  // Bookmarks
  ['GET /bookmarks/{type}', 'envelope', 'list'],
  ['POST /bookmark', 'envelope', 'recordType recordId category comment'],
  ['DELETE /bookmark/{type}/{id}', 'envelope'],
  // Reference data
  ['GET /system/available-search-documents', 'collection'],
  ['GET /system/available-search-qualifications', 'collection'],
  ['GET /system/available-search-distances', 'collection'],
  ['GET /system/available-grades', 'collection'],
  ['GET /system/available-study-years', 'collection'],
  ['GET /system/available-subject-areas', 'collection'],
  ['GET /system/available-study-courses', 'collection'],
  ['GET /system/available-study-interests', 'collection'],
  ['GET /system/available-expertises', 'collection'],
  ['GET /system/available-search-qualification-countries', 'collection'],
  ['GET /system/available-search-notification-intervals', 'collection'],
  ['GET /system/available-documents', 'collection'],
  ['GET /system/available-email-subscriptions', 'collection'],
  ['GET /system_data/high_schools', 'collection', 'perPage'],
  ['GET /system_data/countries', 'collection', 'perPage'],
  ['GET /messaging/settings', 'envelope'],
  // Record lists and single records
  ['GET /applications', 'collection', 'scope sort order page perPage cursor'],
  ['GET /applicants', 'collection', 'sort order page perPage cursor'],
  ['GET /companies', 'collection', 'sort order page perPage cursor'],
  ['GET /company-search/pattern', 'collection', 'page perPage'],
  ['GET /applicant-search/pattern', 'collection', 'page perPage'],
  ['GET /offers', 'collection', 'sort order page perPage cursor'],
  ['GET /application/{id}', 'item'],
  ['GET /company/{id}', 'item'],
  ['GET /cms/page/{id}', 'item'],
  ['GET /offer/{id}', 'item'],
  // Messaging
  ['GET /messaging/threads', 'envelope'],
  ['GET /messaging/thread/{id}', 'envelope'],
  ['POST /messaging/archive/{id}', 'envelope'],
  ['POST /messaging/read/{id}', 'envelope'],
  ['POST /messaging/message/send/{id}', 'envelope', 'subject message'],
  ['POST /messaging/message/respond', 'envelope', 'threadId message'],
  ['POST /messaging/message/attach/{id}', 'envelope', 'file'],
  ['GET /messaging/attachment/{id}', 'file'],
  // Other
  ['GET /statistics/usage', 'envelope'],
]

/** Calls that the specification does not show, as our decisions name them. */
const decided: Call[] = [
  ['POST /offer', 'item'],
  ['PUT /offer/{id}', 'item', 'revision'],
  ['DELETE /offer/{id}', 'envelope'],
  ['POST /offer/{id}/publication', 'item', 'revision'],
  ['POST /offer/{id}/closure', 'envelope', 'applicationIds'],
  ['POST /application', 'item', 'type offerId companyId'],
  ['PUT /application/{id}', 'item', 'revision'],
  ['DELETE /application/{id}', 'envelope'],
  ['POST /application/{id}/submission', 'item'],
  ['POST /application/{id}/cancellation', 'item', 'revision'],
  ['POST /application/{id}/stage', 'item', 'stage revision'],
  ['POST /application/{id}/outcome', 'item', 'outcome reason note startYear revision'],
  ['POST /applicant-management/', 'item'],
  ['DELETE /applicant-management/{id}', 'envelope'],
  ['POST /applicant-search/pattern', 'item', 'name places place'],
  ['GET /applicant-search/pattern/{id}', 'item'],
  ['PUT /applicant-search/pattern/{id}', 'item', 'name places place'],
  ['DELETE /applicant-search/pattern/{id}', 'envelope'],
  ['POST /company-search/pattern', 'item', 'name places place'],
  ['GET /company-search/pattern/{id}', 'item'],
  ['PUT /company-search/pattern/{id}', 'item', 'name places place'],
  ['DELETE /company-search/pattern/{id}', 'envelope'],
  ['GET /search/{entityType}', 'collection', 'text nt page perPage cursor'],
  ['GET /places', 'collection', 'text'],
  ['GET /faq', 'collection', 'audience text'],
  ['GET /faq/{id}', 'item'],
  ['POST /contact', 'envelope', 'topic name email message'],
  ['GET /settings', 'envelope'],
  ['GET /notices', 'envelope'],
  ['POST /notices/{key}/dismissal', 'envelope'],
  ['GET /events', 'stream'],
  ['GET /account/sessions', 'envelope'],
  ['DELETE /account/sessions/{id}', 'envelope'],
  ['GET /account/export', 'file'],
  ['POST /account/password', 'envelope', 'password newPassword'],
  ['POST /account/email', 'envelope', 'email password'],
  ['GET /offer/{id}/match', 'envelope'],
  ['GET /applicant/{id}/match', 'envelope', 'offer'],
]

const calls = [...specified, ...decided]
const withoutNames = (call: string) => call.replace(/\{\w+\}/g, '{}')
const declared = new Map(
  endpoints.map(({ endpoint }) => [withoutNames(`${endpoint.method} ${endpoint.path}`), endpoint]),
)
const isBuilt = (call: Call): call is [string, Output['kind'], string?] => typeof call[1] === 'string'

test('each call stands here once', () => {
  const named = calls.map(([call]) => withoutNames(call))
  expect(named).toEqual([...new Set(named)])
})

test.each(calls.filter(isBuilt))('%s answers %s', (call, kind, takes = '') => {
  const endpoint = declared.get(withoutNames(call))
  expect(endpoint?.output.kind).toBe(kind)
  expect(endpoint && inputsOf(endpoint)).toEqual(
    expect.arrayContaining(takes.split(' ').filter((name) => name !== '')),
  )
})

test('what belongs to a later issue is not there yet', () => {
  const later = calls.filter((call) => !isBuilt(call)).map(([call]) => call)
  expect(later.filter((call) => declared.has(withoutNames(call)))).toEqual([])
})

/** Sections 3 and 9: the fields of a record, and below a dot those of what it holds. `place` is a list, `places` (decisions, section 2). */
const applicantFields = `
  id gender firstName lastName birthdate image studyInterests places.place places.radius grade desiredYears
  expertises.name expertises.grade expertises.description languages.name languages.rating
  education.academyName education.academicTitle education.from education.to
  career.companyName career.position career.from career.to
  attachments.key attachments.name attachments.type attachments.url
  moduleAdditionals.name moduleAdditionals.rating moduleAdditionals.visible aboutMe`

test.each([
  [
    'GET /account',
    `id firstName lastName email type displayName companyId applicantId organisationPersonId hasProfileImage
     accountMaxLifetime accountLifetime allowRevalidation`,
  ],
  ['POST /login', 'token security'],
  ['POST /bookmark', 'recordId'],
  ['GET /notices', 'key type title desc'],
  ['GET /system_data/countries', 'id entityId countryCode name nameEn nationality nationalityEn'],
  [
    'GET /messaging/threads',
    `id archived subject ownParticipants.id ownParticipants.name otherParticipants.id otherParticipants.name
     lastMessageDateTime unreadMessages`,
  ],
  [
    'GET /messaging/thread/{id}',
    'messages.id messages.threadId messages.senderId messages.message messages.sentAt messages.readBy',
  ],
  ['GET /applicant/{id}', applicantFields],
  [
    'GET /applicant-search/pattern',
    `id name studyCourses desiredStudyYears qualifications requiredDocuments places.place places.radius grade
     notificationInterval`,
  ],
  [
    'GET /company-search/pattern',
    `id name companyName studyCourses desiredStudyYears places.place places.radius excludeBookmarks
     includeOccupiedCompanies`,
  ],
  ['GET /company/{id}', 'coordinates mail fax phone www street zip country contacts.id'],
  [
    'GET /account/dashboard',
    `account.id profile.filledPercentage profile.visible messages.readMessages messages.unreadMessages
     bookmarkCounts.positive bookmarkCounts.neutral bookmarkCounts.negative savedSearches.name`,
  ],
  ['GET /statistics/usage', 'applicants companies mathx3'],
  ['GET /applicant-profile/settings', 'allowMultipleApplications'],
  [
    'GET /settings',
    `applicant.enableMatches applicant.enableApplicationSearch applicant.accountRenewalOnLogin
     applicant.enableApplicantTitleField applicant.enableApplicantCountryAndUniversityField
     applicant.youCanSayYouToMe company.studyOffersVisibility company.offersEditableInline company.offerType
     company.map.enable company.map.fitBounds company.map.zoom company.profileRedirectToUrlIfNotAuthenticated
     offers.showInMenu contact.map.zoom contact.map.centre contact.map.markers contact.address social
     analytics.siteId analytics.heartbeat`,
  ],
])('%s has the specification’s fields', (call, fields) => {
  const output = declared.get(withoutNames(call))?.output
  const schema =
    output && 'schema' in output ? output.schema : output && 'record' in output && output.record.schema
  expect(schema && pathsOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))).toEqual(
    expect.arrayContaining(fields.trim().split(/\s+/)),
  )
})

const inputsOf = ({ query, body, upload }: Endpoint): string[] => [
  ...namesOf(query),
  ...namesOf(body),
  ...(upload ? [upload.field] : []),
]

type Described = {
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
  oneOf?: Described[]
}

/** Every field with those it is below, as `places.radius`. */
function pathsOf(described: unknown): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = described as Described
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      name,
      ...pathsOf(field).map((below) => `${name}.${below}`),
    ]),
    ...[...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap(pathsOf),
  ]
}

function namesOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  const names = ({ properties = {}, anyOf = [], oneOf = [] }: Described): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf].flatMap(names),
  ]
  return names(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described)
}
