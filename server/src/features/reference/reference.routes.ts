import type { Locale } from '@tandem/contract/common'
import * as contract from '@tandem/contract/reference'
import { route } from '#platform/http/route.ts'
import { findPlaces } from './find-places.ts'
import { listReferenceSet } from './list-reference-set.ts'
import { listStudyYears } from './list-study-years.ts'
import * as store from './reference.store.ts'

const option = ({ key, value }: { key: string; value: number | null }) => ({ id: key, value })
const key = ({ key }: { key: string }) => ({ id: key })

const options = (set: store.OptionSet) =>
  listReferenceSet<store.OptionRow, contract.ReferenceOption>((db) => store.listOptions(db, set), option)

const documents = listReferenceSet(store.listDocumentTypes, key)

const countries = (onlyNationalities: boolean) =>
  listReferenceSet<store.CountryRow, contract.Country>(
    async (db) => {
      const rows = await store.listCountries(db)
      return onlyNationalities ? rows.filter(({ nationalityDe }) => nationalityDe !== '') : rows
    },
    ({ code, entityId, nameEn, nationalityDe, nationalityEn }, locale) => ({
      id: code,
      entityId,
      countryCode: code,
      nameEn,
      nationality: locale === 'en' ? nationalityEn : nationalityDe,
      nationalityEn,
    }),
    'by name',
  )

export const referenceRoutes = [
  route(contract.listSearchDocuments, documents),
  route(contract.listDocuments, documents),
  route(contract.listSearchDistances, options('distance')),
  route(contract.listGrades, options('grade')),
  route(contract.listSearchNotificationIntervals, options('notification_interval')),
  route(contract.listEmailSubscriptions, options('email_subscription')),
  route(contract.listDeclineReasons, options('decline_reason')),
  route(contract.listStudyYears, listStudyYears),
  route(contract.listSubjectAreas, listReferenceSet(store.listSubjectAreas, key)),
  route(
    contract.listSearchQualifications,
    listReferenceSet<store.QualificationRow, contract.Qualification>(
      store.listQualifications,
      ({ key: id, noteDe, noteEn, admission }, locale: Locale) => ({
        id,
        note: (locale === 'en' && noteEn) || noteDe,
        admission,
      }),
    ),
  ),
  route(
    contract.listStudyCourses,
    listReferenceSet(store.listStudyCourses, ({ id, subjectAreaKey }) => ({
      id: String(id),
      subjectArea: subjectAreaKey,
    })),
  ),
  route(
    contract.listStudyInterests,
    listReferenceSet<store.StudyInterestRow, contract.StudyInterest>(
      store.listStudyInterests,
      ({ id, studyCourseId, subjectAreaKey, degree }) => ({
        id: String(id),
        studyCourse: String(studyCourseId),
        subjectArea: subjectAreaKey,
        degree,
      }),
    ),
  ),
  route(
    contract.listExpertises,
    listReferenceSet(store.listExpertises, ({ id, category, ...names }, locale) => ({
      id: String(id),
      category,
      categoryName: locale === 'en' ? names.categoryNameEn : names.categoryNameDe,
    })),
  ),
  route(
    contract.listLanguages,
    listReferenceSet(
      store.listLanguages,
      ({ code, native, common }) => ({ id: code, native, common }),
      'by name',
    ),
  ),
  route(
    contract.listHighSchools,
    listReferenceSet(
      store.listUniversities,
      ({ id, town, country }) => ({ id: String(id), town, country }),
      'by name',
    ),
  ),
  route(contract.listCountries, countries(false)),
  route(contract.listSearchQualificationCountries, countries(true)),
  route(contract.findPlaces, findPlaces),
]
