import { mathsModuleNames } from '@tandem/contract/maths'
import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { useQuery } from '@tanstack/react-query'
import { offerChoicesQuery } from '#features/own-offers/queries.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import {
  namesOf,
  useDocumentTypes,
  useExpertises,
  useLanguages,
  useQualifications,
  useStudyInterests,
} from '#lib/reference.ts'
import type { ContentKey } from './content.ts'

/** A field's value in one line, to compare two versions. */
export function useValueWords(): (key: ContentKey, content: OfferContent) => string {
  const { day, euro, grade } = useFormats()
  const locale = useLocale()
  const choices = useQuery(offerChoicesQuery(locale)).data
  const interest = namesOf(useStudyInterests('all'))
  const qualification = namesOf(useQualifications('all'))
  const document = namesOf(useDocumentTypes('all'))
  const expertise = namesOf(useExpertises('all'))
  const language = namesOf(useLanguages('all'))
  const both = ({ de, en }: { de: string; en: string }) => [de, en].filter(Boolean).join(' / ')
  const words: { [Key in ContentKey]: (value: NonNullable<OfferContent[Key]>) => string } = {
    title: both,
    studyInterest: interest,
    years: (years) => years.map(({ year, total }) => `${year}: ${total}`).join(', '),
    locations: (all) => all.map(({ street, town }) => [street, town].filter(Boolean).join(', ')).join('; '),
    institutionLocation: (key) => choices?.institutionLocations.find((each) => each.key === key)?.name ?? key,
    description: both,
    tasks: both,
    benefits: both,
    qualifications: (keys) => keys.map(qualification).join(', '),
    minimumGrade: grade,
    requiredDocuments: (keys) => keys.map(document).join(', '),
    expertises: (ids) => ids.map(expertise).join(', '),
    languages: (all) => all.map((each) => language(each.language)).join(', '),
    maths: (all) =>
      all
        .map(({ module, minimumRating }) => `${mathsModuleNames[locale][module]} ${minimumRating}`)
        .join(', '),
    contact: (id) => choices?.contacts.find((each) => each.id === id)?.name ?? id,
    deadline: day,
    startDate: day,
    salary: (amounts) => amounts.map(euro).join(', '),
    link: (link) => link,
  }
  return (key, content) => {
    const value = content[key]
    return value === null ? '' : (words[key] as (value: unknown) => string)(value)
  }
}
