import {
  listDocuments,
  listExpertises,
  listLanguages,
  listSearchQualifications,
  listStudyInterests,
} from '@tandem/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { retryOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import {
  useDocumentTypes,
  useExpertises,
  useLanguages,
  useQualifications,
  useSetState,
  useStudyInterests,
} from '#lib/reference.ts'
import { offerChoicesQuery } from '../queries.ts'
import type { CsvNames } from './columns.ts'

export function useCsvNames(): CsvNames {
  const choices = useQuery(offerChoicesQuery(useLocale())).data
  return {
    studyInterests: useStudyInterests('all'),
    institutionLocations: (choices?.institutionLocations ?? []).map(({ key, name }) => ({ id: key, name })),
    qualifications: useQualifications('all'),
    documents: useDocumentTypes('all'),
    expertises: useExpertises('all'),
    languages: useLanguages('all'),
    contacts: choices?.contacts ?? [],
  }
}

/** What asks again for those of the lists that could not be loaded; without them nothing in a file is known. */
export function useCsvRetry(): (() => void) | undefined {
  const retries = [
    retryOf(useQuery(offerChoicesQuery(useLocale()))),
    useSetState(listStudyInterests).onRetry,
    useSetState(listSearchQualifications).onRetry,
    useSetState(listDocuments).onRetry,
    useSetState(listExpertises).onRetry,
    useSetState(listLanguages).onRetry,
  ].filter((retry) => retry !== undefined)
  if (retries.length === 0) return undefined
  return () => {
    for (const retry of retries) retry()
  }
}
