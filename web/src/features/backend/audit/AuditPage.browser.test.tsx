import { type AuditEntry, listAuditActors, listAuditEntries } from '@tandem/contract/backend/audit'
import { listThreadReports } from '@tandem/contract/backend/message-reports'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { brokenWords } from '#testing/broken-words.ts'
import { address, admin, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

const t = words.de.audit
const id = '019b0000-0000-7000-8000-000000000011'
const entry: AuditEntry = {
  id,
  position: 2,
  at: '2026-11-20T09:02:00.000Z',
  action: 'change_admission',
  actor: { id, name: 'Verena Birkner' },
  record: { type: 'company', id, name: 'Steinpilz GmbH' },
  changes: [
    { field: 'studyInterests', before: ['36'], after: ['36', '1'] },
    { field: 'ended', after: 1200 },
  ],
}
const gone: AuditEntry = {
  ...entry,
  id: '019b0000-0000-7000-8000-000000000012',
  position: 1,
  action: 'delete_offer',
  actor: null,
  record: { type: 'offer', id: 'x', name: null },
  changes: [],
}

test('says who did what to whom, filters by the address, and goes on to older entries', async () => {
  await page.viewport(1440, 900)
  answer(listAuditActors, [{ id, name: 'Verena Birkner' }])
  signIn(admin(), ['backend'])
  const answerPages = () =>
    answer(listAuditEntries, ({ query }) =>
      query.get('before') ? { entries: [gone], next: null } : { entries: [entry], next: 2 },
    )
  answerPages()
  await openApp(paths.backendAudit())
  const row = page.getByRole('row', { name: t.actions.change_admission })
  await expect.element(row).toMatchTextContent('Verena Birkner')
  await expect.element(row).toMatchTextContent(/vorher .*36.*, jetzt .*1/)
  await expect.element(row).toMatchTextContent('1.200')
  await expect
    .element(row.getByRole('link', { name: 'Steinpilz GmbH', exact: true }))
    .toHaveAttribute('href', paths.backendCompanies({ companyId: id }))

  refuse(listAuditEntries, 'too_many_requests')
  await page.getByRole('button', { name: t.older }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('too_many_requests')
  answerPages()
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  const old = page.getByRole('row', { name: t.actions.delete_offer })
  await expect.element(old).toMatchTextContent(t.command)
  await expect.element(old).toMatchTextContent(t.records.offer)
  expect(askedOf(listAuditEntries).at(-1)?.query.get('before')).toBe('2')
  await expect.element(page.getByRole('button', { name: t.older })).not.toBeInTheDocument()
  await expect.element(old).toHaveFocus()

  answer(listAuditEntries, { entries: [], next: null })
  await page.getByLabelText(t.filters.what).selectOptions(t.actions.close_offer)
  await expect.element(page.getByRole('heading', { name: t.noneFound })).toBeVisible()
  await page.getByLabelText(t.filters.whom).fill('Pilz')
  await expect.poll(address).toBe(`${paths.backendAudit()}?what=close_offer&whom=Pilz`)
  await page.getByRole('main').getByRole('link', { name: t.reset }).first().click()
  await expect.poll(address).toBe(paths.backendAudit())
  await expect.element(page.getByLabelText(t.filters.whom)).toHaveValue('')
})

test('on a phone the focus goes to the first of the older entries too, which may be followed by others', async () => {
  await page.viewport(390, 844)
  answer(listAuditActors, [])
  answer(listAuditEntries, ({ query }) =>
    query.get('before') ? { entries: [gone], next: 1 } : { entries: [entry], next: 2 },
  )
  signIn(admin(), ['backend'])
  await openApp(paths.backendAudit())
  const older = page.getByRole('button', { name: t.older })
  await expect.element(older).toBeVisible()
  older.element().focus()
  await userEvent.keyboard('{Enter}')
  const old = page.getByRole('listitem').filter({ hasText: t.actions.delete_offer })
  await expect.element(old).toHaveFocus()
  await expect.element(old).toHaveStyle({ outlineStyle: 'solid' })
  // Nothing stands behind the word of a fact that it does not have.
  await expect.element(old).not.toMatchTextContent(t.columns.changes)
  await expect.element(older).toBeVisible()
})

test('the entries about one record say which it is', async () => {
  answer(listAuditActors, [])
  answer(listAuditEntries, { entries: [entry], next: null })
  signIn(admin(), ['backend'])
  await openApp(paths.backendAudit({ search: { recordType: 'company', recordId: id } }))
  await expect.element(page.getByText(fill(t.only, { name: 'Steinpilz GmbH' }))).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: t.reset }).click()
  await expect.element(page.getByText(fill(t.only, { name: 'Steinpilz GmbH' }))).not.toBeInTheDocument()
})

test('an end before the begin is said at its field', async () => {
  answer(listAuditActors, [])
  answer(listAuditEntries, { entries: [], next: null })
  signIn(admin(), ['backend'])
  await openApp(paths.backendAudit({ search: { from: '2026-11-02', to: '2026-11-01' } }))
  const to = page.getByLabelText(t.filters.to)
  await expect.element(to).toHaveAccessibleDescription(t.filters.toBeforeFrom)
  await to.fill('2026-11-02')
  await expect.element(page.getByText(t.filters.toBeforeFrom)).not.toBeInTheDocument()
})

test.each([1440, 1260, 1024, 390])('at %i pixels no name is broken within a word', async (width) => {
  await page.viewport(width, 900)
  const name = 'Dreher & Wanderfalke Steuerberatungsgesellschaft mbH'
  const demands = 'Gesundheitswissenschaften und Wirtschaftsingenieurwesen, Präzisionswerkzeuge'
  answer(listAuditActors, [])
  answer(listAuditEntries, {
    entries: [
      {
        ...entry,
        action: 'revoke_registration_key',
        record: { type: 'company', id, name },
        changes: [{ field: 'value', after: demands }],
      },
    ],
    next: null,
  })
  signIn(admin(), ['backend'])
  await openApp(paths.backendAudit())
  const record = page.getByRole('link', { name, exact: true })
  await expect.element(record).toBeVisible()
  expect(brokenWords(record.element().closest('tr, li'))).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test.each([1440, 1260, 1024, 768])(
  'at %i pixels a word longer than its column scrolls nothing',
  async (width) => {
    await page.viewport(width, 900)
    const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk GmbH'
    answer(listAuditActors, [])
    answer(listAuditEntries, {
      entries: [
        {
          ...entry,
          actor: { id, name },
          action: 'revoke_registration_key',
          record: { type: 'company', id, name },
          changes: [{ field: 'value', after: name }],
        },
      ],
      next: null,
    })
    signIn(admin(), ['backend'])
    await openApp(paths.backendAudit())
    await expect.element(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('on a phone the navigation stands above, says where one is, and leads on by keyboard', async () => {
  await page.viewport(390, 844)
  answer(listAuditActors, [])
  answer(listThreadReports, { entries: [], next: null })
  answer(listAuditEntries, { entries: [], next: null })
  signIn(admin(), ['backend'])
  await openApp(paths.backendAudit())
  await expect.element(page.getByRole('heading', { name: t.none })).toBeVisible()
  const nav = page.getByRole('navigation', { name: words.de.office.label })
  const here = nav.getByRole('link', { name: words.de.office.areas.audit })
  await expect.element(here).toHaveAttribute('aria-current', 'page')
  const box = here.element().getBoundingClientRect()
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(390)
  nav.getByRole('link', { name: words.de.office.areas.reports }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(paths.messageReports())
  await expect.element(page.getByRole('heading', { name: words.de.backend.reports.none })).toBeVisible()
})
