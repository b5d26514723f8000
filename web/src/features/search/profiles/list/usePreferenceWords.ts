import type { FoundProfile } from '@tandem/contract/applicant-search'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'

type Preferences = Pick<FoundProfile, 'studyInterests' | 'places' | 'distance' | 'desiredYears'>

/** Named one after the other; what comes after is counted. */
const named = { courses: 3, places: 2 }

/** What someone looks for, in words for a line of a list each. */
export function usePreferenceWords(): (profile: Preferences) => {
  courses: string
  places: string
  years: string
} {
  const t = useTexts('applicantSearch')
  const { either, kilometres } = useFormats()
  const isStudy = useOfferType() === 'studies'
  const several = (names: string[], most: number) => {
    const shown = names.slice(0, most).join(', ')
    const more = names.length - most
    return more > 0 ? t('preferences.more', { names: shown, count: more }) : shown
  }
  return ({ studyInterests, places, distance, desiredYears }) => ({
    courses:
      several(isStudy ? studyInterests.map(({ name }) => name) : [], named.courses) ||
      (isStudy ? t('preferences.noCourse') : ''),
    places: [several(places, named.places), distance === null ? '' : kilometres(distance)]
      .filter(Boolean)
      .join(', '),
    years: either(desiredYears.map(String)),
  })
}
