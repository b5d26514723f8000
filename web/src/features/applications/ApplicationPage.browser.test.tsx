import { downloadFile } from '@tandem/contract/applicants'
import { getApplication } from '@tandem/contract/applications'
import { getThread, type Message, markThreadRead } from '@tandem/contract/messaging'
import { listThreads, type Thread } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import { addNote, listFittingOffers } from '@tandem/contract/received-applications'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storeSearch } from '#lib/storage/search-storage.ts'
import { address, allPermissions, company, fill, openApp, signIn, words } from '#testing/open.tsx'
import {
  first,
  ids,
  moment,
  nothingKept,
  openReceived,
  pathOf,
  received,
  second,
} from '#testing/received-application.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

const { neighbours, record } = words.de.applications
const noteMode = record.feed.modes.note

test('who goes on to the next candidate with a note that is not saved is asked, and can stay with it', async () => {
  const { router } = await openReceived()
  await router.navigate(pathOf(first), { state: { receivedIds: ids } })
  const note = page.getByLabelText(words.de.receivedApplications.notes.write)
  const next = page.getByRole('link', { name: neighbours.next })
  const { autosave } = words.de
  const asked = page.getByRole('dialog', { name: autosave.leaveTitle })
  await page.getByRole('button', { name: noteMode, exact: true }).click()
  await note.fill('Ruft am Montag zurück')
  await next.click()
  await expect.element(asked).toMatchTextContent(autosave.leaveText_formal)
  await asked.getByRole('button', { name: autosave.stay }).click()
  await expect.element(note).toHaveValue('Ruft am Montag zurück')
  expect(address()).toBe(pathOf(first))

  await next.click()
  await asked.getByRole('button', { name: autosave.leave }).click()
  await expect.poll(address).toBe(pathOf(second))
  await expect.element(note).toHaveValue('')
  await expect.element(asked).not.toBeInTheDocument()
})

test('who goes on while the note is being saved is not asked, and goes on once it is', async () => {
  const { router } = await openReceived()
  await router.navigate(pathOf(first), { state: { receivedIds: ids } })
  const saved = Promise.withResolvers<void>()
  answer(addNote, () => saved.promise.then(() => nothingKept))
  const { notes } = words.de.receivedApplications
  await page.getByRole('button', { name: noteMode, exact: true }).click()
  await page.getByLabelText(notes.write).fill('Ruft am Montag zurück')
  await page.getByRole('button', { name: notes.add }).click()
  await page.getByRole('link', { name: neighbours.next }).click()
  expect(address()).toBe(pathOf(first))
  saved.resolve()
  await expect.poll(address).toBe(pathOf(second))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a colleague without the permission for applications reads why a link shows none', async () => {
  signIn(company(), ['company-colleagues-manage'])
  refuse(getApplication, 'not_found')
  await openApp(pathOf(first))
  const { missingTitle, missingText, missingPermission } = words.de.applications.record
  await expect.element(page.getByRole('heading', { name: missingTitle })).toBeVisible()
  await expect.element(page.getByText(missingPermission)).toBeVisible()
  signIn(company(), allPermissions)
  await expect.element(page.getByText(missingText)).toBeVisible()
})

test('a profile that was opened from no list leads back to the last search', async () => {
  signIn(company(), allPermissions)
  storeSearch('applications', '?grade=2')
  answer(getApplication, { ...received(first), type: 3, target: null, sentAt: null })
  await openApp(pathOf(first))
  await expect
    .element(page.getByRole('link', { name: words.de.applications.record.toSearch }))
    .toHaveAttribute('href', `${paths.applicantProfiles()}?grade=2`)
})

test('the heading that takes the focus stays where what loads turns out to be a profile', async () => {
  signIn(company(), allPermissions)
  const asked = Promise.withResolvers<void>()
  const profile = { ...received(first), type: 3 as const, target: null, sentAt: null }
  answer(getApplication, () => asked.promise.then(() => profile))
  await openApp(pathOf(first))
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toMatchTextContent(record.title)
  const before = heading.element()
  asked.resolve()
  await expect.element(heading).toMatchTextContent('Mira Tannhof')
  expect(heading.element()).toBe(before)
})

test('other own offers that fit are named, but not for what was withdrawn', async () => {
  const match = { total: 81, applicant: 78, company: 84, reasons: [] }
  answer(listFittingOffers, [{ id: second, title: 'Künstliche Intelligenz', match }])
  const { unmount } = await openReceived()
  const card = page.getByRole('region', { name: record.fittingOffers })
  await expect
    .element(card.getByRole('link', { name: 'Künstliche Intelligenz' }))
    .toHaveAttribute('href', paths.offer({ offerId: second }))
  await expect.element(card.getByRole('img', { name: /81/ })).toBeVisible()
  await unmount()
  await openReceived({ status: 8 })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Mira Tannhof')
  expect(askedOf(listFittingOffers)).toHaveLength(1)
})

test('what was sent along is read in the page, one after the other by the arrow keys, the letter too', async () => {
  const cv = attachment('cv', 'lebenslauf.docx')
  const certificates = attachment('school_certificates', 'zeugnis.docx')
  await openReceived({ attachments: [cv, certificates], coverLetter: 'Guten Tag, ich bewerbe mich.' })
  const tabs = page.getByRole('tablist', { name: record.documents })
  const panel = page.getByRole('region', { name: record.panes.documents }).getByRole('tabpanel')
  await expect.element(panel).toMatchTextContent(words.de.documentViewer.wordTitle)
  await tabs.getByRole('tab', { name: 'Lebenslauf' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tabs.getByRole('tab', { name: record.coverLetter })).toHaveFocus()
  await expect.element(panel).toMatchTextContent('Guten Tag, ich bewerbe mich.')
  await userEvent.keyboard('{Home}{ArrowRight}')
  await expect.element(tabs.getByRole('tab', { name: 'Zeugnisse' })).toHaveAttribute('aria-selected', 'true')
  expect(askedOf(downloadFile)).toHaveLength(2)
})

test('messages, notes and what happened stand by time, and each kind by itself', async () => {
  const notes = [{ ...kept, text: 'Bitte einladen', createdAt: '2026-11-03T10:00:00.000Z' }]
  answer(listThreads, [thread])
  answer(getThread, { ...conversation, messages: [written('Guten Tag Mira', '2026-11-02T10:00:00.000Z')] })
  await openReceived({ timeline: [event('sent', '2026-11-01T10:00:00.000Z')] }, { notes })
  const log = page.getByRole('log', { name: record.feed.label })
  await expect.element(log).toMatchTextContent(/Bewerbung eingegangen.*Guten Tag Mira.*Bitte einladen/)
  await page.getByRole('tab', { name: record.feed.note }).click()
  await expect.element(log).toMatchTextContent('Bitte einladen')
  await expect.element(log).not.toMatchTextContent('Guten Tag Mira')
  await expect.element(log).not.toMatchTextContent('Bewerbung eingegangen')
})

test('where a conversation has begun, its field is where one writes; what was begun stays beside a note', async () => {
  answer(listThreads, [thread])
  answer(getThread, { ...conversation, messages: [written('Guten Tag Mira', moment)] })
  await openReceived({ can: { ...received(first).can, message: true } })
  await page.getByRole('button', { name: fill(record.more, { name: 'Mira Tannhof' }) }).click()
  await page.getByRole('menuitem', { name: record.write }).click()
  const message = page.getByLabelText(fill(words.de.messaging.write.to, { name: 'Mira Tannhof' }))
  await expect.element(message).toHaveFocus()
  await userEvent.keyboard('Passt Montag?')
  await page.getByRole('button', { name: noteMode, exact: true }).click()
  await page.getByLabelText(words.de.receivedApplications.notes.write).fill('Ruft am Montag zurück')
  await page.getByRole('button', { name: record.feed.modes.message, exact: true }).click()
  await expect.element(message).toHaveValue('Passt Montag?')
  await page.getByRole('button', { name: noteMode, exact: true }).click()
  await expect
    .element(page.getByLabelText(words.de.receivedApplications.notes.write))
    .toHaveValue('Ruft am Montag zurück')
})

test('a conversation counts as read once it is shown, not while another pane is', async () => {
  answer(listThreads, [{ ...thread, unreadMessages: 1 }])
  const unread = { ...written('Guten Tag Mira', moment), own: false }
  answer(getThread, { ...conversation, unreadMessages: 1, messages: [unread] })
  answer(markThreadRead, 0)
  await page.viewport(390, 800)
  await openReceived()
  await expect.element(page.getByRole('tab', { name: record.panes.exchange })).toBeVisible()
  await expect.element(page.getByText('Guten Tag Mira')).toBeInTheDocument()
  await expect.element(page.getByText('Guten Tag Mira')).not.toBeVisible()
  expect(askedOf(markThreadRead)).toHaveLength(0)
  await page.getByRole('tab', { name: record.panes.exchange }).click()
  await expect.poll(() => askedOf(markThreadRead).length).toBe(1)
})

test('without the room for all three, one pane at a time is shown, and what was typed outlives the change', async () => {
  await openReceived()
  await page.viewport(390, 800)
  const pane = (name: string) => page.getByRole('tab', { name })
  await expect.element(page.getByRole('heading', { name: record.facts })).toBeVisible()
  await pane(record.panes.exchange).click()
  await expect.element(page.getByRole('heading', { name: record.facts })).not.toBeInTheDocument()
  await page.getByRole('button', { name: noteMode, exact: true }).click()
  const note = page.getByLabelText(words.de.receivedApplications.notes.write)
  await note.fill('Ruft am Montag zurück')
  await page.viewport(1280, 900)
  await expect.element(page.getByRole('heading', { name: record.facts })).toBeVisible()
  await expect.element(note).toHaveValue('Ruft am Montag zurück')
})

const kept = {
  ...{ id: first, author: 'Jule Kirschgrund', updatedAt: moment, revision: 0 },
  can: { edit: false, delete: false },
}

const attachment = (type: string, name: string) => ({
  ...{
    type,
    key: `019b0000-0000-7000-8000-0000000000${type === 'cv' ? 'c1' : 'c2'}`,
    name,
    url: '',
    size: 4,
  },
  mediaType: 'application/msword',
})

const event = (event: 'sent', at: string) => ({
  ...{ id: second, at, event, outcome: null, company: null, by: null },
})

const written = (message: string, sentAt: string): Message => ({
  ...{ id: second, threadId: first, senderId: null, senderName: 'Jule Kirschgrund', own: true },
  ...{ message, sentAt, readBy: [], attachments: [] },
})

const thread: Thread = {
  ...{ id: first, archived: false, subject: 'Informatik', ownParticipants: [], otherParticipants: [] },
  counterpart: { name: 'Mira Tannhof', companyId: null, hasLogo: false },
  ...{ applicationId: first, aboutApplication: true, offerTitle: null, handler: null, revision: 0 },
  ...{ lastMessageDateTime: moment, lastMessage: { text: 'Guten Tag', own: true } },
  ...{ unreadMessages: 0, blocked: false, can: { assign: false, block: true } },
}

const conversation = {
  ...{ ...thread, notes: [], unreachable: null, applicant: null, hasEarlier: false, hasLater: false },
}
