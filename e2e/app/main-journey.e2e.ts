import { apply } from '../journey/apply.ts'
import { answerAndReceive } from '../journey/exchange-messages.ts'
import { fillProfile } from '../journey/fill-profile.ts'
import { offerOfDemoCompany } from '../journey/offer.ts'
import { readAsCompany } from '../journey/read-as-company.ts'
import { registerApplicant, signIn } from '../journey/register.ts'
import { demoLogins, demoPassword } from '../people/demo.ts'
import { test } from '../test.ts'
import { locales } from '../words.ts'

/** From the first visit to an answer by the company: what Tandem is for. */
for (const locale of locales) {
  test(`main journey, ${locale}`, async ({ page, otherPage: company }) => {
    test.setTimeout(180_000)
    const offer = await offerOfDemoCompany(page.request, locale)
    // Unique, since the company looks for the name and a test may be repeated in the same world.
    const unique = Date.now().toString(36)
    const applicant = {
      firstName: 'Mira',
      lastName: `Tannhof-${unique}`,
      email: `mira.${locale}.${unique}@example.org`,
      password: 'Sieben Segel tanzen um Ulm 42',
    }
    await registerApplicant(page, locale, applicant)
    await signIn(page, locale, applicant.email, applicant.password)
    await fillProfile(page, locale, { ...offer, year: String(offer.year) })
    await apply(page, locale, offer)

    await signIn(company, locale, demoLogins.company, demoPassword)
    await readAsCompany(company, locale, applicant)
    await answerAndReceive(page, company, locale, applicant)
  })
}
