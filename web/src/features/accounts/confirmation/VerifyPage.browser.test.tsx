import { confirmAccount } from '@tandem/contract/sign-in/email'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openApp, words } from '#testing/open.tsx'
import { askedOf, refuse } from '#testing/stub-server.ts'

const secret = 'x'.repeat(43)

test.for(['', `#token=${secret}`])(
  'whose link it is nobody knows yet: nobody’s benefits stand beside it, %s',
  async (hash) => {
    await openApp(`/registrierung-verifikation${hash}`)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { label } = words.de.accounts.benefits
    await expect.element(page.getByRole('complementary', { name: label })).not.toBeInTheDocument()
  },
)

test.for([`/registrierung-verifikation/${secret}`, `/registrierung-verifikation#token=${secret}`])(
  'the secret of %s leaves the address bar at once, and outlives a change of language',
  async (link) => {
    refuse(confirmAccount, 'token_invalid')
    await openApp(link)
    expect(address()).toBe('/registrierung-verifikation')
    await expect.element(page.getByRole('button', { name: words.de.accounts.verify.submit })).toBeVisible()
    await page
      .getByRole('navigation', { name: words.de.common.language })
      .getByRole('link', { name: 'English' })
      .click()
    await page.getByRole('button', { name: words.en.accounts.verify.submit }).click()
    await expect.poll(() => askedOf(confirmAccount).map(({ body }) => body.token)).toEqual([secret])
    expect(address()).toBe('/en/registrierung-verifikation')
  },
)

test('an invitation that no longer holds is named, and nothing is left to press in vain', async () => {
  refuse(confirmAccount, 'key_invalid')
  await openApp(`/registrierung-verifikation#token=${secret}`)
  const { verify, invalidKey } = words.de.accounts
  await page.getByRole('button', { name: verify.submit }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: invalidKey.title })).toHaveFocus()
  await expect.element(page.getByText(invalidKey.text)).toBeVisible()
  await expect.element(page.getByRole('button', { name: verify.submit })).not.toBeInTheDocument()
})
