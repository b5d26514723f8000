import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import {
  useDocumentTypes,
  useExpertises,
  useLanguages,
  useQualifications,
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
