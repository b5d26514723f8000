import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de')

test('a company changes its text, reads why it came back, and what it changes then is approved', async ({
  page: admin,
  otherPage: company,
}) => {
  await signInAs(company, 'company')
  await company.goto(paths.companyProfile())
  const english = company.getByRole('textbox', { name: t.companies.profile.descriptionEn })
  await english.fill('We pay 5,000 euros.')
  await english.blur()
  await expect(company.getByText(/^Gespeichert um/)).toBeVisible()

  await signInAs(admin, 'admin')
  await admin.goto(paths.backendChangedTexts())
  const card = admin.getByRole('listitem').filter({ hasText: 'Wolkenwerk Software GmbH' })
  await expect(card.locator('ins').first()).toBeVisible()
  await card.getByRole('button', { name: t.changedTexts.sendBack }).click()
  await admin.getByLabel(t.office.reason).fill('Der Betrag stimmt nicht.')
  await admin.getByRole('dialog').getByRole('button', { name: t.changedTexts.sendBack }).click()
  await expect(admin.getByRole('heading', { name: t.changedTexts.sentBack })).toBeVisible()

  await company.goto(paths.dashboard())
  await expect(company.getByText('Der Betrag stimmt nicht.')).toBeVisible()
  await company.getByRole('link', { name: t.companies.sentBack.change }).click()
  await english.fill('We pay well.')
  await english.blur()
  await expect(company.getByText(/^Gespeichert um/)).toBeVisible()

  await admin.reload()
  await expect(card.getByText(t.changedTexts.answered)).toBeVisible()
  await card.getByRole('button', { name: t.changedTexts.approve }).click()
  await expect(card).toHaveCount(0)
})
