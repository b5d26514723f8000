import type { MathsTopic } from '@tandem/contract/maths/exercises'
import {
  answerExercise,
  type Feedback,
  listExercises,
  type PreparedExercise,
} from '@tandem/contract/maths/practice'
import { getPreparation, type Preparation } from '@tandem/contract/maths/preparation'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keptPractice } from '#lib/offline/kept-state.ts'
import { drawNoFrames } from '#testing/background-tab.ts'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff } from '#testing/stub-server.ts'
import { PracticePage } from './PracticePage.tsx'

const t = words.de.maths
const field = () => page.getByRole('textbox', { name: t.answer.label })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const verdict = (given: Feedback['verdict']): Feedback => ({ verdict: given, problem: null, says: null })

let opened = 0
let isOnline = true
beforeEach(() => {
  opened = 0
  isOnline = true
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
  signIn(applicant())
  // Others with each question, as the server gives them.
  answer(listExercises, ({ query }) => {
    opened++
    const topic = (query.get('topic') ?? 'powers') as MathsTopic
    return ['a', 'b', 'c'].map((name) => exercise(`${topic}.${opened}${name}`, topic))
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine')
  sessionStorage.removeItem(keptPractice)
})

function setOnline(on: boolean): void {
  isOnline = on
  dispatchEvent(new Event(on ? 'online' : 'offline'))
}

const openPractice = () => open(<PracticePage />, { at: '/studienvorbereitung/ueben' })

test('each opening brings another exercise; one that was begun goes on, and what is over or left does not come again', async () => {
  const first = await openPractice()
  await expect.element(page.getByRole('heading', { name: 'Frage powers.1a' })).toBeVisible()
  await first.unmount()

  const second = await openPractice()
  await expect.element(page.getByRole('heading', { name: 'Frage powers.2a' })).toBeVisible()
  expect(askedOf(listExercises).at(-1)?.query.get('after')).toBe('powers.1a')
  await userEvent.type(field(), '1/2')
  await second.unmount()

  const third = await openPractice()
  await expect.element(page.getByRole('heading', { name: 'Frage powers.2a' })).toBeVisible()
  await expect.element(field()).toHaveValue('1/2')
  answer(answerExercise, verdict('right'))
  await button(t.practice.check).click()
  await expect.element(page.getByText(t.verdict.right)).toBeVisible()
  await third.unmount()

  await openPractice()
  await expect.element(page.getByRole('heading', { name: 'Frage powers.4a' })).toBeVisible()
  await button(t.practice.other).click()
  await expect.element(page.getByRole('heading', { name: 'Frage powers.4b' })).toBeVisible()
})

test('without a connection an answer waits, is sent once with its time, and its verdict is told', async () => {
  const practice = await openPractice()
  await expect.element(page.getByRole('heading', { name: 'Frage powers.1a' })).toBeVisible()
  cutOff(answerExercise)
  cutOff(listExercises)
  setOnline(false)
  await userEvent.type(field(), '3')
  await button(t.practice.keep).click()
  await expect.element(page.getByText(t.given.keptTitle)).toBeVisible()
  // To compare with, since nobody can say whether it is right.
  await expect.element(page.getByRole('heading', { name: t.practice.steps })).toBeVisible()
  await button(t.practice.next).click()
  await expect.element(page.getByRole('heading', { name: 'Frage powers.1b' })).toBeVisible()
  await button(t.practice.solution).click()
  await button(t.practice.next).click()
  await userEvent.type(field(), '5')
  await button(t.practice.keep).click()
  await button(t.practice.next).click()
  await expect.element(page.getByText(t.practice.none)).toBeVisible()
  await expect.element(page.getByText(fill(t.given.waiting_other, { count: 3 }))).toBeVisible()
  expect(askedOf(answerExercise)).toEqual([])

  // The page is left and opened again before there is a connection.
  await practice.unmount()
  await openPractice()
  await expect.element(page.getByText(fill(t.given.waiting_other, { count: 3 }))).toBeVisible()
  answer(answerExercise, ({ body }) =>
    verdict((body as { answer: string }).answer === '3' ? 'right' : 'wrong'),
  )
  answer(listExercises, [exercise('powers.9a', 'powers')])
  setOnline(true)
  await expect.element(page.getByText(fill(t.given.right, { right: 1, count: 3 }))).toBeVisible()
  const sent = askedOf(answerExercise).map(({ body }) => body)
  expect(sent.map(({ exercise, answer }) => [exercise, answer])).toEqual([
    ['powers.1a', '3'],
    ['powers.1b', null],
    ['powers.1c', '5'],
  ])
  expect(sent.every(({ givenAt }) => Math.abs(Date.parse(givenAt ?? '') - Date.now()) < 60_000)).toBe(true)
  await button(t.given.clear).click()
  await expect.element(page.getByText(t.given.title)).not.toBeInTheDocument()
  // A second look finds nothing to send.
  setOnline(true)
  await expect.element(page.getByRole('heading', { name: 'Frage powers.9a' })).toBeVisible()
  expect(askedOf(answerExercise)).toHaveLength(3)
})

test('a net that leads nowhere is like none: the answer waits', async () => {
  await openPractice()
  cutOff(answerExercise)
  await userEvent.type(field(), '3')
  await button(t.practice.check).click()
  await expect.element(page.getByText(t.given.keptTitle)).toBeVisible()
  await expect.element(page.getByText(fill(t.given.waiting_one, { count: 1 }))).toBeVisible()
  answer(answerExercise, verdict('right'))
  // What it does by itself after a while, and when the page is seen again.
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText(t.verdict.right).first()).toBeVisible()
  await button(t.given.clear).click()
})

test('what cannot be checked is said at the field, which takes the focus, each time', async () => {
  await openPractice()
  await button(t.practice.check).click()
  await expect.element(field()).toHaveAccessibleDescription(new RegExp(t.answer.problem.empty))
  await expect.element(field()).toHaveFocus()
  answer(answerExercise, { ...verdict('unreadable'), problem: 'unknown_name' })
  await field().fill('abc')
  await button(t.practice.check).click()
  const misread = new RegExp(t.answer.problem.unknown_name)
  await expect.element(field()).toHaveAccessibleDescription(misread)
  await expect.element(field()).toHaveFocus()
  await button(t.practice.check).click()
  await expect.poll(() => askedOf(answerExercise).length).toBe(2)
  await expect.element(field()).toHaveFocus()
  await button(t.practice.other).click()
  await expect.element(field()).toHaveValue('')
})

test('a sign that is pressed stands where the cursor was, which goes on behind it', async () => {
  drawNoFrames()
  await openPractice()
  await field().fill('34')
  const input = field().element() as HTMLInputElement
  input.setSelectionRange(1, 1)
  await button(t.answer.sign['/']).click()
  expect(input.value).toBe('3/4')
  expect(field()).toHaveFocus()
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2])
  // What is begun would go on in the next test.
  await button(t.practice.other).click()
  await expect.element(field()).toHaveValue('')
})

test('a choice that was not made is said', async () => {
  answer(listExercises, [{ ...exercise('powers.1a', 'powers'), kind: 'choice', options: ['eins', 'zwei'] }])
  await openPractice()
  await button(t.practice.check).click()
  const choice = page.getByRole('group', { name: t.answer.choose })
  await expect.element(choice).toHaveAccessibleDescription(t.answer.notChosen)
  await expect.element(page.getByRole('radio', { name: 'eins' })).toHaveFocus()
  await page.getByRole('radio', { name: 'zwei' }).click()
  await expect.element(page.getByText(t.answer.notChosen)).not.toBeInTheDocument()
  // What is begun would go on in the next test.
  await button(t.practice.other).click()
  await expect.poll(() => askedOf(listExercises).length).toBe(2)
})

test('the focus goes on with the exercise: to the next button once it is over, then to what is asked', async () => {
  answer(answerExercise, verdict('right'))
  await openPractice()
  await field().fill('3')
  await button(t.practice.check).click()
  await expect.element(button(t.practice.next)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Frage powers.1b' })).toHaveFocus()
})

test('a hint is announced', async () => {
  await openPractice()
  await button(t.practice.hint).click()
  const hint = page.getByText('Ein Tipp').element()
  expect(hint.closest('[aria-live=polite]')).not.toBeNull()
})

test('whoever takes exercises along gets those of the coming units, and is told when they are there', async () => {
  answer(getPreparation, preparation(['vectors', 'powers', 'vectors']))
  await openPractice()
  await page.getByRole('switch', { name: t.take.label }).click()
  await expect.element(page.getByText(fill(t.take.ready, { count: 9 }))).toBeVisible()
  const topics = askedOf(listExercises).map(({ query }) => query.get('topic'))
  expect(topics).toEqual([null, 'vectors', 'powers'])
  await page.getByRole('switch', { name: t.take.label }).click()
})

function exercise(id: string, topic: MathsTopic): PreparedExercise {
  return {
    ...{ id, topic, module: 'powers', title: 'Titel', text: `Frage ${id}`, tex: null, figure: null },
    ...{ kind: 'number', options: [], unit: null, hints: ['Ein Tipp'] },
    steps: [{ title: 'Ein Schritt', text: null, tex: 'x' }],
    solution: '3',
  }
}

function preparation(topics: MathsTopic[]): Preparation {
  return {
    plan: { minutes: 30, weekdays: [1], since: '2026-11-01', exercises: 0, days: 0, isDone: false },
    units: topics.map((topic, at) => ({
      day: `2026-12-0${at + 1}`,
      topic,
      minutes: 15,
      isRepetition: false,
    })),
    ...{
      topics: [],
      practisedToday: 0,
      practisedThisWeek: 0,
      hasResult: true,
      mayTestAt: null,
      checklist: [],
    },
  }
}

test('the keys for signs have names', async () => {
  await openPractice()
  await userEvent.fill(field(), '2')
  await page.getByRole('button', { name: words.de.maths.answer.sign['√'] }).click()
  await expect.element(field()).toHaveValue('2√')
})
