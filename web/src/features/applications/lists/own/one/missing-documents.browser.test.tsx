import { type Application, getApplication, listApplications } from '@tandem/contract/applications'
import { getCompany } from '@tandem/contract/companies/profile'
import { listContacts } from '@tandem/contract/contacts'
import { listApplicationInterviews } from '@tandem/contract/interviews'
import { getThread, type Message, respond, startThread } from '@tandem/contract/messaging'
import { listThreads, type Thread } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import { listDocuments } from '@tandem/contract/reference'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { profileWith } from '#features/applications/editor/saving/sample-draft.ts'
import { DocumentsCame } from '#features/applications/record/DocumentsCame.tsx'
import { applicant, company, expectComplaint, fill, open, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, list, refuse } from '#testing/stub-server.ts'
import { stubUploads } from '#testing/stub-uploads.ts'

const t = words.de.applications.own.missing
const { files, write } = words.de.messaging
const [id, companyId, threadId] = [
  '019b0000-0000-7000-8000-0000000000a1',
  '019b0000-0000-7000-8000-0000000000a2',
  '019b0000-0000-7000-8000-0000000000a3',
]
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const panel = page.getByRole('region', { name: fill(t.title, { company: 'Werkhof' }) })
const send = panel.getByRole('button', { name: t.send })
const uploads = panel.getByRole('list', { name: files.onTheirWay })
const choose = async (...chosen: File[]) => {
  await expect.element(panel.getByRole('button', { name: files.choose })).toBeVisible()
  await userEvent.upload(panel.element().querySelector('input[type=file]') as HTMLInputElement, chosen)
}

beforeEach(() => {
  signIn(applicant())
  answer(listApplicationInterviews, { interviews: [], timeline: [], can: { propose: false } })
  answer(listDocuments, list([{ id: 'school_certificates', name: 'Zeugnisse' }]))
  answer(listContacts, list([contact]))
  answer(listApplications, list([]))
  refuse(getCompany, 'not_found')
  expectComplaint(/404/)
})

test('documents that are missing go into the conversation, and the page says that they are sent', async () => {
  const requests = stubUploads()
  await openOwn({ missing: { fields: [], documents: ['school_certificates'] } }, [])
  await expect.element(panel).toMatchTextContent('Zeugnisse')
  await expect.element(panel.getByRole('heading')).toHaveFocus()
  await send.click()
  await expect.element(panel.getByRole('alert')).toMatchTextContent(files.noneChosen)
  await choose(pdf('zeugnis.pdf'), pdf('halbjahr.pdf'))
  answer(respond, message([]))
  await send.click()
  await expect.poll(() => requests.map(({ names }) => names)).toEqual([['zeugnis.pdf'], ['halbjahr.pdf']])
  expect(askedOf(respond).map(({ body }) => body)).toMatchObject([{ threadId, message: t.message }])
  expect(requests[0]?.url).toContain(`/attach/${message([]).id}`)
  requests[0]?.upload.onprogress?.({ loaded: 30, total: 60 })
  await expect
    .element(uploads.getByRole('progressbar', { name: 'zeugnis.pdf' }))
    .toHaveAttribute('aria-valuenow', '50')
  answer(getThread, conversation([message(['zeugnis.pdf', 'halbjahr.pdf'])]))
  for (const [index, name] of ['zeugnis.pdf', 'halbjahr.pdf'].entries()) requests[index]?.end(stored(name))
  await expect
    .element(panel.getByRole('status').first())
    .toMatchTextContent(fill(t.sent, { files: 'zeugnis.pdf und halbjahr.pdf', company: 'Werkhof' }))
  await expect
    .element(panel.getByRole('link', { name: words.de.applications.own.toThread }))
    .toHaveAttribute('href', paths.messages({ threadId }))
  await expect.element(uploads).not.toBeInTheDocument()
  const { now } = words.de.applications.own.ahead
  await expect.element(page.getByText(fill(now.documentsSent, { company: 'Werkhof' }))).toBeVisible()
})

test('without a conversation one is begun about the application', async () => {
  const requests = stubUploads()
  await openOwn({}, null)
  await expect.element(panel).toMatchTextContent(fill(t.unknown, { company: 'Werkhof' }))
  await choose(pdf('zeugnis.pdf'))
  answer(startThread, message([]))
  await send.click()
  await expect.poll(() => askedOf(startThread)).toHaveLength(1)
  await expect.poll(() => requests.length).toBe(1)
  // What is on its way outlives the page.
  requests[0]?.end(stored('zeugnis.pdf'))
  await expect.element(uploads).not.toBeInTheDocument()
  expect(askedOf(startThread)[0]?.path).toContain(contact.id)
  expect(askedOf(startThread)[0]?.body).toMatchObject({ applicationId: id, message: t.message })
})

test('what was chosen stays where the message fails, and a file that fails says why and goes with the same message', async () => {
  const requests = stubUploads()
  await openOwn({}, [])
  await choose(pdf('zeugnis.pdf'))
  cutOff(respond)
  await send.click()
  await expect.element(panel.getByRole('alert')).toMatchTextContent(write.failed)
  await expect.element(panel.getByRole('group', { name: files.chosen })).toMatchTextContent('zeugnis.pdf')
  answer(respond, message([]))
  await send.click()
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.refuse(415, 'unsupported_file', 'Das ist kein PDF.')
  await expect.element(uploads.getByRole('listitem')).toMatchTextContent('Das ist kein PDF.')
  await choose(pdf('neu.pdf'))
  await send.click()
  await expect.poll(() => requests.map(({ names }) => names)).toEqual([['zeugnis.pdf'], ['neu.pdf']])
  const keys = askedOf(respond).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([keys[0], keys[0]])
  await expect.element(uploads).toMatchTextContent('zeugnis.pdf')
})

test.each([
  ['the company is blocked', {}, { blocked: true, unreachable: 'blocked' }],
  ['the company is closed', {}, { unreachable: 'company_closed' }],
  ['the application is withdrawn', { status: 8 }, {}],
  ['the application is closed', { status: 9, outcome: 'offer_closed' }, {}],
  ['nothing is missing', { stage: 'in_review' }, {}],
] as const)('nothing is asked for where %s', async (_, parts, of) => {
  await openOwn(parts, [], of)
  await expect.element(page.getByText(words.de.applications.own.happened)).toBeVisible()
  await expect.element(panel).not.toBeInTheDocument()
})

test('the company reads at the application that documents came, and where', async () => {
  signIn(company())
  answer(listThreads, [thread])
  const came = { ...message(['zeugnis.pdf']), own: false }
  const before = { ...message(['vorher.pdf']), own: false, sentAt: '2026-11-01T09:00:00.000Z' }
  answer(getThread, conversation([before, came]))
  await open(<DocumentsCame application={owing({})} name="Mira Tannhof" />)
  const { record, own } = words.de.applications
  await expect.element(page.getByText(fill(record.documentsCame, { name: 'Mira Tannhof' }))).toBeVisible()
  await expect.element(page.getByText('zeugnis.pdf', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: own.toThread }))
    .toHaveAttribute('href', paths.messages({ threadId }))
})

const owing = (parts: Partial<Application>): Application => {
  const profile = profileWith({})
  return {
    ...profile,
    ...{ id, type: 1, status: 2, stage: 'documents_missing', sentAt: '2026-11-01T10:00:00.000Z' },
    target: {
      ...{ offerId: null, offerTitle: null, companyId, companyName: 'Werkhof' },
      ...{ hasLogo: false, requiredDocuments: [] },
    },
    timeline: [
      {
        ...{ id: companyId, at: '2026-11-02T10:00:00.000Z', event: 'documents_missing' },
        ...{ outcome: null, company: null, by: null },
      },
    ],
    can: { ...profile.can, message: true },
    ...parts,
  }
}

async function openOwn(
  parts: Partial<Application>,
  messages: Message[] | null,
  of: Parameters<typeof conversation>[1] = {},
) {
  await page.viewport(1280, 900)
  answer(getApplication, owing(parts))
  answer(listThreads, messages ? [thread] : [])
  if (messages) answer(getThread, conversation(messages, of))
  await openApp(paths.ownApplication({ applicationId: id, hash: 'unterlagen' }))
}

const contact = {
  ...{ id: '019b0000-0000-7000-8000-0000000000b1', firstName: 'Jule', lastName: 'Kirschgrund', role: '' },
  ...{ mail: null, phone: null, hasImage: false, can: { message: true, edit: false } },
  organisation: { type: 'company' as const, id: companyId, name: 'Werkhof', town: 'Kiel' },
}

const stored = (name: string) => ({
  ...{ id: `019b0000-0000-7000-8000-0000000000c${name.length % 10}`, name, size: 4 },
  mediaType: 'application/pdf',
})

const message = (names: string[]): Message => ({
  ...{ id: '019b0000-0000-7000-8000-0000000000d1', threadId, senderId: null, senderName: 'Mira', own: true },
  ...{ message: t.message, sentAt: '2026-11-03T10:00:00.000Z', readBy: [], attachments: names.map(stored) },
})

const thread: Thread = {
  ...{ id: threadId, archived: false, subject: 'Informatik', ownParticipants: [], otherParticipants: [] },
  counterpart: { name: 'Werkhof', companyId, hasLogo: false },
  ...{ applicationId: id, aboutApplication: true, offerTitle: null, handler: null, revision: 0 },
  ...{ lastMessageDateTime: '2026-11-02T10:00:00.000Z', lastMessage: { text: 'Guten Tag', own: false } },
  ...{ unreadMessages: 0, blocked: false, can: { assign: false, block: true } },
}

const conversation = (
  messages: Message[],
  of: { blocked?: boolean; unreachable?: 'blocked' | 'company_closed' } = {},
) => ({
  ...{ ...thread, messages, notes: [], unreachable: null, applicant: null },
  ...{ hasEarlier: false, hasLater: false, ...of },
})
