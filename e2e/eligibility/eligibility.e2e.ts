import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').eligibility
const { editor } = words('de').applications

test('the way in is found by four answers, and stands in the profile on request', async ({ page }) => {
  const person = await newApplicant(page.request, 'Zugang')
  await signInWith(page, person.email, person.password)
  await page.goto(paths.eligibility())
  await page.getByRole('link', { name: /^Fachhochschulreife nur mit/ }).click()
  await page.getByRole('link', { name: t.answers.yes, exact: true }).click()
  await page.getByRole('combobox', { name: t.questions.course.field }).fill('Wirtschaftsinformatik')
  await page
    .getByRole('option', { name: /^Wirtschaftsinformatik/ })
    .first()
    .click()
  const year = page.getByRole('link', { name: /^Oktober / }).first()
  const chosen = ((await year.textContent()) ?? '').replace(/\D/g, '')
  await year.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.ways.delta.title)

  await page.getByRole('button', { name: t.takeOver.action }).click()
  await page.getByRole('link', { name: t.takeOver.toProfile }).click()
  await expect(page.getByLabel(editor.schule.qualification, { exact: true })).toHaveValue('fhr')
  await expect(page.getByRole('button', { name: chosen, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
