import { getApplication, listApplications } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { updateApplication } from '@tandem/contract/applications/drafts'
import { listProfileViews } from '@tandem/contract/applications/profile-views'
import { getWatchList } from '@tandem/contract/bookmarks'
import { listOpenInterviews } from '@tandem/contract/interviews'
import { paths } from '@tandem/contract/paths'
import {
  listSearchDistances,
  listSearchQualifications,
  listStudyInterests,
  listStudyYears,
} from '@tandem/contract/reference'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readUnsaved } from '#lib/form/unsaved-values.ts'
import { watchListState } from '#lib/navigation/return-to-card.ts'
import { address, applicant, expectComplaint, fill, open, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, findWrong, list, reply } from '#testing/stub-server.ts'
import { blank, profileWith } from './saving/sample-draft.ts'
import { PlaceRow } from './sections/PlaceRow.tsx'

const { editor: t } = words.de.applications
const { autosave } = words.de
const about = page.getByLabelText(t['ueber-mich'].label)
const saved = page.getByText(/^Gespeichert um/)
const grade = page.getByLabelText(t.schule.grade)
const { id } = profileWith({})

test('the distances around a place can be asked for again', async () => {
  cutOff(listSearchDistances)
  expectComplaint(/Reference data could not be loaded/)
  const onRadius = vi.fn()
  const place = { place: 'Ulm', latitude: 48.4, longitude: 10, radius: 25 }
  await open(
    <ul>
      <PlaceRow place={place} onRadius={onRadius} onRemove={() => {}} />
    </ul>,
  )
  const retry = page.getByRole('button', { name: words.de.common.error.retry })
  await expect.element(retry).toBeVisible()
  answer(listSearchDistances, list([{ id: '42', name: '42', value: 42 }]))
  await retry.click()
  await page.getByRole('combobox').selectOptions('42')
  expect(onRadius).toHaveBeenCalledWith(42)
})

test('thirty seconds without a connection in the middle of typing lose nothing, and it is saved by itself', async () => {
  const server = await openProfile({ aboutMe: 'Ich' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  cutOff(updateApplication)
  await about.fill('Ich baue')
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(page.getByText(autosave.retries)).toBeVisible()
  await vi.advanceTimersByTimeAsync(15_000)
  await userEvent.type(about, ' Drohnen.')
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.element(about).toHaveValue('Ich baue Drohnen.')
  expect(readUnsaved(`profile ${id}`)).toMatchObject({ draft: { aboutMe: 'Ich baue Drohnen.' } })
  server.goOn()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(saved).toBeVisible()
  expect(server.content().aboutMe).toBe('Ich baue Drohnen.')
  expect(readUnsaved(`profile ${id}`)).toBe(null)
})

test('what could not be saved is there after a reload and is saved then; a grade that is none empties nothing', async () => {
  const server = await openProfile({ grade: 2.3 })
  cutOff(updateApplication)
  await about.fill('Geschrieben im Zug.')
  await grade.fill('zwei')
  await expect.element(page.getByText(autosave.retries)).toBeVisible()
  await server.reload()
  await expect.element(about).toHaveValue('Geschrieben im Zug.')
  await expect.element(grade).toHaveValue('2,3')
  await expect.element(saved).toBeVisible()
  expect(server.content()).toMatchObject({ aboutMe: 'Geschrieben im Zug.', grade: 2.3 })
})

test('what can no longer be chosen keeps its name, says so, is saved with the rest and not offered again', async () => {
  const course = { studyCourse: '1', subjectArea: 'business', degree: 'B.Sc.' }
  answer(
    listStudyInterests,
    list([
      { ...course, id: '36', name: 'Wirtschaftsinformatik', active: false },
      { ...course, id: '37', name: 'Wirtschaftsrecht', active: false },
      { ...course, id: '58', name: 'Informatik' },
    ]),
  )
  const school = { note: null, admission: 'direct' } as const
  answer(listSearchQualifications, list([{ ...school, id: 'old', name: 'Altes Abitur', active: false }]))
  const server = await openProfile({ studyInterests: ['36'], qualification: 'old' })
  const gone = (name: string) => fill(words.de.common.noLongerOffered, { name })
  await expect.element(page.getByLabelText(t.schule.qualification)).toHaveDisplayValue(gone('Altes Abitur'))
  const name = fill(words.de.common.ui.remove, { name: `${gone('Wirtschaftsinformatik')} (B.Sc.)` })
  const remove = page.getByRole('button', { name })
  await expect.element(remove).toBeVisible()
  await about.fill('Neu.')
  await expect.poll(() => server.content().aboutMe).toBe('Neu.')
  expect(server.content()).toMatchObject({ studyInterests: ['36'], qualification: 'old' })

  await remove.click()
  await expect.poll(() => server.content().studyInterests).toEqual([])
  await page.getByLabelText(t.studienwunsch.studyInterests).click()
  await expect.element(page.getByRole('option', { name: 'Informatik (B.Sc.)' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /Wirtschaft/ })).not.toBeInTheDocument()
})

test('a grade that is none stays as it was typed, is named, and the rest is saved', async () => {
  const server = await openProfile({})
  await grade.fill('4,7')
  const named = page.getByText(fill(autosave.notYetSaved, { fields: t.fields.grade }))
  await expect.element(named).toBeVisible()
  await about.fill('Das hier schon.')
  await expect.poll(() => server.content().aboutMe).toBe('Das hier schon.')
  await expect.element(named).toBeVisible()
  await expect.element(grade).toHaveValue('4,7')
  await expect.element(grade).toHaveAttribute('aria-invalid', 'true')
  await grade.fill('2,7')
  await expect.element(saved).toBeVisible()
  expect(server.content().grade).toBe(2.7)
})

test('what the server refuses stands at its field, also when that is left once more, until it is changed', async () => {
  await openProfile({})
  findWrong(updateApplication, { aboutMe: 'So nicht.' })
  await about.fill('Verboten.')
  await expect.element(page.getByText('So nicht.')).toBeVisible()
  await about.click()
  await grade.click()
  await expect.element(grade).toHaveFocus()
  await expect.element(page.getByText('So nicht.')).toBeVisible()
  await about.fill('Erlaubt.')
  await expect.element(page.getByText('So nicht.')).not.toBeInTheDocument()
})

test('what is typed back to what was saved is no longer named as unsaved', async () => {
  const server = await openProfile({ grade: 2.3 })
  await grade.fill('2,35')
  await about.fill('Das hier schon.')
  await expect.poll(() => server.content().aboutMe).toBe('Das hier schon.')
  const named = page.getByText(fill(autosave.notYetSaved, { fields: t.fields.grade }))
  await expect.element(named).toBeVisible()
  await grade.fill('2,3')
  await about.click()
  await expect.element(grade).toBeValid()
  await expect.element(named).not.toBeInTheDocument()
})

test('nobody else who signs in on this device gets what was typed', async () => {
  const server = await openProfile({})
  cutOff(updateApplication)
  await about.fill('Nur für mich.')
  await expect.element(page.getByText(autosave.retries)).toBeVisible()
  await server.reload(applicant({ id: '019b0000-0000-7000-8000-000000000009' }))
  await expect.element(about).toHaveValue('')
  expect(server.content().aboutMe).toBe('')
})

test('who leaves although it is not saved finds no trace of it later', async () => {
  const server = await openProfile({})
  answer(listOpenInterviews, [])
  cutOff(updateApplication)
  await about.fill('Doch nicht.')
  await expect.element(page.getByText(autosave.retries)).toBeVisible()
  await page.getByRole('button', { name: t.finish }).click()
  await page.getByRole('dialog').getByRole('button', { name: autosave.leave }).click()
  await expect.poll(() => location.pathname).toBe(paths.ownApplications())
  await expect.poll(() => askedOf(updateApplication).length).toBeGreaterThan(2)
  expect(readUnsaved(`profile ${id}`)).toBe(null)
  expect(server.content().aboutMe).toBe('')
})

test('what both changed is chosen field by field, also both together, and nothing is written before', async () => {
  const server = await openProfile({ desiredYears: [] })
  server.changeElsewhere({ aboutMe: 'Dort geschrieben.', grade: 1.7, desiredYears: [2031] })
  await page.getByRole('button', { name: '2030', exact: true }).click()
  await grade.fill('2,1')
  await about.fill('Hier geschrieben.')

  const alert = page.getByRole('alert').filter({ hasText: t.conflict.title })
  await expect.element(alert).toMatchTextContent(t.fields.aboutMe)
  await alert.getByRole('button', { name: t.conflict.compare }).click()
  const dialog = page.getByRole('dialog', { name: t.conflict.choose })
  const field = (name: string) => dialog.getByRole('radiogroup', { name })
  await expect.element(field(t.fields.aboutMe).getByRole('radio', { name: t.conflict.here })).toBeChecked()
  await expect.element(field(t.fields.aboutMe)).toMatchTextContent('Dort geschrieben.')
  expect(field(t.fields.grade).getByRole('radio').elements()).toHaveLength(2)
  await field(t.fields.grade).getByRole('radio', { name: t.conflict.there }).click()
  await field(t.fields.desiredYears).getByRole('radio', { name: t.conflict.both }).click()
  expect(server.content()).toMatchObject({ aboutMe: 'Dort geschrieben.' })
  await dialog.getByRole('button', { name: t.conflict.take }).click()

  await expect.element(saved).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(grade).toHaveValue('1,7')
  expect(server.content()).toMatchObject({
    aboutMe: 'Hier geschrieben.',
    grade: 1.7,
    desiredYears: [2030, 2031],
  })
})

test('an address that names a section opens there, once all sections stand', async () => {
  const expertises = Array.from({ length: 30 }, (_, n) => ({
    name: `Kenntnis ${n}`,
    grade: null,
    description: '',
  }))
  await openProfile({ expertises }, '#unterlagen')
  const heading = page.getByRole('heading', { level: 2, name: t.unterlagen.title })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
  await expect.element(page.getByRole('link', { name: t.toOffers })).toBeInTheDocument()
})

test('a profile that was opened in the watch list leads back to its view, also from one of its sections', async () => {
  const none = { offer: 0, company: 0, applicant: 0, application: 0 }
  answer(getWatchList, {
    ...{ owner: null, types: { all: 0, ...none }, categories: { positive: 0, neutral: 0, negative: 0 } },
    ...{ pages: 1, entries: [] },
  })
  const { router } = await openProfile({})
  const back = page.getByRole('link', { name: words.de.common.toBookmarks })
  expect(back.elements()).toEqual([])
  const view = `${paths.bookmarks()}?sortierung=name`
  await router.navigate(view)
  await router.navigate(paths.ownProfile({ applicationId: id }), { state: watchListState(view, id) })
  await expect.element(back).toBeVisible()
  await page.getByRole('link', { name: t.sprachen.title }).first().click()
  await expect.poll(() => router.state.location.hash).toBe('#sprachen')
  await back.click()
  await expect.poll(address).toBe(view)
  expect(router.state.location.state).toEqual({ recordId: id })
})

/** The whole page, with a server that keeps what is saved. */
async function openProfile(content: Partial<ApplicationContent>, hash = '') {
  let current = profileWith(content)
  const goOn = () =>
    reply(updateApplication, ({ body }) => {
      const {
        revision,
        locale: _,
        ...changes
      } = body as ApplicationContent & { revision: number; locale: string }
      if (revision !== current.revision) {
        const problem = { '@type': 'Error', code: 'changed_elsewhere', status: 409, current }
        return Response.json(
          { ...problem, type: '', title: '', description: '', detail: '' },
          { status: 409 },
        )
      }
      current = profileWith({ ...blank, ...changes }, revision + 1)
      return Response.json({ '@id': '', '@type': 'Application', ...current })
    })
  const answerAll = () => {
    answer(getApplication, () => current)
    answer(listProfileViews, [])
    answer(listApplications, list([]))
    answer(listStudyYears, list([{ id: '2030', value: 2030, name: '2030' }]))
    goOn()
  }
  const start = async (person = applicant()) => {
    signIn(person)
    answerAll()
    const screen = await openApp(paths.ownProfile({ applicationId: id }) + hash)
    await expect.element(about).toBeVisible()
    return screen
  }
  let screen = await start()
  return {
    goOn,
    router: screen.router,
    content: () => current,
    changeElsewhere(changes: Partial<ApplicationContent>) {
      current = profileWith({ ...current, ...changes }, current.revision + 1)
    },
    /** A page that is loaded anew says nothing to its components, so what is stored stays. */
    async reload(person = applicant()) {
      const stored = { ...sessionStorage }
      await screen.unmount()
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
      screen = await start(person)
    },
  }
}
