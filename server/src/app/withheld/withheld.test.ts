import { listApplicants } from '@tandem/contract/applicant-search'
import { getOwnProfile } from '@tandem/contract/applicants/own-profile'
import { Application } from '@tandem/contract/applications'
import { endpoints } from '@tandem/contract/endpoints'
import { respond, startThread } from '@tandem/contract/messaging'
import { deleteApplicantSavedSearch, previewSavedSearch } from '@tandem/contract/saved-searches'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRequests } from '#features/applicant-requests/applicant-requests.testing.ts'
import { ensureDefaultPages } from '#features/pages/pages.api.ts'
import { runIncrementalMatching, saveForCompany } from '#features/saved-searches/saved-searches.testing.ts'
import { type LiveEvent, openEventHub } from '#platform/events/events.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { editor } from '../access/scene.testing.ts'
import { succeed } from '../access/scene-records.testing.ts'
import { askCells, askLists, mayCall, textCalls } from './ask-as-company.testing.ts'
import { createCollector, plantedPhoto } from './collect-answers.testing.ts'
import { type Planted, plantPerson, plantPhoto, wordOf } from './planted-people.testing.ts'

const ownLogin = 'of the own login, whose password takes long to check'
/** What a company may call, but is not answered here, and why. */
const unanswered: Record<string, string> = {
  addPasskey: ownLogin,
  changePassword: ownLogin,
  confirmTotp: ownLogin,
  deleteAccount: ownLogin,
  deleteAccountAtOnce: ownLogin,
  login: ownLogin,
  passkeyLogin: ownLogin,
  register: ownLogin,
  removePasskey: ownLogin,
  removePushDevice: 'answers as listing one’s own devices does',
  removeTotp: ownLogin,
  renamePasskey: ownLogin,
  renewRecoveryCodes: ownLogin,
  requestEmailChange: ownLogin,
  resetPassword: ownLogin,
  startPasskey: ownLogin,
  startTotp: ownLogin,
  agreeInterview: 'answers as proposing does, and comes only after a counterproposal',
  arrangeCompanyPersons: 'of the own people, of whom there are too many here to say all',
  endOnBehalf: 'of an admin who acts for the company',
  endSession: 'of the own devices',
  getCompanySavedSearch: 'companies have no saved searches for offers',
  streamEvents: 'sends the live events, all of which are read here',
  submitCompany: 'a company that was refused asks with it for another look at itself',
}

type Company = Awaited<ReturnType<TestApp['company']>>
let app: TestApp
let acme: Company
/** To which all have applied, and to which one has given their name. */
let rival: Company
let named: Company
let people: Record<'hidden' | 'blocking' | 'anonymous' | 'takenBack' | 'disclosing' | 'open', Planted>
let collector: ReturnType<typeof createCollector>
const events: LiveEvent[] = []
let mails: Awaited<ReturnType<TestApp['mails']>>
/** From when acme was allowed to know a name. */
const earlierMails = new Set<string>()
const everyone = () => Object.values(people)
const searched = { all: 'Alle', word: 'Ein Wort' }

beforeAll(async () => {
  app = await startTestApp()
  const hub = await openEventHub(app.database)
  hub.onEvery((event) => events.push(event))
  await ensureDefaultPages(app.db, app.clock())
  acme = await app.company({ name: 'Acme AG', permissions: editor })
  rival = await app.company({ name: 'Rivale AG' })
  named = await app.company({ name: 'Dritte AG' })
  const notificationInterval = 'immediately'
  const saved = await saveForCompany(app, acme, { name: searched.all, notificationInterval })
  const text = wordOf('anonymous, last name')
  const ofWord = await saveForCompany(app, acme, { name: searched.word, notificationInterval, text })
  app.clock.advance(60_000)
  await plantPeople()
  await askForNames()
  await runIncrementalMatching(app)
  const needles = everyone().flatMap((each) => Object.values({ ...each.words, ...idsOf(each) }))
  collector = createCollector(app, [...needles, plantedPhoto])
  await collector.ask('previewSavedSearch', previewSavedSearch, { params: { id: ofWord } }, acme)
  // It says its own words.
  await succeed(app.call(deleteApplicantSavedSearch, { params: { id: ofWord } }, { as: acme }))
  await writeToAnonymous()
  const world = { app, acme, people: everyone(), collector }
  await askLists(world, saved)
  await askCells(world, (name) => unanswered[name] === ownLogin)
  app.clock.advance(60 * 60 * 1000)
  await app.settleJobs()
  await hub.close()
  mails = await app.mails()
  noteMailsAndEvents()
})
afterAll(() => app.stop())

test('each call that a company may make was answered', () => {
  const calls = endpoints.filter(({ endpoint }) => mayCall(endpoint)).map(({ name }) => name)
  const missing = calls.filter((name) => !collector.answered.has(name))
  expect(missing.toSorted()).toEqual(Object.keys(unanswered).toSorted())
})

test('whatever an applicant says of themselves has its word', async () => {
  const { anonymous } = people
  const { profile } = (await app.call(getOwnProfile, {}, { as: anonymous })).body
  const words = Object.values(anonymous.words)
  const planted = Object.keys(Application.shape.applicant.shape).filter((key) =>
    words.some((word) => String(profile[key]).includes(word)),
  )
  const { id, gender, ...said } = Application.shape.applicant.shape
  expect(planted.toSorted()).toEqual(Object.keys(said).toSorted())
  const [file] = profile.application.attachments
  expect(Object.values({ ...anonymous.words, ...idsOf(anonymous) })).toContain(file.key)
  expect(words).toContain(file.name.replace('.pdf', ''))
})

test('nothing that is withheld is in an answer, mail or event', () => {
  const told = everyone().flatMap((each) =>
    withheldOf(each).flatMap(([part, needle]) =>
      [...(collector.seen.get(needle) ?? [])].map((where) => `${each.name}: ${part} in ${where}`),
    ),
  )
  expect(told).toEqual([])
  expect([...(collector.seen.get(plantedPhoto) ?? [])]).toEqual([])
})

test('what is shown was found by the same look', () => {
  const where = (of: Planted, part: string) => [...(collector.seen.get(of.words[part] ?? '') ?? [])]
  const records = ['getApplication', 'getApplicant', 'downloadApplicationPdf']
  expect(where(people.disclosing, 'education[].academyName')).toEqual(expect.arrayContaining(records))
  expect(where(people.open, 'aboutMe')).toEqual(expect.arrayContaining(records))
  const lists = ['listApplicants', 'listApplications', 'search', 'previewSavedSearch', 'mail']
  expect(where(people.open, 'last name')).toEqual(expect.arrayContaining([...records, ...lists]))
  expect(where(people.open, 'text of the document')).toContain('downloadFile')
})

test('a search for a withheld word is answered as for one that nobody wrote', async () => {
  const told: string[] = []
  for (const { path, ask } of await textCalls({ app, acme, people: everyone(), collector })) {
    const control = await ask(wordOf('nobody'))
    const isOfApplicants = path === listApplicants.path
    for (const person of everyone()) {
      for (const [part, word] of withheldOf(person)) {
        const isSearched = /^[a-p]+$/.test(word) && (isOfApplicants || part === 'last name')
        if (isSearched && (await ask(word)) !== control) told.push(`${person.name}: ${part} by ${path}`)
      }
    }
  }
  expect(told).toEqual([])
  const text = people.disclosing.words['education[].academyName']
  expect((await app.call(listApplicants, { query: { text } }, { as: acme })).body.totalItems).toBe(1)
})

test('no mail comes of a search for a withheld word', () => {
  const subjects = mails.filter(({ to }) => to === acme.email).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes(`„${searched.all}“`))).not.toEqual([])
  expect(subjects.filter((subject) => subject.includes(searched.word))).toEqual([])
})

/** What acme must not learn, by its part. */
function withheldOf(person: Planted): [part: string, needle: string][] {
  const all = Object.entries({ ...person.words, ...idsOf(person) })
  return all.filter(([part]) => !isShown(person, part))
}

/** An open profile keeps for itself what was not sent to acme, and the modules that its applicant does not show. */
const keptByAll =
  /attempt|saved search|message|note of|sent file|moduleAdditionals|coverLetter|(draft|sent|thread) id/

function isShown(person: Planted, part: string): boolean {
  const { hidden, blocking, disclosing, open } = people
  if (person === hidden || person === blocking) return false
  if (person === open) return !keptByAll.test(part)
  if (person === disclosing && part.startsWith('education')) return true
  return ['places[].place', 'applicant id', 'profile id'].includes(part)
}

function idsOf({ applicantId, applications, files, thread }: Planted): Record<string, string> {
  const [profile, draft, sent] = applications
  const [file, renamed] = files
  const ids = { applicant: applicantId, profile, draft, sent, file, 'renamed file': renamed, thread }
  return Object.fromEntries(Object.entries(ids).map(([of, id]) => [`${of} id`, String(id)]))
}

async function plantPeople(): Promise<void> {
  const plant = (name: string, visibility: Planted['visibility'], disclosed: Planted['disclosed'] = []) =>
    plantPerson(app, name, { visibility, disclosed }, { acme, rival, blocked: name === 'blocking' })
  people = {
    hidden: await plant('hidden', 'hidden'),
    blocking: await plant('blocking', 'anonymous', ['title', 'aboutMe']),
    anonymous: await plant('anonymous', 'anonymous'),
    takenBack: await plant('taken back', 'anonymous'),
    disclosing: await plant('disclosing', 'anonymous', ['education']),
    open: await plant('open', 'open'),
  }
  const { open, ...others } = people
  for (const each of Object.values(others)) await plantPhoto(app, each)
}

/** Two say no to acme, one of them after a yes; what acme was told meanwhile it knows. */
async function askForNames(): Promise<void> {
  const calls = callRequests(app)
  const { anonymous, takenBack } = people
  const ask = async (of: Planted, as: Company): Promise<string> =>
    (await succeed(calls.askForName(of, as))).body.asked.requests[0].id
  const given = await ask(takenBack, acme)
  await succeed(calls.answer(given, 'accepted', takenBack))
  await app.settleJobs()
  const name = takenBack.words['last name'] ?? ''
  for (const { id, text } of await app.mails()) if (text.includes(name)) earlierMails.add(id)
  await succeed(calls.answer(given, 'withdrawn', takenBack))
  await succeed(calls.answer(await ask(anonymous, acme), 'declined', anonymous))
  await succeed(calls.answer(await ask(anonymous, named), 'accepted', anonymous))
  await app.settleJobs()
}

/** Whoever answers a company does not say by it who they are. */
async function writeToAnonymous(): Promise<void> {
  for (const as of [people.anonymous, people.takenBack]) {
    const body = { subject: 'Guten Tag', message: 'Passt Montag?' }
    const params = { id: as.applicantId }
    const { message } = (await succeed(app.call(startThread, { params, body }, { as: acme }))).body
    const answer = { threadId: message.threadId, message: 'Gern.' }
    await succeed(app.call(respond, { body: answer }, { as }))
  }
}

/** Those to acme and to everybody who is not planted. */
function noteMailsAndEvents(): void {
  const known = [...everyone(), rival, named]
  const addresses = known.map(({ email }) => email)
  for (const mail of mails) {
    if (addresses.includes(mail.to) || earlierMails.has(mail.id)) continue
    collector.note('mail', mail)
  }
  const accounts = known.map(({ accountId }) => accountId)
  for (const { accountIds, ...event } of events) {
    if (accountIds.length > 0 && accountIds.every((id) => accounts.includes(id))) continue
    collector.note('event', event)
  }
}
