import {
  agreeInterview,
  cancelInterview,
  counterInterview,
  type Interview,
  type Interviews,
  listApplicationInterviews,
  listInterviewers,
  proposeInterview,
  proposeInterviewAgain,
} from '@tandem/contract/interviews'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { berlinInstant, berlinParts } from '#lib/format/berlin-instant.ts'
import { useNotifications } from '#lib/notifications.ts'
import { allPermissions, applicant, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, findWrong, refuse } from '#testing/stub-server.ts'
import { workdays } from '../proposal/week.ts'
import { InterviewPanel } from './InterviewPanel.tsx'

const t = words.de.interviews
const applicationId = '019b0000-0000-7000-8000-0000000000a1'
const [hanna, first, second] = ['b1', 'c1', 'c2'].map(
  (end) => `019b0000-0000-7000-8000-0000000000${end}`,
) as [string, string, string]
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notified = () => useNotifications.getState().items.map(({ title }) => title)

const proposed = (parts: Partial<Interview> = {}): Interview => ({
  id: '019b0000-0000-7000-8000-0000000000a2',
  applicationId,
  status: 'proposed',
  minutes: 40,
  kind: 'video',
  where: 'https://meet.example.com/werkhof',
  note: 'Wir freuen uns.',
  slots: [
    { id: first, startsAt: '2027-01-14T09:30:00.000Z' },
    { id: second, startsAt: '2027-07-15T07:00:00.000Z' },
  ],
  startsAt: null,
  interviewers: [{ id: hanna, name: 'Hanna Wiese' }],
  cancelledBy: null,
  cancelReason: '',
  revision: 3,
  can: { choose: true, propose: true, cancel: true },
  ...parts,
})
const all = (interview?: Interview): Interviews => ({
  interviews: interview ? [interview] : [],
  timeline: [],
  can: { propose: !interview },
})

function pressTwice(pressed: Locator): void {
  const element = pressed.element() as HTMLElement
  element.click()
  element.click()
}

async function openOwn(interview = proposed()) {
  signIn(applicant())
  answer(listApplicationInterviews, all(interview))
  return open(
    <InterviewPanel applicationId={applicationId} side="applicant" name="Werkhof GmbH" isOver={false} />,
  )
}

test('of a company that was suspended meanwhile no time is taken: the page says why and takes the focus along', async () => {
  await openOwn()
  await page.getByRole('radio').first().click()
  refuse(agreeInterview, 'company_on_hold')
  const held = proposed({ can: { choose: false, propose: false, cancel: true } })
  answer(listApplicationInterviews, { ...all(held), can: { propose: false }, onHold: true })
  await page.getByRole('button', { name: /zusagen$/ }).click()
  const why = fill(t.onHold.applicant.waiting, { name: 'Werkhof GmbH' })
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(page.getByText(t.applicant.proposed)).not.toBeInTheDocument()
  await expect.element(button(t.cancel.action)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t.title })).toHaveFocus()
})

test('an applicant reads the times with their weekday, and takes one', async () => {
  await openOwn()
  await expect.element(page.getByText(t.applicant.proposed)).toBeVisible()
  await expect.element(page.getByText('Per Video, 40 Minuten, mit Hanna Wiese')).toBeVisible()
  await expect.element(page.getByText(t.berlin)).toBeVisible()
  await button(t.agree).click()
  const missing = page.getByText(t.chooseMissing)
  await expect.element(missing).toBeVisible()
  // Its ground is light on the dark panel, and so must its words be dark.
  expect(getComputedStyle(missing.element()).color).toBe(getComputedStyle(document.body).color)
  expect(askedOf(agreeInterview)).toHaveLength(0)
  // In summer time, too.
  await page.getByRole('radio', { name: 'Donnerstag 15. Juli 2027 09:00 bis 09:40 Uhr' }).click()
  answer(agreeInterview, all(proposed({ status: 'agreed', slots: [] })))
  answer(listApplicationInterviews, all(agreed()))
  await button(fill(t.agreeTo, { day: 'Donnerstag', time: '09:00' })).click()
  await expect.element(page.getByText(t.applicant.agreed)).toBeVisible()
  expect(askedOf(agreeInterview)[0]?.body).toMatchObject({ slotId: second, revision: 3 })
  expect(notified()).toEqual([t.done.agreed])
  await expect.element(page.getByRole('heading', { name: t.title, exact: true })).toHaveFocus()
})

test('a time takes three lines at most, however many there are and however wide the page is', async () => {
  for (const width of [1440, 1024, 390]) {
    await page.viewport(width, 900)
    for (const count of [1, 2, 3, 6]) {
      const slots = Array.from({ length: count }, (_, at) => ({
        id: `019b0000-0000-7000-8000-0000000000d${at}`,
        startsAt: `2027-09-0${at + 1}T08:30:00.000Z`,
      }))
      const screen = await openOwn(proposed({ slots }))
      const hours = page.getByText('10:30 bis 11:10 Uhr', { exact: true })
      await expect.element(hours.first()).toBeVisible()
      for (const line of hours.elements()) {
        const { lineHeight } = getComputedStyle(line)
        expect(line.getBoundingClientRect().height, `${count} at ${width}`).toBeLessThan(
          Number.parseFloat(lineHeight) * 1.5,
        )
      }
      await screen.unmount()
    }
  }
})

const agreed = () =>
  proposed({
    status: 'agreed',
    slots: [],
    startsAt: '2027-07-15T07:00:00.000Z',
    can: { choose: false, propose: true, cancel: true },
  })

test('an applicant proposes other times, and what is wrong with one stands at it', async () => {
  await openOwn()
  await button(`${t.noneSuits} ${t.noneSuitsText}`).click()
  await expect.element(page.getByRole('heading', { name: t.proposeOther })).toHaveFocus()
  await button(t.form.cancel).click()
  await expect.element(page.getByRole('heading', { name: t.applicant.proposed })).toHaveFocus()
  await button(`${t.noneSuits} ${t.noneSuitsText}`).click()
  await button(t.form.send).click()
  await expect.element(page.getByText(t.form.slotMissing)).toBeVisible()
  await expect.element(page.getByLabelText(t.form.day, { exact: true })).toHaveFocus()
  await page.getByLabelText(t.form.day, { exact: true }).fill('2027-01-15')
  await page.getByLabelText(t.form.time).fill('16:30')
  await button(t.form.add).click()
  await expect.element(page.getByLabelText(t.form.day, { exact: true }).last()).toHaveFocus()
  await page.getByLabelText(t.form.day, { exact: true }).last().fill('2027-07-16')
  await page.getByLabelText(t.form.time).last().fill('16:30')
  findWrong(counterInterview, { 'slots[1]': 'Das ist zu knapp.' })
  await button(t.form.send).click()
  await expect.element(page.getByText('Das ist zu knapp.')).toBeVisible()
  await expect.element(page.getByLabelText(t.form.day, { exact: true }).last()).toHaveFocus()
  expect(askedOf(counterInterview)[0]?.body).toMatchObject({
    slots: ['2027-01-15T15:30:00.000Z', '2027-07-16T14:30:00.000Z'],
    revision: 3,
  })
})

test('a time that is added or removed moves the focus before anything else is typed', async () => {
  await openOwn()
  await button(`${t.noneSuits} ${t.noneSuitsText}`).click()
  const days = page.getByLabelText(t.form.day, { exact: true })
  await expect.element(days).toBeVisible()
  press(button(t.form.add))
  expect(days.elements()).toHaveLength(2)
  expect(document.activeElement).toBe(days.elements()[1])
  press(button(fill(t.form.remove, { number: 2 })))
  expect(document.activeElement).toBe(days.element())
})

/** As a key does it: what follows it finds the focus where it has been put. */
const press = (found: Locator) => (found.element() as HTMLElement).click()

test('the question whether to cancel can be read, though the invitation is dark', async () => {
  await openOwn()
  await button(t.cancel.action).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('heading')).toMatchTextContent(t.cancel.title)
  const look = (element: Element) => {
    const style = getComputedStyle(element)
    return { text: style.color, focus: style.getPropertyValue('--focus') }
  }
  for (const words of [dialog.getByRole('heading'), dialog.getByLabelText(t.cancel.reason)]) {
    expect(look(words.element())).toEqual(look(document.body))
  }
})

test('a cancellation is asked for first, and says why', async () => {
  await openOwn(agreed())
  await button(t.cancel.action).click()
  await page.getByLabelText(t.cancel.reason).fill('Ich bin krank.')
  const off = proposed({ status: 'cancelled', cancelledBy: 'applicant', slots: [], can: noSteps })
  answer(cancelInterview, all(off))
  answer(listApplicationInterviews, all(off))
  await page.getByRole('dialog').getByRole('button', { name: t.cancel.confirm, exact: true }).click()
  await expect.element(page.getByText(t.applicant.cancelled)).toBeVisible()
  expect(askedOf(cancelInterview)[0]?.body).toMatchObject({ reason: 'Ich bin krank.', revision: 3 })
  await expect.element(page.getByRole('heading', { name: t.title, exact: true })).toHaveFocus()
})

test('a second press before anything is drawn again sends nothing more', async () => {
  await openOwn()
  await page.getByRole('radio', { name: 'Donnerstag 15. Juli 2027 09:00 bis 09:40 Uhr' }).click()
  answer(agreeInterview, all(agreed()))
  answer(listApplicationInterviews, all(agreed()))
  pressTwice(button(fill(t.agreeTo, { day: 'Donnerstag', time: '09:00' })))
  await expect.element(page.getByText(t.applicant.agreed)).toBeVisible()
  expect(askedOf(agreeInterview)).toHaveLength(1)

  await button(t.cancel.action).click()
  const off = proposed({ status: 'cancelled', cancelledBy: 'applicant', slots: [], can: noSteps })
  answer(cancelInterview, all(off))
  answer(listApplicationInterviews, all(off))
  pressTwice(page.getByRole('dialog').getByRole('button', { name: t.cancel.confirm, exact: true }))
  await expect.element(page.getByText(t.applicant.cancelled)).toBeVisible()
  expect(askedOf(cancelInterview)).toHaveLength(1)
  expect(notified()).toEqual([t.done.agreed, t.done.cancelled])
})

test('times that are sent by two presses are sent once', async () => {
  await openOwn()
  await button(`${t.noneSuits} ${t.noneSuitsText}`).click()
  await page.getByLabelText(t.form.day, { exact: true }).fill('2027-01-15')
  await page.getByLabelText(t.form.time).fill('16:30')
  answer(counterInterview, all(proposed({ revision: 4 })))
  pressTwice(button(t.form.send))
  await expect.element(page.getByRole('heading', { name: t.applicant.proposed })).toHaveFocus()
  expect(askedOf(counterInterview)).toHaveLength(1)
})

test('an applicant sees what is past, and what was cancelled before it', async () => {
  signIn(applicant())
  const past = proposed({ status: 'agreed', slots: [], startsAt: '2026-01-15T09:00:00.000Z', can: noSteps })
  const off = { status: 'cancelled', cancelledBy: 'company', startsAt: '2026-01-08T09:00:00.000Z' } as const
  const before = proposed({ ...off, id: hanna, slots: [], can: noSteps })
  answer(listApplicationInterviews, { ...all(past), interviews: [past, before] })
  await open(
    <InterviewPanel applicationId={applicationId} side="applicant" name="Werkhof GmbH" isOver={true} />,
  )
  await expect.element(page.getByText(t.applicant.past)).toBeVisible()
  await expect.element(page.getByText('Donnerstag, 8. Januar 2026, 10:00 bis 10:40 Uhr')).toBeVisible()
  await expect.element(page.getByText(t.earlier.cancelled)).toBeVisible()
  // Neither a way to its calendar, nor a promise that the application goes on.
  expect(page.getByRole('button').elements()).toHaveLength(0)
  expect(page.getByText('meldet sich').elements()).toHaveLength(0)
})

const noSteps = { choose: false, propose: false, cancel: false }

test('a company is told of clashes, and proposes all the same', async () => {
  signIn(company(), allPermissions)
  answer(listApplicationInterviews, all())
  const busy = {
    interviewId: second,
    startsAt: '2027-01-14T09:00:00.000Z',
    minutes: 40,
    isFirm: true,
    counterpart: 'Lena Vogt',
  }
  answer(listInterviewers, [{ id: hanna, name: 'Hanna Wiese', isYou: true, busy: [busy] }])
  await open(
    <InterviewPanel applicationId={applicationId} side="company" name="Mira Tannhof" isOver={false} />,
  )
  await button(t.propose).click()
  await expect.element(page.getByRole('heading', { name: t.propose })).toHaveFocus()
  await button(t.form.type).click()
  await page.getByLabelText(t.form.day, { exact: true }).fill('2027-01-14')
  await page.getByLabelText(t.form.time).fill('10:30')
  const clash = fill(t.form.busy, {
    name: 'Hanna Wiese',
    counterpart: 'Lena Vogt',
    from: '10:00',
    to: '10:40',
  })
  await expect.element(page.getByText(clash)).toBeVisible()
  await page.getByLabelText(t.form.where.video).fill('https://meet.example.com/werkhof')
  answer(proposeInterview, all(proposed()))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: t.title, exact: true })).toHaveFocus()
  expect(askedOf(proposeInterview)[0]?.body).toMatchObject({
    slots: ['2027-01-14T09:30:00.000Z'],
    minutes: 40,
    kind: 'video',
    interviewers: [hanna],
  })
})

test('what happened while one typed is said and shown before one’s own times replace it, and they stay', async () => {
  signIn(company(), allPermissions)
  answer(listApplicationInterviews, all(proposed()))
  answer(listInterviewers, [{ id: hanna, name: 'Hanna Wiese', isYou: true, busy: [] }])
  const { queries } = await open(
    <InterviewPanel applicationId={applicationId} side="company" name="Mira Tannhof" isOver={false} />,
  )
  await button(t.proposeOther).click()
  await button(t.form.type).click()
  await page.getByLabelText(t.form.day, { exact: true }).fill('2027-01-14')
  await page.getByLabelText(t.form.time).fill('10:30')
  const accepted = all({ ...agreed(), revision: 4 })
  answer(listApplicationInterviews, accepted)
  await queries.invalidateQueries({ queryKey: ['interviews'] })
  refuse(proposeInterviewAgain, 'changed_elsewhere', { current: accepted })
  await button(t.form.send).click()
  await expect.element(page.getByText(t.form.changed)).toBeVisible()
  expect(askedOf(proposeInterviewAgain)[0]?.body).toMatchObject({ revision: 3 })
  answer(proposeInterviewAgain, all(proposed({ revision: 5 })))
  await button(t.form.send).click()
  await expect.element(page.getByRole('heading', { name: t.title, exact: true })).toHaveFocus()
  const again = { slots: ['2027-01-14T09:30:00.000Z'], revision: 4 }
  expect(askedOf(proposeInterviewAgain)[1]?.body).toMatchObject(again)
})

test('the history says of an interview that was moved which time no longer counts', async () => {
  signIn(company(), allPermissions)
  const entry = { party: 'company', by: 'Hanna Wiese', startsAt: '2026-12-10T13:00:00.000Z' } as const
  const timeline: Interviews['timeline'] = [
    { ...entry, id: first, event: 'agreed', at: '2026-11-20T09:00:00.000Z' },
    { ...entry, id: second, event: 'moved', at: '2026-11-21T09:00:00.000Z' },
  ]
  answer(listApplicationInterviews, { ...all(proposed()), timeline })
  await open(
    <InterviewPanel applicationId={applicationId} side="company" name="Mira Tannhof" isOver={false} />,
  )
  const { company_moved, company_agreed } = t.history.company
  const entryOf = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  const [moved, agreed] = [entryOf(company_moved), entryOf(company_agreed)] as const
  const time = 'Donnerstag, 10. Dezember 2026, 14:00'
  await expect.element(moved).toMatchTextContent(fill(t.history.until, { time }))
  await expect.element(agreed).toMatchTextContent(time)
  await expect.element(agreed).not.toMatchTextContent(fill(t.history.until, { time }))
})

test('a first proposal does not take the place of the one that a colleague has sent meanwhile', async () => {
  signIn(company(), allPermissions)
  answer(listApplicationInterviews, all())
  answer(listInterviewers, [{ id: hanna, name: 'Hanna Wiese', isYou: true, busy: [] }])
  const { queries } = await open(
    <InterviewPanel applicationId={applicationId} side="company" name="Mira Tannhof" isOver={false} />,
  )
  await button(t.propose).click()
  await button(t.form.type).click()
  await page.getByLabelText(t.form.day, { exact: true }).fill('2027-01-14')
  await page.getByLabelText(t.form.time).fill('10:30')
  const colleagues = all(proposed())
  answer(listApplicationInterviews, colleagues)
  await queries.invalidateQueries({ queryKey: ['interviews'] })
  refuse(proposeInterview, 'changed_elsewhere', { current: colleagues })
  await button(t.form.send).click()
  await expect.element(page.getByText(t.form.changed)).toBeVisible()
  await expect.element(page.getByLabelText(t.form.time)).toHaveValue('10:30')
  expect(askedOf(proposeInterviewAgain)).toHaveLength(0)
})

test.for([
  ['/hier', /^Mo \d+\.$/],
  ['/en/hier', /^Mon \d+$/],
] as const)('the days of the week are written as in the language of %s', async ([at, monday]) => {
  signIn(company(), allPermissions)
  answer(listApplicationInterviews, all())
  answer(listInterviewers, [])
  await open(
    <InterviewPanel applicationId={applicationId} side="company" name="Mira Tannhof" isOver={false} />,
    { at },
  )
  const { propose } = words[at === '/hier' ? 'de' : 'en'].interviews
  await page.getByRole('button', { name: propose, exact: true }).click()
  await expect.element(page.getByRole('columnheader').first()).toMatchTextContent(monday)
})

test('a company picks free times in the grid of a week by keyboard, and reads who is taken, and with whom', async () => {
  signIn(company(), allPermissions)
  answer(listApplicationInterviews, all())
  const [nextWeek = ''] = workdays(berlinParts(new Date().toISOString()).day, 1)
  const at = (time: string) => berlinInstant(nextWeek, time) ?? ''
  const busy = {
    interviewId: second,
    startsAt: at('09:00'),
    minutes: 40,
    isFirm: true,
    counterpart: 'Lena Vogt',
  }
  answer(listInterviewers, [{ id: hanna, name: 'Hanna Wiese', isYou: true, busy: [busy] }])
  await open(
    <InterviewPanel applicationId={applicationId} side="company" name="Mira Tannhof" isOver={false} />,
  )
  await button(t.propose).click()
  await button(t.form.send).click()
  await expect.element(page.getByText(t.form.slotsMissing)).toBeVisible()
  const times = page.getByRole('group', { name: t.slots })
  await expect.element(times).toHaveFocus()
  await expect.element(times).toHaveAccessibleDescription(t.form.slotsMissing)
  await button(t.grid.after).click()
  const clash = fill(t.form.busy, {
    name: 'Hanna Wiese',
    counterpart: 'Lena Vogt',
    from: '09:00',
    to: '09:40',
  })
  const taken = page.getByRole('button', { name: `, 09:00, ${t.grid.busy}, ${clash}` })
  // The grid has one stop of the tab key: on Monday at nine.
  await userEvent.tab()
  await expect.element(taken).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowRight} ')
  await expect.element(page.getByText(fill(t.at, { time: '11:00' }))).toBeVisible()
  await userEvent.keyboard(' ')
  expect(page.getByText(fill(t.at, { time: '11:00' })).elements()).toHaveLength(0)
  await page.getByLabelText(t.form.where.video).fill('https://meet.example.com/werkhof')
  findWrong(proposeInterview, { 'slots[0]': 'Das ist zu knapp.' })
  await button(t.form.send).click()
  const remove = button(fill(t.form.remove, { number: 1 }))
  await expect.element(remove).toHaveFocus()
  await expect.element(remove).toHaveAccessibleDescription('Das ist zu knapp.')
  answer(proposeInterview, all(proposed()))
  await button(t.form.send).click()
  await expect.element(page.getByRole('heading', { name: t.title, exact: true })).toHaveFocus()
  expect(askedOf(proposeInterview)[0]?.body).toMatchObject({ slots: [at('10:00')] })
})
