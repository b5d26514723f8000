import type { WatchListEntry } from '@tandem/contract/bookmarks'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { useIndustryLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'

type EntryWords = {
  name: string
  /** For what can be done with it: offers of several companies, and applications to them, have one title. */
  fullName: string
  titleLanguage?: 'de' | undefined
  /** Below the name: the company, an industry, what a person looks for. */
  detail: string
  detailLanguage?: 'de' | undefined
  path: ScreenPath
}

/** What a bookmark's record is called, and where it is. */
export function useEntryWords(): (entry: WatchListEntry) => EntryWords {
  const wordsOf = usePlainWords()
  return (entry) => {
    const words = wordsOf(entry)
    const parts = entry.company ? [words.name] : [words.name, words.detail]
    return { ...words, fullName: parts.filter(Boolean).join(', ') }
  }
}

function usePlainWords(): (entry: WatchListEntry) => Omit<EntryWords, 'fullName'> {
  const t = useTexts('bookmarks')
  const industryLanguage = useIndustryLanguage()
  const isApplicant = useAccount()?.type === 'applicant'
  return ({ recordType, recordId, offer, company, application }) => {
    if (offer) {
      const { title, titleLanguage } = offer
      return {
        name: title,
        titleLanguage,
        detail: offer.company.name,
        path: paths.offer({ offerId: recordId }),
      }
    }
    if (company) {
      return {
        name: company.name,
        detail: company.industry,
        detailLanguage: industryLanguage,
        path: paths.company({ companyId: recordId }),
      }
    }
    const person = application?.applicant?.name || t('anonymous')
    if (recordType === 'applicant') {
      return {
        name: person,
        detail: application?.title ?? '',
        path: paths.applicant({ applicantId: recordId }),
      }
    }
    const target = application?.target
    const aim = target ? (target.offerTitle ?? t('initiative')) : (application?.title ?? '')
    if (!isApplicant) {
      return { name: person, detail: aim, path: paths.application({ applicationId: recordId }) }
    }
    return {
      name: aim || t('typeOne.application'),
      titleLanguage: target?.offerTitleLanguage,
      detail: target?.companyName ?? '',
      path: target
        ? paths.ownApplication({ applicationId: recordId })
        : paths.ownProfile({ applicationId: recordId }),
    }
  }
}
