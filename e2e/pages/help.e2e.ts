import { paths } from '@tandem/contract/paths'
import { linkInMail } from '../people/mails.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').pages

test('a question that the answers leave open reaches the location, and its sender hears so', async ({
  page,
}) => {
  const email = `mira.${Date.now()}@example.org`
  await page.goto(paths.faq({ search: { text: 'Deltaprüfung' } }))
  await page.getByRole('button', { name: t.faq.rating.no }).first().click()
  await page.getByText(t.faq.rating.sorry).getByRole('link', { name: t.faq.help.action }).click()
  await expect(page).toHaveURL(paths.contactUs())
  await page.getByLabel(t.contact.form.name, { exact: true }).fill('Mira Tannhof')
  await page.getByLabel(t.contact.form.email, { exact: true }).fill(email)
  await page.getByLabel(t.contact.form.location, { exact: true }).selectOption('Karlsruhe')
  await page.getByLabel(t.contact.form.message, { exact: true }).fill('Wann ist der nächste Termin?')
  await page.getByRole('button', { name: t.contact.form.submit }).click()
  await expect(page.getByRole('heading', { name: t.contact.sent.title })).toBeFocused()
  await linkInMail(page.request, email, paths.imprint(), { about: 'Deine Nachricht ist angekommen' })
})
