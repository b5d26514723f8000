import { headersOf, type SearcherType } from './viewers.ts'
import type { World } from './world/read-world.ts'

/** One kind of request, in as many different forms as are sent in rotation. */
export type Searches = { by: SearcherType; paths: readonly string[] }

const year = 2027
const kilometres = 50

/** The job: a course, a place with 50 km around it, a start year and, of applicants, a grade; a page with its total. */
export function searchesOf(world: World) {
  const mixed = (path: string, more = '') =>
    everyPair(world).map(
      ({ course, town }) => `${path}?studyInterest=${course}&place=${town}~${kilometres}&year=${year}${more}`,
    )
  const applicants = mixed('/applicants', '&grade=2.5')
  const offers = mixed('/offers')
  const companies = mixed('/companies')
  return {
    applicants: { by: 'company', paths: applicants },
    applicantFacets: { by: 'company', paths: withFacets(applicants) },
    anyApplicants: { by: 'company', paths: ['/applicants'] },
    anyApplicantFacets: { by: 'company', paths: ['/applicants?facets=1'] },
    offers: { by: 'applicant', paths: offers },
    offerFacets: { by: 'applicant', paths: withFacets(offers) },
    anyOffers: { by: 'applicant', paths: ['/offers'] },
    anyOfferFacets: { by: 'applicant', paths: ['/offers?facets=1'] },
    companies: { by: 'applicant', paths: companies },
    companyFacets: { by: 'applicant', paths: withFacets(companies) },
    anyCompanies: { by: 'applicant', paths: ['/companies'] },
    anyCompanyFacets: { by: 'applicant', paths: ['/companies?facets=1'] },
  } as const satisfies Record<string, Searches>
}
export type SearchName = keyof ReturnType<typeof searchesOf>

export const requestOf = ({ by }: Searches, path: string) => ({
  url: `/api${path}`,
  headers: headersOf(by),
})

const withFacets = (paths: readonly string[]) => paths.map((path) => `${path}&facets=1`)

/** Neighbours differ in both, so that none runs on what the one before it has just read. */
function everyPair({ courses, towns }: World): { course: number; town: number }[] {
  return Array.from({ length: courses.length * towns.length }, (_, n) => {
    const [course, town] = [
      courses[n % courses.length],
      towns[(n + Math.floor(n / courses.length)) % towns.length],
    ]
    if (course === undefined || town === undefined) throw new Error('The world has no courses or no towns')
    return { course, town }
  })
}
