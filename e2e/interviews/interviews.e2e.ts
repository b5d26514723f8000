import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { linkInMail } from '../people/mails.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { newApplicant, sendApplication } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').interviews

test('a company proposes times, an applicant takes one from the mail, and the company sees it at once', async ({
  page,
  otherPage: office,
}) => {
  const person = await newApplicant(page.request, 'Termin')
  const company = await newCompanyWithOffer(page.request, 'Terminwerk')
  const { id } = await sendApplication(page.request, person, company)
  await signInWith(office, company.email, company.password)
  await office.goto(paths.application({ applicationId: id, hash: 'gespraech' }))
  await office.getByRole('button', { name: t.propose }).click()
  await office.getByRole('button', { name: t.grid.after }).click()
  await office
    .getByRole('button', { name: `, 10:00, ${t.grid.free}` })
    .first()
    .click()
  await office.getByLabel(t.form.where.video).fill('https://meet.example.org/raum')
  await office.getByRole('button', { name: t.form.send }).click()
  await expect(office.getByText(t.company.proposed)).toBeVisible()

  await signInWith(page, person.email, person.password)
  await page.goto(await linkInMail(page.request, person.email, paths.ownApplications()))
  await page.getByRole('radio', { name: fill(t.hours, { from: '10:00', to: '10:40' }) }).check()
  await page.getByRole('button', { name: /10:00 Uhr zusagen$/ }).click()
  await expect(page.getByText(t.applicant.agreed, { exact: true })).toBeVisible()
  await expect(office.getByText(t.company.agreed)).toBeVisible()
})
