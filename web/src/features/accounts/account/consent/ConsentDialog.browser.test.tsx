import type { Account } from '@tandem/contract/accounts'
import { giveConsent } from '@tandem/contract/accounts/own-account'
import { getPage } from '@tandem/contract/pages'
import { localizePath, paths } from '@tandem/contract/paths'
import { logout } from '@tandem/contract/sessions'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentAccount, setAccount } from '#lib/session/session-store.ts'
import { german, imprint, openContent } from '#testing/content-page.ts'
import { address, admin, applicant, company, fill, open, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff } from '#testing/stub-server.ts'
import { ConsentDialog } from './ConsentDialog.tsx'

const t = words.de.account.consent
const { footer, nav } = words.de.common
const due: NonNullable<Account['consentDue']> = [
  { page: 'terms', revision: 4, publishedAt: '2026-11-20T09:00:00.000Z' },
  { page: 'privacy', revision: 7, publishedAt: '2026-11-24T09:00:00.000Z' },
]
const dialog = page.getByRole('dialog')
const agree = dialog.getByRole('button', { name: t.submit })

test('the page waits as it is until the account agrees, and the focus goes back to where it was', async () => {
  await openContent(imprint)
  await german.fill('Halb fertig')
  setAccount(admin({ consentDue: due }))
  await expect.element(dialog.getByRole('heading', { name: t.title_formal })).toHaveFocus()
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  expect(dialog.element().matches(':modal')).toBe(true)
  for (const { page: name } of due) {
    const link = dialog.getByRole('link', { name: footer[name] })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('href', paths[name]())
  }
  await expect.element(dialog.getByText(fill(t.version, { date: '20. November 2026' }))).toBeVisible()

  cutOff(giveConsent)
  await agree.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(t.failed)
  answer(giveConsent, admin())
  await agree.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').getByText(t.done_formal)).toBeVisible()
  expect(askedOf(giveConsent).at(-1)?.body.pages).toEqual(
    due.map(({ page, revision }) => ({ page, revision })),
  )
  await expect.element(german).toHaveValue('Halb fertig')
  await expect.element(german).toHaveFocus()
})

test('a page that changed again meanwhile is asked for in its new version', async () => {
  signIn(admin({ consentDue: due }))
  await openContent(imprint)
  setAccount(admin({ consentDue: due }))
  const [terms] = due as [(typeof due)[number], ...typeof due]
  answer(giveConsent, admin({ consentDue: [{ ...terms, revision: 5 }] }))
  await agree.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(t.changedAgain)
  answer(giveConsent, admin())
  await agree.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(askedOf(giveConsent).at(-1)?.body.pages).toEqual([{ page: 'terms', revision: 5 }])
})

test('nobody is asked over what there is to read, nor where data are taken along and the account is deleted', async () => {
  signIn(applicant({ consentDue: due }))
  answer(getPage, {
    ...{ id: 'terms', title: 'Bedingungen', body: 'Neu.', updatedAt: '2026-11-20T09:00:00.000Z' },
  })
  const { router } = await openApp(paths.terms())
  await expect.element(page.getByText('Neu.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await router.navigate(paths.deleteAccount())
  await expect.element(page.getByRole('heading', { level: 1, name: words.de.privacy.title })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('who does not agree goes to the deletion or logs out', async () => {
  await openContent(imprint)
  setAccount(admin({ consentDue: due }))
  const links = dialog.getByRole('link')
  await expect.element(links.nth(2)).toHaveAttribute('href', paths.account({ hash: 'eigene-daten' }))
  await links.nth(3).click()
  await expect.poll(address).toBe(paths.deleteAccount())
  await expect.element(dialog).not.toBeInTheDocument()
  history.back()
  answer(logout, true)
  await dialog.getByRole('button', { name: nav.logout }).click()
  await expect.poll(() => currentAccount()).toBeNull()
  await expect.poll(address).toBe(paths.home())
  await expect.element(dialog).not.toBeInTheDocument()
})

test.for([
  { account: applicant(), at: '/hier', title: t.title },
  { account: company(), at: '/hier', title: t.title_formal },
  { account: applicant(), at: localizePath('/hier', 'en'), title: words.en.account.consent.title },
])('it speaks to whom it asks: $title', async ({ account, at, title }) => {
  signIn(account)
  const onSignOut = vi.fn()
  await open(<ConsentDialog due={due} onSignOut={onSignOut} />, { at })
  await expect.element(dialog.getByRole('heading', { name: title })).toHaveFocus()
  const order: (string | null | undefined)[] = []
  for (const _ of Array(6)) {
    await userEvent.keyboard('{Tab}')
    order.push(document.activeElement?.tagName)
  }
  expect(order).toEqual(['A', 'A', 'A', 'A', 'BUTTON', 'BUTTON'])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  expect(onSignOut).toHaveBeenCalledOnce()
})
