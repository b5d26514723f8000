import { paths } from '@tandem/contract/paths'
import { signInAs, signInWith } from '../people/demo.ts'
import { newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de')

test('whoever is locked is out at once and told so at login, until the lock is taken back', async ({
  page: admin,
  otherPage: other,
  expectComplaint,
}) => {
  // What the other one's page was loading when the session ended, and the login that is refused.
  expectComplaint(/status of 40[01]/)
  const person = await newApplicant(admin.request, 'Gesperrt')
  await signInWith(other, person.email, person.password)
  await other.goto(paths.account())
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await signInAs(admin, 'admin')
  await admin.goto(paths.backendPeople({ search: { text: person.email } }))
  await admin.getByRole('link', { name: person.lastName }).click()
  await admin.getByRole('button', { name: t.people.deeds.lock }).click()
  await admin.getByLabel(t.office.reason).fill('Unter dem Namen meldet sich jemand anderes.')
  await admin.getByRole('button', { name: t.people.ask.lock.confirm, exact: true }).click()
  await expect(admin.getByRole('heading', { name: t.people.deeds.title })).toBeFocused()

  // The other one's page leaves at once.
  await expect(other).toHaveURL(paths.home())
  const { email, password } = person
  const logIn = async () => (await other.request.post('/api/login', { data: { email, password } })).json()
  expect((await logIn()).meta.status).toBe('ACCOUNT_LOCKED')
  await admin.getByRole('button', { name: t.people.deeds.unlock }).click()
  await expect(admin.getByRole('button', { name: t.people.deeds.lock })).toBeVisible()
  expect((await logIn()).meta.status).toBe('SUCCESS')
})
