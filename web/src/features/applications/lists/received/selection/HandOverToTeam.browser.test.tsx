import { listAssessments } from '@tandem/contract/received-applications'
import { changeApplications } from '@tandem/contract/received-applications/changes'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { jule } from '#testing/received-page.tsx'
import { answer, askedOf } from '#testing/stub-server.ts'
import { Panel } from '#ui/cards/Panel.tsx'
import { HandOverToTeam } from './HandOverToTeam.tsx'

const t = words.de.receivedApplications.handler.handOver
const [mira, tim, ada] = [0, 1, 2].map((n) => `019b0000-0000-7000-8000-00000000003${n}`) as [
  string,
  string,
  string,
]
const names = new Map([
  [mira, 'Mira Tannhof'],
  [tim, 'Tim Rau'],
])
const henrik = { id: '019b0000-0000-7000-8000-000000000042', name: 'Henrik Waldau' }

const action = page.getByRole('button', { name: t.action })
const dialog = page.getByRole('dialog', { name: t.action })
const confirm = dialog.getByRole('button', { name: t.confirm })
const person = (name: string) => dialog.getByRole('checkbox', { name })

beforeEach(async () => {
  signIn(company(), allPermissions)
  const rest = { handlerLeft: false, rating: null, notes: 0 }
  answer(listAssessments, {
    assessments: [
      { applicationId: mira, handler: null, revision: 2, ...rest },
      { applicationId: tim, handler: henrik, revision: 5, ...rest },
    ],
    colleagues: [{ id: company().id, name: 'Paula Nord' }, jule, henrik],
  })
  await open(
    <Panel labelledBy="panel">
      <h2 id="panel">Sechs warten</h2>
      <HandOverToTeam ids={[mira, tim, ada]} names={names} />
    </Panel>,
  )
  await action.click()
})

test('those that nobody handles are chosen, and one who was forgotten is asked for', async () => {
  await expect.element(person('Mira Tannhof')).toBeChecked()
  await expect.element(person('Tim Rau')).not.toBeChecked()
  // Of the page and not of the inverse panel.
  const heading = dialog.getByRole('heading', { level: 2 }).element()
  expect(getComputedStyle(heading).color).toBe(getComputedStyle(document.body).color)
  await expect.element(dialog.getByText(fill(t.with, { name: 'Henrik Waldau' }))).toBeVisible()
  await confirm.click()
  await expect.element(dialog).toMatchTextContent(t.missing)
  await dialog.getByRole('radio', { name: jule.name }).click()
  await person('Mira Tannhof').click()
  await person(fill(t.others_one, { count: 1 })).click()
  await confirm.click()
  await expect.element(dialog).toMatchTextContent(t.whoseMissing)
  await expect.element(person('Mira Tannhof')).toHaveFocus()
  expect(askedOf(changeApplications)).toHaveLength(0)
  await person('Mira Tannhof').click()
  answer(changeApplications, [{ id: mira, code: null, reason: null, revision: 3 }])
  await confirm.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(askedOf(changeApplications)[0]?.body).toMatchObject({
    applications: [{ id: mira, revision: 2 }],
    change: { kind: 'assign', handlerId: jule.id },
  })
  await expect.element(action).toHaveFocus()
})

test('what could not be handed over stays chosen, with the reason', async () => {
  await dialog.getByRole('radio', { name: jule.name }).click()
  answer(changeApplications, [
    { id: mira, code: null, reason: null, revision: 3 },
    { id: ada, code: 'changed_elsewhere', reason: 'Inzwischen geändert.', revision: null },
  ])
  await confirm.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Inzwischen geändert.')
  await expect.element(person('Mira Tannhof')).not.toBeChecked()
  await expect.element(person(fill(t.others_one, { count: 1 }))).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
