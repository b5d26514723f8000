import { getApplication } from '@tandem/contract/applications'
import { cancelApplication, recordOutcome } from '@tandem/contract/applications/decisions'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { button, heading, of, openPage, record, summary } from '#testing/outcome.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'
import { OwnDecision } from './OwnDecision.tsx'

const t = words.de.applications.outcome

test('an applicant accepts what was offered, knowing what follows', async () => {
  signIn(applicant())
  refuse(getApplication, 'internal')
  await openPage(<OwnDecision application={{ ...summary(), stage: 'offer_made' }} title="Informatik" />)
  await expect.element(page.getByRole('button', { name: t.own.withdraw })).not.toBeInTheDocument()
  await of(t.own.accept, 'Informatik').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.failed)
  answer(getApplication, record({ stage: 'offer_made', freePlaces: [{ year: 2027, free: 1 }] }))
  await button(t.own.accept).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Acme AG erfährt davon')
  answer(recordOutcome, record({ status: 9, outcome: 'place_taken' }))
  // It is busy while it loads what is free.
  await expect.element(button(t.own.accept)).not.toHaveAttribute('aria-disabled')
  const accept = button(t.own.accept).element() as HTMLElement
  // The second before the button is drawn as busy.
  accept.click()
  accept.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(askedOf(recordOutcome)[0]?.body).toMatchObject({ outcome: 'place_taken', revision: 4 })
  expect(askedOf(recordOutcome)).toHaveLength(1)
  const [told, ...more] = useNotifications.getState().items
  expect(more).toEqual([])
  expect(told?.title).toBe(fill(t.own.acceptDone, { company: 'Acme AG' }))
  await expect.element(heading()).toHaveFocus()
})

test('where no place is free the question says so before it is answered, and the page offers no question', async () => {
  signIn(applicant())
  const full = [{ year: 2027, free: 0 }]
  answer(getApplication, record({ stage: 'offer_made', freePlaces: full }))
  const offered = { ...summary(), stage: 'offer_made' } as const
  const screen = await open(<OwnDecision application={offered} title="Informatik" />)
  await of(t.own.accept, 'Informatik').click()
  const why = fill(t.own.full, { company: 'Acme AG' })
  await expect.element(page.getByRole('dialog')).toMatchTextContent(why)
  await expect.element(button(t.own.accept)).toBeDisabled()
  await expect.element(button(t.own.accept)).toHaveAccessibleDescription(why)
  await screen.unmount()
  await open(<OwnDecision application={{ ...offered, freePlaces: full }} title="Informatik" />)
  await expect.element(page.getByText(why)).toBeVisible()
  await expect.element(of(t.own.decline, 'Informatik')).toBeVisible()
  await expect.element(of(t.own.accept, 'Informatik')).not.toBeInTheDocument()
})

test('whoever accepted is told that the contract follows, and can still step back', async () => {
  signIn(applicant())
  const accepted = { ...summary(), status: 9, outcome: 'place_taken' } as const
  await open(<OwnDecision application={accepted} title="Informatik" />)
  await expect.element(page.getByText(t.own.accepted)).toBeVisible()
  await of(t.own.decline, 'Informatik').click()
  answer(recordOutcome, record({ status: 9, outcome: 'declined_by_applicant' }))
  await button(t.own.decline).click()
  expect(askedOf(recordOutcome)[0]?.body).toMatchObject({ outcome: 'declined_by_applicant', revision: 4 })
})

test('whose contract is signed reads so, and where the other applications are withdrawn', async () => {
  signIn(applicant())
  const signed = { ...summary(), status: 9, outcome: 'contract_signed' } as const
  await open(<OwnDecision application={signed} title="Informatik" />)
  await expect.element(page.getByText(fill(t.own.signed, { company: 'Acme AG' }))).toBeVisible()
  const running = page.getByRole('link', { name: t.own.toRunning })
  await expect.element(running).toHaveAttribute('href', `${paths.ownApplications()}?stand=unterwegs`)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('of a company that does not take part at present no contract and no answer is promised', async () => {
  signIn(applicant())
  const { target } = summary()
  const away = { ...summary(), target: target && { ...target, unavailable: true as const } }
  const screen = await open(
    <OwnDecision application={{ ...away, status: 9, outcome: 'place_taken' }} title="Informatik" />,
  )
  await expect.element(page.getByText(fill(t.own.acceptedAway, { company: 'Acme AG' }))).toBeVisible()
  await expect.element(page.getByText(t.own.accepted)).not.toBeInTheDocument()
  await screen.unmount()
  await open(<OwnDecision application={{ ...away, stage: 'offer_made' }} title="Informatik" />)
  await expect.element(page.getByText(fill(t.own.offeredAway, { company: 'Acme AG' }))).toBeVisible()
  await expect.element(of(t.own.decline, 'Informatik')).toBeVisible()
})

test('an applicant withdraws, and is told when something changed meanwhile', async () => {
  signIn(applicant())
  await open(<OwnDecision application={summary()} title="Informatik" />)
  await expect.element(page.getByRole('button', { name: t.own.accept })).not.toBeInTheDocument()
  await of(t.own.withdraw, 'Informatik').click()
  refuse(cancelApplication, 'changed_elsewhere', { current: record({ stage: 'offer_made' }) })
  await button(t.own.withdraw).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.own.changed)
  answer(cancelApplication, record({ status: 8 }))
  await button(t.own.withdraw).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('who withdraws by keyboard far down the page sees where the focus goes', async () => {
  signIn(applicant())
  await openPage(
    <div style={{ paddingBlockStart: '300vh' }}>
      <OwnDecision application={summary()} title="Informatik" />
    </div>,
  )
  answer(cancelApplication, record({ status: 8 }))
  of(t.own.withdraw, 'Informatik').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button(t.own.withdraw)).toBeVisible()
  button(t.own.withdraw).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading()).toHaveFocus()
  await expect.element(heading()).toBeInViewport()
})

test('what is over offers nothing more', async () => {
  signIn(applicant())
  await open(<OwnDecision application={{ ...summary(), status: 9, outcome: 'offer_closed' }} title="x" />)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
