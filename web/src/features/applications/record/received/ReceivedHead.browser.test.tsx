import { getRecommendations } from '@tandem/contract/applicant-requests/recommendations'
import type { Application, Outcome } from '@tandem/contract/applications'
import { listApplicationInterviews, listInterviewers } from '@tandem/contract/interviews'
import { listThreads } from '@tandem/contract/messaging/threads'
import { assignHandler, getAssessment, listAssessments } from '@tandem/contract/received-applications'
import { listTemplates } from '@tandem/contract/received-applications/templates'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { company, fill, words } from '#testing/open.tsx'
import { first, nothingKept, openReceived, pathOf, received, second } from '#testing/received-application.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

const t = words.de.applications
const handler = words.de.receivedApplications.handler
const id = '019b0000-0000-7000-8000-000000000030'
const jule = { id: '019b0000-0000-7000-8000-000000000041', name: 'Jule Kirschgrund' }
const own = { id: company().id, name: 'Paula Nord' }
const outcomes: Outcome[] = ['contract_signed', 'declined_by_company', 'declined_by_applicant']
const can = { ...received(id).can, move: true, message: true }

const button = (name: string) => page.getByRole('button', { name, exact: true })
const more = button(fill(t.record.more, { name: 'Mira Tannhof' }))
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const dialog = page.getByRole('dialog', { name: fill(handler.handOver.title, { name: 'Mira Tannhof' }) })

beforeEach(async () => {
  await page.viewport(1440, 900)
  answer(listApplicationInterviews, { interviews: [], timeline: [], can: { propose: true } })
  answer(listInterviewers, [{ ...own, isYou: true, busy: [] }])
  answer(listAssessments, { assessments: [], colleagues: [own, jule] })
  answer(listTemplates, [])
  answer(getRecommendations, { requests: [], can: { recommend: false } })
  answer(getSettings, z.parse(PublicSettings, {}))
})

const openOpen = (parts: Partial<Application> = {}) => openReceived({ outcomes, can, ...parts })

test('three buttons stand at the head; all else that can be done is in one menu', async () => {
  await openOpen()
  await expect.element(button(t.record.invite)).toBeVisible()
  await expect.element(button(t.bulk.assign)).toBeVisible()
  await expect.element(button(t.outcome.to.declined_by_company)).toBeVisible()
  await more.click()
  await expect.element(item(fill(t.move.into, { stage: t.move.to.in_review }))).toHaveFocus()
  for (const name of [t.outcome.to.contract_signed, t.outcome.to.declined_by_applicant, t.record.write])
    await expect.element(item(name)).toBeVisible()
  await expect.element(item(t.record.person)).toBeVisible()
})

test('an invitation opens the times to propose, from any width, and its heading has the focus', async () => {
  await openOpen()
  await button(t.record.invite).click()
  const heading = page.getByRole('heading', { name: words.de.interviews.propose })
  await expect.element(heading).toHaveFocus()
  await page.viewport(390, 800)
  await page.getByRole('tab', { name: t.record.panes.overview }).click()
  await expect.element(heading).not.toBeInTheDocument()
  await more.click()
  await item(t.record.invite).click()
  await expect.element(heading).toHaveFocus()
})

test('who was to be invited from elsewhere has the times to propose open, not who only follows a link there', async () => {
  const { router } = await openOpen()
  const heading = page.getByRole('heading', { name: words.de.interviews.propose })
  await router.navigate(`${pathOf(second)}#gespraech`)
  await expect.element(button(words.de.interviews.propose)).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
  await router.navigate(`${pathOf(first)}#gespraech`, { state: { invites: true } })
  await expect.element(heading).toBeVisible()
})

test('with an interview under way nobody is invited once more', async () => {
  answer(listApplicationInterviews, { interviews: [], timeline: [], can: { propose: false } })
  await openOpen()
  await expect.element(button(t.bulk.assign)).toBeVisible()
  await expect.element(button(t.record.invite)).not.toBeInTheDocument()
})

test('nothing is offered until it is known whether an interview is under way', async () => {
  const late = Promise.withResolvers<void>()
  answer(listApplicationInterviews, async () => {
    await late.promise
    return { interviews: [], timeline: [], can: { propose: false } }
  })
  await openOpen()
  await expect.poll(() => askedOf(listApplicationInterviews).length).toBeGreaterThan(0)
  expect(button(t.record.invite).elements()).toHaveLength(0)
  late.resolve()
  await expect.element(button(t.bulk.assign)).toBeVisible()
  await expect.element(button(t.record.invite)).not.toBeInTheDocument()
})

test('no message is offered until it is known whether a conversation has begun', async () => {
  const late = Promise.withResolvers<void>()
  answer(listThreads, async () => {
    await late.promise
    return []
  })
  await openOpen()
  await more.click()
  await expect.element(item(t.record.person)).toBeVisible()
  expect(item(t.record.write).elements()).toHaveLength(0)
  late.resolve()
  await expect.element(item(t.record.write)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveFocus()
})

test('an application is handed over to a colleague, by one key and the arrows', async () => {
  await openOpen()
  await expect.element(button(t.bulk.assign)).toBeVisible()
  await userEvent.keyboard('h')
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: handler.handOver.confirm }).click()
  await expect.element(dialog).toMatchTextContent(handler.handOver.missing)
  expect(askedOf(assignHandler)).toHaveLength(0)
  await dialog.getByRole('radio', { name: jule.name }).click()
  answer(assignHandler, { ...nothingKept, handler: jule, revision: 1 })
  await dialog.getByRole('button', { name: handler.handOver.confirm }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(askedOf(assignHandler)[0]?.body).toMatchObject({ handlerId: jule.id, revision: 0 })
  await expect.element(button(t.bulk.assign)).toHaveFocus()
})

test('a colleague who handed it over meanwhile is named, and the choice stays', async () => {
  await openOpen()
  await button(t.bulk.assign).click()
  await dialog.getByRole('radio', { name: jule.name }).click()
  refuse(assignHandler, 'changed_elsewhere', { current: { ...nothingKept, handler: own, revision: 7 } })
  await dialog.getByRole('button', { name: handler.handOver.confirm }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(handler.changed)
  await expect.element(dialog.getByRole('radio', { name: jule.name })).toBeChecked()
  answer(getAssessment, { ...nothingKept, handler: own, revision: 7 })
  answer(assignHandler, { ...nothingKept, handler: jule, revision: 8 })
  await dialog.getByRole('button', { name: handler.handOver.confirm }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(askedOf(assignHandler)[1]?.body).toMatchObject({ revision: 7 })
})

test('declining opens its dialog, which gives the focus back', async () => {
  await openOpen()
  const decline = button(t.outcome.to.declined_by_company)
  await decline.click()
  const asked = page.getByRole('dialog', { name: fill(t.outcome.decline.title, { name: 'Mira Tannhof' }) })
  await expect.element(asked).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(decline).toHaveFocus()
})

test('of an accepted place the contract stands first', async () => {
  await openOpen({ status: 9, outcome: 'place_taken', freePlaces: [{ year: 2027, free: 1 }] })
  const sign = button(t.outcome.to.contract_signed)
  await expect.element(sign).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(item(t.outcome.to.contract_signed)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await sign.click()
  const title = fill(t.outcome.sign.title, { name: 'Mira Tannhof' })
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
})

test('what was withdrawn is neither declined, handed over nor invited', async () => {
  await openReceived({ status: 8 })
  await more.click()
  await expect.element(item(t.record.person)).toHaveFocus()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
  for (const name of [t.record.invite, t.bulk.assign, t.outcome.to.declined_by_company])
    await expect.element(button(name)).not.toBeInTheDocument()
})

test('scrolled, the head is one line of 64 pixels, and nothing on the page moves for it', async () => {
  await openOpen()
  await expect.element(button(t.record.invite)).toBeVisible()
  const head = page.getByRole('heading', { level: 1 }).element().closest('header')
  const height = () => head?.lastElementChild?.getBoundingClientRect().height
  const length = () => document.documentElement.scrollHeight
  const before = length()
  expect(height()).toBeGreaterThan(64)
  window.scrollTo(0, 400)
  await expect.poll(height).toBe(64)
  expect(length()).toBe(before)
  window.scrollTo(0, 0)
  await expect.poll(height).toBeGreaterThan(64)
})

test('of what an observer reports at once, while the page was busy, the head takes the latest', async () => {
  class Busy extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
      const held: IntersectionObserverEntry[] = []
      super((entries, observer) => {
        held.push(...entries)
        if (held.length > 1) callback(held.splice(0), observer)
      }, init)
    }
  }
  vi.stubGlobal('IntersectionObserver', Busy)
  onTestFinished(() => void vi.unstubAllGlobals())
  await openOpen()
  await expect.element(button(t.record.invite)).toBeVisible()
  const line = page.getByRole('heading', { level: 1 }).element().closest('header')?.lastElementChild
  await new Promise((observed) => requestAnimationFrame(() => setTimeout(observed, 100)))
  window.scrollTo(0, 400)
  await expect.poll(() => line?.getBoundingClientRect().height).toBe(64)
})
