import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { apiAs, applicationContent, newApplicant, newConfirmedCompany } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').applications
const { initiative, apply } = t

test('one letter goes to two companies, each with its own name in it', async ({ page }) => {
  const mark = `Zahnwerk-${Date.now().toString(36)}`
  const companies = [await newConfirmedCompany(page.request, `${mark}-Ost`)]
  companies.push(await newConfirmedCompany(page.request, `${mark}-West`))
  const person = await newApplicant(page.request, 'Initiative')
  const as = await apiAs(page.request, person)
  const { id, revision } = await as<Application>('POST', '/application', { type: 3 })
  await as('PUT', `/application/${id}`, { ...applicationContent, coverLetter: '', revision })

  await signInWith(page, person.email, person.password)
  await page.goto(paths.applyToCompanies())
  for (const side of ['Ost', 'West']) {
    const field = page.getByLabel(initiative.choose.label)
    await field.fill(`${mark}-${side}`)
    await page
      .getByRole('option', { name: `${mark}-${side} GmbH` })
      .first()
      .click()
    const chosen = page.getByRole('list', { name: initiative.choose.chosen })
    await expect(chosen).toContainText(`${mark}-${side} GmbH`)
  }
  await page.goto(`${paths.applyToCompanies()}?schritt=anschreiben`)
  await page.getByLabel(initiative.letter.label).fill('Guten Tag, [Unternehmen] baut, was ich lernen will.')
  await page.getByRole('navigation', { name: apply.steps.label }).getByText(apply.steps.absenden).click()
  const preview = page.getByLabel(initiative.send.preview)
  await preview.selectOption({ label: `${mark}-West GmbH` })
  await expect(page.getByText(`Guten Tag, ${mark}-West GmbH baut`)).toBeVisible()
  await page.getByRole('button', { name: fill(initiative.send.action_other, { count: 2 }) }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(initiative.sent.title_other, { count: 2 }),
  )

  const [office] = companies
  if (!office) throw new Error('There is no company')
  const received = await (await apiAs(page.request, office))<{ member: Application[] }>(
    'GET',
    '/applications?scope=received',
  )
  expect(received.member).toHaveLength(1)
  const one = received.member[0]
  const sent = await (await apiAs(page.request, office))<Application>('GET', `/application/${one?.id}`)
  expect(sent.coverLetter).toBe(`Guten Tag, ${mark}-Ost GmbH baut, was ich lernen will.`)
})

test('from a company’s page to an application without an offer', async ({ page }) => {
  const company = await newConfirmedCompany(page.request, 'Ohneangebot')
  const office = await apiAs(page.request, company)
  const { account } = await office<{ account: { companyId: string } }>('GET', '/account')
  const person = await newApplicant(page.request, 'Initiativ')
  const as = await apiAs(page.request, person)
  const { id, revision } = await as<Application>('POST', '/application', { type: 3 })
  await as('PUT', `/application/${id}`, { ...applicationContent, coverLetter: '', revision })

  await signInWith(page, person.email, person.password)
  const { companyId } = account
  await page.goto(paths.company({ companyId }))
  await page.getByRole('link', { name: initiative.apply }).click()
  await expect(page).toHaveURL(paths.applyToCompany({ recordId: companyId }))
  const steps = page.getByRole('navigation', { name: apply.steps.label })
  await steps.getByText(apply.steps.anschreiben).click()
  await page.getByLabel(apply.letter.label).fill('Guten Tag, ich frage einfach.')
  await steps.getByText(apply.steps.absenden).click()
  await page.getByRole('button', { name: apply.send.action }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(apply.sent.title, { company: `${company.lastName.replace(/-[^-]*$/, '')} GmbH` }),
  )
  await page.goto(paths.company({ companyId }))
  await expect(page.getByRole('link', { name: initiative.view })).toBeVisible()
})
