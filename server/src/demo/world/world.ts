import type { DemoApplicant } from '../applicants/applicant.ts'
import { buildApplicants, isFormer } from '../applicants/applicants.ts'
import { buildSearches, type DemoSearch } from '../applicants/searches.ts'
import type { DemoApplication } from '../applications/application.ts'
import { buildApplications } from '../applications/applications.ts'
import { buildFormerSeason } from '../applications/former-season.ts'
import { buildProfiles, buildTemplates } from '../applications/profiles.ts'
import type { Scene } from '../base/scene.ts'
import { buildCompanies, type DemoCompany } from '../companies/companies.ts'
import { buildOffers, type DemoOffer } from '../offers/offers.ts'
import type { DemoThread } from '../threads/thread.ts'
import { buildThreads } from '../threads/threads.ts'

export type World = {
  companies: DemoCompany[]
  offers: DemoOffer[]
  applicants: DemoApplicant[]
  /** Of all types. */
  applications: DemoApplication[]
  threads: DemoThread[]
  searches: DemoSearch[]
}

/** Everything and everybody, in memory: the same scene gives the same world. */
export function buildWorld(scene: Scene): World {
  const companies = buildCompanies(scene)
  const offers = buildOffers(scene, companies)
  const everybody = buildApplicants(scene)
  const [applicants = [], former = []] = [false, true].map((wanted) =>
    everybody.filter(({ number }) => isFormer(number) === wanted),
  )
  const sent = buildApplications(scene, { applicants, companies, offers })
  return {
    companies,
    offers,
    applicants: everybody,
    applications: [
      ...buildProfiles(everybody, scene.now),
      ...buildTemplates(applicants, scene.now),
      ...sent,
      ...buildFormerSeason(scene, { offers, former }),
    ],
    searches: buildSearches(scene, { applicants, companies, offers }),
    threads: buildThreads(scene, { applications: sent, applicants, offers }),
  }
}
