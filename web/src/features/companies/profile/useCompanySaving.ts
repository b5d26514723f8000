import { CompanyContent, type CompanyProfile, saveCompanyProfile } from '@tandem/contract/companies/profile'
import { useQueryClient } from '@tanstack/react-query'
import { contentShape, useContentSaving } from '#features/autosave/public.ts'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { ownSaves } from '#lib/form/own-saves.ts'
import { companyProfileQuery } from '../queries.ts'

export type ContentKey = keyof CompanyContent

/** Half of an address would lead people to a place that does not exist. */
const addressKeys: ContentKey[] = ['street', 'zip', 'town', 'country']

const shape = contentShape<CompanyContent, CompanyContent>(CompanyContent.shape, addressKeys)
export const contentKeys = shape.keys

/** The stored values may be none that could be saved today. */
const contentOf = (profile: CompanyProfile) => shape.pick(profile, shape.keys) as CompanyContent

const own = ownSaves<CompanyContent, CompanyProfile>({
  put: (_, content, revision) => call(saveCompanyProfile, { body: { ...content, revision } }),
  currentOf: (error) => currentOf(error, saveCompanyProfile),
  contentOf,
})

/** Applicants may be reading it: what is saved when a section is left, or after this pause, is seldom half a sentence. */
const delayMs = 3000

/** The form of the own company's profile, which is saved by itself; see `useContentSaving`. */
export function useCompanySaving(profile: CompanyProfile) {
  const { id } = profile
  const queries = useQueryClient()
  return useContentSaving<CompanyContent, CompanyContent, CompanyProfile>(profile, {
    ...{ schema: CompanyContent, shape, contentOf, own, delayMs },
    keptAs: `company ${id}`,
    currentOf: (error) => currentOf(error, saveCompanyProfile),
    async put(content, revision) {
      // An answer that is on its way would show the version before this one.
      await queries.cancelQueries({ queryKey: companyProfileQuery.queryKey })
      const saved = await own.save(id, content, revision)
      queries.setQueryData(companyProfileQuery.queryKey, saved)
      // The page that applicants see is asked for when it is opened.
      void queries.invalidateQueries({ queryKey: ['companies', 'company', id], refetchType: 'none' })
      return saved
    },
  })
}
