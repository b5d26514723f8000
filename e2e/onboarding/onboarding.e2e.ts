import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { newApplicant } from '../people/people.ts'
import { expect, listen, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').onboarding
const { editor } = words('de').applications

test.use({ newBrowser: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a newcomer comes by touch from nothing to a profile that companies find', async ({
  page,
  browser,
  complaints,
}) => {
  const person = await newApplicant(page.request, 'Neu')
  await signInWith(page, person.email, person.password)
  await page.goto(paths.dashboard())
  await page.getByRole('link', { name: words('de').dashboard.next.action.continue_onboarding }).tap()
  const next = page.getByRole('button', { name: t.next, exact: true })
  await page.getByText('Allgemeine Hochschulreife (Abitur)').tap()
  await next.tap()

  const topic = page.getByRole('combobox', { name: t.interests.field })
  await topic.fill('Coden')
  await page
    .getByRole('option', { name: /^Informatik/ })
    .first()
    .tap()
  await next.tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Wo möchtest du arbeiten?' })).toBeFocused()

  // Elsewhere it goes on here, with what was answered.
  const elsewhere = await (await browser.newContext()).newPage()
  listen(elsewhere.context(), complaints)
  await signInWith(elsewhere, person.email, person.password)
  await elsewhere.goto(paths.onboarding())
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Wo möchtest du arbeiten?')
  await elsewhere.getByRole('link', { name: t.back }).click()
  await expect(elsewhere.getByRole('button', { name: /^Informatik.* entfernen$/ })).toBeVisible()
  await elsewhere.context().close()

  await page.getByRole('combobox').fill('Karlsruhe')
  await page
    .getByRole('option', { name: /Karlsruhe/ })
    .first()
    .tap()
  await page.getByRole('radio', { name: /^100 km/ }).tap()
  await next.tap()
  await page.getByRole('button', { name: t.skip }).tap()

  await expect(page.getByRole('list', { name: t.matches.list }).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('radio', { name: editor.sichtbarkeit.open.label }).tap()
  await page.getByRole('button', { name: t.matches.publish }).tap()
  await expect(page).toHaveURL(paths.dashboard())
  await expect(page.getByText(t.finished.open.title)).toBeVisible()
  await expect(page.getByText(words('de').dashboard.next.action.continue_onboarding)).toHaveCount(0)
})
