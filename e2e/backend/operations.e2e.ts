import { paths } from '@tandem/contract/paths'
import { signInAs, signInWith } from '../people/demo.ts'
import { newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').operations

test('a session is ended with a reason; its mail stands in the log, and a rehearsal deletes nothing', async ({
  page: admin,
  otherPage: other,
  expectComplaint,
}) => {
  // What the other one's page was loading when the session ended.
  expectComplaint(/status of 401/)
  const person = await newApplicant(admin.request, 'Abgemeldet')
  await signInWith(other, person.email, person.password)
  await other.goto(paths.account())
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await signInAs(admin, 'admin')
  await admin.goto(paths.backendOperations({ part: 'anmeldungen', search: { text: person.email } }))
  await admin.getByRole('button', { name: /^Anmeldung beenden/ }).click()
  await admin.getByLabel(words('de').office.reason).fill('Das Gerät wurde als verloren gemeldet.')
  await admin.getByRole('dialog').getByRole('button', { name: t.sessions.end, exact: true }).click()
  await expect(admin.getByText(t.sessions.done)).toBeVisible()
  await expect(other).toHaveURL(paths.home())

  await admin.goto(paths.backendOperations({ search: { text: person.email } }))
  await expect(async () => {
    await admin.reload()
    const row = admin.getByRole('row', { name: t.mailKinds.session_ended })
    await expect(row).toContainText(t.mails.states.sent, { timeout: 2000 })
  }).toPass()
  await expect(admin.getByText(person.email)).toHaveCount(0)

  await admin.getByRole('link', { name: t.part.retention }).click()
  const name = t.jobKinds['sweep-accounts']
  await admin.getByRole('button', { name: `${t.retention.rehearse}: ${name}` }).click()
  await expect(admin.getByText(/Es ist noch alles da/)).toBeVisible()
})
