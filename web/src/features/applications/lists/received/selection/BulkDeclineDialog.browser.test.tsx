import { type ApplicationSummary, applicationStatuses } from '@tandem/contract/applications'
import { changeApplications } from '@tandem/contract/received-applications/changes'
import { readyDeclineNotes } from '@tandem/contract/received-applications/ready-replies'
import { listTemplates } from '@tandem/contract/received-applications/templates'
import { listDeclineReasons } from '@tandem/contract/reference'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fill, reasonNames, words } from '#testing/open.tsx'
import { answerTeam, longName, openBoard, other, received, t } from '#testing/received-page.tsx'
import { answer, askedOf, findWrong, list, refuse } from '#testing/stub-server.ts'

const note = page.getByLabelText(t.outcome.decline.note)
const send = page.getByRole('button', { name: fill(t.bulk.declineSend_other, { count: 2 }) })
const preview = page.getByRole('region', { name: t.outcome.decline.preview })

async function askFor(applications = [received('received'), other]) {
  answerTeam()
  answer(listTemplates, [])
  await openBoard('/hier?ansicht=liste&abgeschlossene=zeigen', applications)
  await page.getByRole('checkbox', { name: t.bulk.selectAll }).click()
  await page.getByRole('button', { name: t.bulk.decline, exact: true }).click()
}

test('without a reason nothing is sent, and the focus goes to the reasons', async () => {
  await askFor()
  await send.click()
  await expect.element(page.getByText(t.outcome.decline.reasonMissing)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: reasonNames.places_taken })).toHaveFocus()
  expect(askedOf(changeApplications)).toHaveLength(0)
})

test('a sentence comes from a template by keyboard; what it leaves open is typed over, and each reads their own letter', async () => {
  await askFor()
  await page.getByRole('radio', { name: reasonNames.others_fit_better }).click()
  page.getByRole('button', { name: words.de.receivedApplications.templates.choose }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: readyDeclineNotes[0]?.name.de })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(note).toHaveFocus()
  await send.click()
  await expect.element(page.getByText('Bitte zuerst ausfüllen: [was Ihnen gefallen hat]')).toBeVisible()
  await expect.element(note).toHaveFocus()
  expect(askedOf(changeApplications)).toHaveLength(0)
  await note.fill('Dein Projekt war stark, [Vorname].')
  await expect.element(preview).toMatchTextContent('Dein Projekt war stark, Mira.')
  await preview.getByRole('button', { name: t.bulk.next }).click()
  await expect.element(preview).toMatchTextContent(longName)
  await expect.element(preview).toMatchTextContent('Dein Projekt war stark, Maximiliane.')
  answer(
    changeApplications,
    [received('received').id, other.id].map((id) => ({ id, code: null, reason: null, revision: 5 })),
  )
  await send.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(askedOf(changeApplications)[0]?.body).toMatchObject({
    change: { kind: 'decline', reason: 'others_fit_better', note: 'Dein Projekt war stark, [Vorname].' },
  })
  await expect.element(page.getByRole('button', { name: t.outcome.undo.action, exact: true })).toHaveFocus()
})

test('what a template leaves open is chosen, so that typing replaces it', async () => {
  await askFor()
  page.getByRole('button', { name: words.de.receivedApplications.templates.choose }).element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  await expect.element(note).toHaveFocus()
  await userEvent.keyboard('dein Witz')
  await expect.element(note).toHaveValue('Besonders gefallen hat uns an deiner Bewerbung: dein Witz.')
})

test('a refusal of all stays in the dialog, and what was typed too', async () => {
  await askFor()
  await page.getByRole('radio', { name: reasonNames.places_taken }).click()
  await note.fill('x'.repeat(1001))
  await send.click()
  await expect.element(note).toHaveAttribute('aria-invalid', 'true')
  await note.fill('Alles Gute.')
  refuse(changeApplications, 'too_many_requests')
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.bulk.none)
  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect.element(note).toHaveValue('Alles Gute.')
})

test('who could not be sent it stays in the dialog with the reason and what was typed; the rest is done', async () => {
  await askFor()
  const [first, second] = [received('received').id, other.id]
  await page.getByRole('radio', { name: reasonNames.places_taken }).click()
  await note.fill('Alles Gute.')
  answer(changeApplications, [
    { id: first, code: null, reason: null, revision: 5 },
    { id: second, code: 'changed_elsewhere', reason: 'Jemand war schneller.', revision: null },
  ])
  await send.click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect.element(alert).toMatchTextContent(t.bulk.failed_one)
  await expect.element(alert).toMatchTextContent(`${longName}: Jemand war schneller.`)
  await expect.element(alert).toBeInViewport({ ratio: 1 })
  await expect.element(note).toHaveValue('Alles Gute.')
  await expect.element(preview).toMatchTextContent(longName)
  answer(changeApplications, [{ id: second, code: null, reason: null, revision: 5 }])
  await page.getByRole('button', { name: t.bulk.declineSend_one }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(askedOf(changeApplications).at(-1)?.body).toMatchObject({
    applications: [{ id: second, revision: 4 }],
    change: { kind: 'decline', reason: 'places_taken', note: 'Alles Gute.' },
  })
  await expect.element(page.getByRole('button', { name: t.outcome.undo.action, exact: true })).toHaveFocus()
})

const { cancelled, finished } = applicationStatuses
const withdrawn: ApplicationSummary = { ...other, status: cancelled }
const signed: ApplicationSummary = { ...received('received'), status: finished, outcome: 'contract_signed' }

test('those that cannot be declined any more are named with the reason, and nothing is sent for them', async () => {
  await askFor([received('received'), withdrawn])
  const dialog = page.getByRole('dialog', { name: t.bulk.declineTitle_one })
  await expect.element(dialog).toMatchTextContent(t.bulk.leftOut_one)
  await expect
    .element(dialog.getByRole('listitem'))
    .toMatchTextContent(`${longName}: ${t.standing.company.cancelled}`)
  await page.getByRole('radio', { name: reasonNames.places_taken }).click()
  await expect.element(preview.getByRole('button', { name: t.bulk.next })).not.toBeInTheDocument()
  answer(changeApplications, [{ id: received('received').id, code: null, reason: null, revision: 5 }])
  await page.getByRole('button', { name: t.bulk.declineSend_one, exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(askedOf(changeApplications).at(-1)?.body.applications).toEqual([
    { id: received('received').id, revision: 4 },
  ])
})

test('where none can be declined the button is off and says why', async () => {
  await askFor([signed, withdrawn])
  const button = page.getByRole('button', { name: t.bulk.declineSend_zero, exact: true })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription(RegExp(t.bulk.noneLeft))
  await expect
    .element(page.getByRole('dialog', { name: t.bulk.declineTitle_zero }))
    .toMatchTextContent(`Mira Tannhof: ${t.standing.company.contract_signed}`)
  await expect.element(note).not.toBeInTheDocument()
})

test('a reason that is gone by now is said at the reasons, and what was typed stays', async () => {
  await askFor()
  await page.getByRole('radio', { name: reasonNames.other }).click()
  await note.fill('Alles Gute.')
  findWrong(changeApplications, { 'change.reason': 'Bitte die Eingabe prüfen.' })
  answer(listDeclineReasons, list([{ id: 'places_taken', name: 'Voll besetzt', value: null }]))
  await send.click()
  await expect.element(page.getByRole('radio', { name: 'Voll besetzt' })).toHaveFocus()
  await expect.element(page.getByText(t.outcome.decline.reasonGone)).toBeVisible()
  await expect.element(note).toHaveValue('Alles Gute.')
})
