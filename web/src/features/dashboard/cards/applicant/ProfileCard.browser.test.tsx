import { type Application, getApplication } from '@tandem/contract/applications'
import { updateApplication } from '@tandem/contract/applications/drafts'

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf } from '#testing/stub-server.ts'
import { ProfileCard } from './ProfileCard.tsx'

const { saved, visible, undo } = words.de.dashboard.profile
const notified = () => useNotifications.getState().items.map(({ type, title }) => [type, title])

test('that a profile could not be hidden is said also after its card has gone', async () => {
  const { fail } = await hideAndLeave()
  fail()
  await expect.poll(notified).toContainEqual(['danger', saved.failed])
})

test('that a profile was hidden is said also after its card has gone, and can be undone there', async () => {
  const { save } = await hideAndLeave()
  save()
  await expect.poll(notified).toEqual([['success', saved.hidden]])
  const [{ action } = {}] = useNotifications.getState().items
  expect(action?.label).toBe(undo)
  answerSaves()
  action?.onSelect()
  await expect.poll(notified).toContainEqual(['success', saved.open])
  expect(askedOf(updateApplication).map(({ body }) => body.visibility)).toEqual(['hidden', 'open'])
})

test('what is open leads to its place in the editor, first what brings most', async () => {
  signIn(applicant())
  const parts = [
    { part: 'documents', gain: 10 },
    { part: 'aboutMe', gain: 5 },
  ] as const
  const { id, visibility } = profile
  await open(
    <ProfileCard profile={{ id, visibility, visible: true, filledPercentage: 85, open: [...parts] }} />,
  )
  const links = page.getByRole('listitem').getByRole('link')
  const first = links.first()
  await expect.element(first).toHaveAccessibleName('Erstes Dokument hochladen +10\u00a0%')
  await expect.element(first).toHaveAttribute('href', `/bewerbungsprofil/${id}#unterlagen`)
  await expect.element(links.last()).toHaveAttribute('href', `/bewerbungsprofil/${id}#ueber-mich`)
})

const answerSaves = () => answer(updateApplication, ({ body }) => ({ ...profile, ...(body as Application) }))

/** The answer comes when the page has been left. */
async function hideAndLeave() {
  signIn(applicant())
  answer(getApplication, profile)
  const { promise, resolve: save, reject } = Promise.withResolvers<void>()
  answer(updateApplication, async ({ body }) => {
    await promise
    return { ...profile, ...(body as Application) }
  })
  const card = { id, visibility: profile.visibility, visible: true, filledPercentage: 50, open: [] }
  const { router } = await open(<ProfileCard profile={card} />)
  await page.getByRole('switch', { name: visible }).click()
  await expect.poll(() => askedOf(updateApplication)).toHaveLength(1)
  await router.navigate('/woanders')
  await expect.element(page.getByText('/woanders')).toBeVisible()
  return { save, fail: () => reject(new TypeError('Failed to fetch')) }
}

const id = '019b0000-0000-7000-8000-000000000040'
const moment = '2026-11-01T10:00:00.000Z'
const profile: Application = {
  ...{ id, type: 3, status: 1, stage: null, outcome: null, title: '', origin: null, undoUntil: null },
  ...{ createdAt: moment, updatedAt: moment, sentAt: null, revision: 1, match: null, target: null },
  ...{ grade: null, qualification: null, places: [], desiredYears: [], studyInterests: [], outcomes: [] },
  ...{ freePlaces: [], filledPercentage: 50, declineReason: null, declineNote: '', disclosed: [] },
  ...{ attachments: [], timeline: [], expertises: [], languages: [], education: [], career: [] },
  ...{ moduleAdditionals: [], aboutMe: '', coverLetter: '', visibility: 'open' },
  missing: { fields: [], documents: [] },
  can: {
    ...{ edit: true, submit: false, move: false, cancel: false, delete: true, undo: false },
    message: false,
  },
  applicant: {
    ...{ id, gender: 'female', firstName: 'Mira', lastName: 'Tannhof', email: 'mira@example.org' },
    ...{ birthdate: null, image: null },
  },
}
