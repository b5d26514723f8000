import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'
import { newCompanyWithApplications } from './receive-applications.ts'

const t = words('de').applications
const team = words('de').receivedApplications

test('a recruiter works through forty applications by keyboard: read, move, reply, rate, note, decline, undo, next', async ({
  page,
}) => {
  const recruiter = await newCompanyWithApplications(page.request, { applicants: 5, offers: 8 })
  await signInWith(page, recruiter.email, recruiter.password)
  await page.goto(paths.receivedApplications())
  const press = (...keys: string[]) =>
    keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve())
  const focused = page.locator(':focus')
  const which = (number: number) => page.getByText(fill(t.neighbours.which, { number, count: 40 }))
  await expect(page.getByText(/^40 Bewerbungen auf 8 Angebote, 40 davon neu$/)).toBeVisible()

  // Opened from the board, and moved.
  await page.getByRole('article').first().getByRole('link').press('Enter')
  await expect(which(1)).toBeVisible()
  await expect(page.getByRole('button', { name: t.record.invite, exact: true })).toBeVisible()
  await press('m')
  const inReview = fill(t.move.into, { stage: t.move.to.in_review })
  await expect(page.getByRole('menuitem', { name: inReview })).toBeFocused()
  await press('Enter')
  await expect(page.getByText(t.standing.company.in_review, { exact: true }).first()).toBeVisible()

  // Answered with a template, whose gap is typed over.
  await press('r')
  await page.getByRole('button', { name: team.templates.choose }).press('Enter')
  await expect(focused).toHaveRole('menuitem')
  await press('End', 'Enter')
  await expect(focused).toHaveRole('textbox')
  await page.keyboard.type('30. November')
  await expect(focused).toHaveValue(/Hallo Mira,[^[]+bis zum 30\. November\./)
  await page.getByRole('button', { name: words('de').messaging.write.send }).press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()

  // Rated and noted, for colleagues only.
  await page.getByRole('radio', { name: '4', exact: true }).press('Space')
  await expect(page.getByText(fill(team.rating.saved, { rating: 4 }))).toBeAttached()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await press('n')
  await page.keyboard.type('Telefonisch sehr überzeugend')
  await press('Control+Enter')
  await expect(page.getByText('Telefonisch sehr überzeugend')).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())

  // The next one is declined kindly, and that is taken back.
  await press('j')
  await expect(which(2)).toBeVisible()
  // It is read by now.
  await page.getByRole('button', { name: t.outcome.to.declined_by_company, exact: true }).press('Enter')
  await page.getByRole('radio', { name: 'Andere passen besser zu diesem Angebot' }).press('Space')
  await page.getByRole('button', { name: team.templates.choose }).press('Enter')
  await expect(focused).toHaveRole('menuitem')
  await press('End', 'ArrowUp', 'Enter')
  await expect(page.getByLabel(t.outcome.decline.note)).toHaveValue(/Bewirb dich .* wieder bei uns, Mira\./)
  await page.getByRole('button', { name: t.outcome.decline.confirm }).press('Enter')
  await expect(page.getByText(t.standing.company.declined_by_company, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t.outcome.undo.action })).toBeVisible()
  await press('z')
  await expect(page.getByText(t.standing.company.viewed, { exact: true }).first()).toBeVisible()

  // On, and back to all of them.
  await press('j')
  await expect(which(3)).toBeVisible()
  await expect(page.getByText(t.standing.company.viewed, { exact: true }).first()).toBeVisible()
  await press('u')
  // Three were opened.
  await expect(page.getByText(/^40 Bewerbungen auf 8 Angebote, 37 davon neu$/)).toBeVisible()
})
