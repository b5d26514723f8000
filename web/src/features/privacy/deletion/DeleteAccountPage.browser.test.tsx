import { deleteAccount } from '@tandem/contract/privacy'
import { violationMessage } from '@tandem/contract/violations'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, company, open, openApp, signIn, words } from '#testing/open.tsx'
import { askedOf, cutOff, findWrong, refuse } from '#testing/stub-server.ts'
import { DeleteAccountPage } from './DeleteAccountPage.tsx'

const t = words.de.privacy
const next = page.getByRole('button', { name: t.next })
const password = page.getByLabelText(t.confirm.password, { exact: true })
const confirm = page.getByRole('button', { name: t.confirm.submit })

test('the questions say what is missing and lose nothing', async () => {
  signIn(applicant())
  await open(<DeleteAccountPage />)
  const reasons = page.getByRole('radiogroup', { name: t.reason.legend })
  const other = reasons.getByRole('radio', { name: t.reason.own.other })
  const comment = page.getByLabelText(t.comment.label)
  await comment.fill('x'.repeat(2001))
  await next.click()
  await expect
    .element(reasons)
    .toHaveAccessibleDescription(`${violationMessage('de', 'required')} ${t.reason.hint}`)
  await expect
    .element(comment)
    .toHaveAccessibleDescription(new RegExp(violationMessage('de', 'too_long', { max: 2000 })))
  await other.click({ force: true })
  await comment.fill('Kurz.')
  await next.click()

  await expect.element(page.getByRole('heading', { name: t.confirm.title })).toHaveFocus()
  await confirm.click()
  await expect.element(password).toHaveAccessibleDescription(violationMessage('de', 'password'))
  findWrong(deleteAccount, { password: violationMessage('de', 'password_wrong') })
  await password.fill('ein ganz anderes Wort')
  await confirm.click()
  await expect.element(password).toHaveAccessibleDescription(violationMessage('de', 'password_wrong'))
  await expect.element(password).toHaveValue('ein ganz anderes Wort')
  await expect.element(password).toHaveFocus()
  await page.getByRole('button', { name: t.confirm.back }).click()
  await expect.element(other).toBeChecked()
  await expect.element(comment).toHaveValue('Kurz.')
  await page.getByRole('link', { name: t.keep }).click()
  await expect.element(page.getByText('/account')).toBeVisible()
})

test('the browser’s way back leads from the password to the answers, as they were', async () => {
  signIn(applicant())
  const { router } = await open(<DeleteAccountPage />)
  await toConfirmation(t.reason.own.other)
  await expect.element(password).toBeVisible()
  await router.navigate(-1)
  await expect.element(page.getByRole('radio', { name: t.reason.own.other })).toBeChecked()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await router.navigate(1)
  await expect.element(password).toBeVisible()
})

test('the only manager of others is told whom it takes first', async () => {
  signIn(company())
  await open(<DeleteAccountPage />)
  await toConfirmation(t.reason.company.other)
  refuse(deleteAccount, 'last_manager', { description: 'Mindestens eine Person muss das Recht behalten.' })
  await password.fill('das richtige')
  await confirm.click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Mindestens eine Person')
  await expect.element(password).toHaveValue('das richtige')
  await alert.getByRole('link', { name: t.confirm.toTeam }).click()
  await expect.element(page.getByText('/account#team')).toBeVisible()
})

test('a deletion that nobody answers can be tried again', async () => {
  signIn(applicant())
  await openApp('/account/loeschen')
  await toConfirmation(t.reason.own.other)
  cutOff(deleteAccount)
  await password.fill('das richtige')
  await confirm.click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: words.de.common.notifications.unreached }))
    .toBeVisible()
  // What follows a success is a page of its own, loaded anew: the journey sees it.
  await confirm.click()
  await expect.poll(() => askedOf(deleteAccount).length).toBe(2)
})

test.for([
  ['/account-geloescht/bewerber', t.deleted.title.applicant],
  ['/account-geloescht/unternehmen', t.deleted.title.company],
  ['/account-geloescht/company', t.deleted.title.company],
  ['/account-geloescht/sonstwas', t.deleted.title.general],
  ['/en/account-geloescht', words.en.privacy.deleted.title.general],
] as const)('the last page speaks to whom it was: %s', async ([path, title]) => {
  await openApp(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})

async function toConfirmation(reason: string): Promise<void> {
  await page.getByRole('radio', { name: reason }).click({ force: true })
  await next.click()
}
