import { preferenceCriteria, requirementCriteria } from '@tandem/contract/matching'
import type { Offer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { useQueries } from '@tanstack/react-query'
import { MatchRing, MatchSides, offerMatchQuery, useReasonRows } from '#features/matching/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes } from '#lib/reference.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import type { ComparedGroup, ComparedRow } from '#ui/data/comparison/ComparisonTable.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { useLanguageWords, useMathsWords } from '../offer/description/Requirements.tsx'
import { useStartWords } from '../offer/head/OfferNumbers.tsx'
import { offeringCompanyQuery } from '../queries.ts'
import { townsOf } from '../towns-of.ts'
import styles from './Compare.module.css'
import { useDistanceWords } from './useDistanceWords.ts'

/** What is compared, in the order of the table. */
export function useOfferGroups(offers: Offer[], placeIds: string[]): ComparedGroup[] {
  const t = useTexts('offers')
  return [
    ...useMatchGroups(offers),
    { key: 'facts', title: t('compare.groups.facts'), rows: useFactRows(offers, placeIds) },
    { key: 'pay', title: t('compare.groups.pay'), rows: usePayRows(offers) },
    { key: 'requirements', title: t('compare.groups.requirements'), rows: useRequirementRows(offers) },
    { key: 'about', title: t('compare.groups.about'), rows: useCompanyRows(offers) },
  ]
}

/** Of applicants with a profile. */
function useMatchGroups(offers: Offer[]): ComparedGroup[] {
  const t = useTexts('offers')
  const sides = useTexts('matching')
  const locale = useLocale()
  const isApplicant = useAccount()?.type === 'applicant'
  const answers = useQueries({
    queries: offers.map(({ id }) => ({ ...offerMatchQuery(id, locale), enabled: isApplicant })),
  })
  const matches = answers.map(({ data = null }) => data)
  const reasonRows = useReasonRows(matches)
  if (matches.every((match) => match === null)) return []
  const both: ComparedRow = {
    key: 'both',
    label: t('compare.both'),
    values: matches.map((match) => (match ? `${match.applicant} ${match.company}` : '')),
    cells: matches.map((match, at) =>
      match ? (
        <Row key={offers[at]?.id} gap={4} wrap>
          <MatchRing match={match} size={56} />
          <MatchSides match={match} names={{ applicant: null, company: offers[at]?.company.name ?? '' }} />
        </Row>
      ) : (
        t('compare.unspecified')
      ),
    ),
  }
  return [
    { key: 'match', title: t('compare.groups.match'), rows: [both] },
    { key: 'applicant', title: sides('sides.own'), rows: reasonRows(preferenceCriteria) },
    { key: 'company', title: t('compare.groups.company'), rows: reasonRows(requirementCriteria) },
  ]
}

function useFactRows(offers: Offer[], placeIds: string[]): ComparedRow[] {
  const t = useTexts('offers')
  const { day, list } = useFormats()
  const startOf = useStartWords()
  const distanceOf = useDistanceWords(placeIds)
  return [
    ...wordRows(offers, t('compare.unspecified'), [
      [
        'course',
        t('compare.course'),
        ({ studyInterest: course }) => course && `${course.name}, ${course.degree}`,
      ],
      ['where', t('facts.where'), ({ locations, company }) => list(orOwn(townsOf(locations), company.town))],
      ['distance', t('compare.distance'), distanceOf.words, (offer) => negative(distanceOf.km(offer))],
      ['institution', t('facts.institution'), (offer) => offer.institutionLocation?.name],
      ['start', t('facts.start'), startOf],
      [
        'places',
        t('facts.places'),
        ({ freePlaces }) => (freePlaces > 0 ? t('facts.free', { count: freePlaces }) : t('facts.taken')),
      ],
    ]),
    ...wordRows(offers, t('compare.noDeadline'), [
      ['deadline', t('facts.deadline'), ({ deadline }) => deadline && day(deadline)],
    ]),
  ]
}

function usePayRows(offers: Offer[]): ComparedRow[] {
  const t = useTexts('offers')
  const { euro } = useFormats()
  const years = Math.max(...offers.map(({ salary }) => salary.length))
  return wordRows(
    offers,
    t('compare.unspecified'),
    Array.from({ length: years }, (_, at) => [
      `year ${at + 1}`,
      t('salary.year', { number: at + 1 }),
      ({ salary }) => salary[at] !== undefined && euro(salary[at]),
      ({ salary }) => salary[at] ?? null,
    ]),
  )
}

function useRequirementRows(offers: Offer[]): ComparedRow[] {
  const t = useTexts('offers')
  const { grade, list } = useFormats()
  const languageWords = useLanguageWords()
  const mathsWords = useMathsWords()
  const documentName = namesOf(useDocumentTypes('all'))
  return [
    ...useEntryRow(offers),
    ...wordRows(offers, t('compare.notRequired'), [
      [
        'grade',
        t('compare.grade'),
        ({ minimumGrade }) => minimumGrade !== null && t('compare.orBetter', { grade: grade(minimumGrade) }),
      ],
      ['languages', t('compare.languages'), ({ languages }) => list(languages.map(languageWords))],
      ['skills', t('compare.skills'), ({ expertises }) => list(expertises)],
      ['maths', t('compare.maths'), ({ maths }) => list(maths.map(mathsWords))],
      [
        'documents',
        t('compare.documents'),
        ({ requiredDocuments }) => list(requiredDocuments.map(documentName)),
      ],
    ]),
  ]
}

/** The way that the own qualification opens; who has not said theirs checks it. Jobs have none. */
function useEntryRow(offers: Offer[]): ComparedRow[] {
  const t = useTexts('offers')
  const to = useTo()
  if (offers.every(({ studyInterest }) => !studyInterest)) return []
  const ways = offers.map(({ admission, studyInterest }) => {
    const own = studyInterest ? admission.find((each) => each.own) : undefined
    return own ? t('compare.wayOf', { qualification: own.name, way: t(`admission.ways.${own.way}`) }) : ''
  })
  const cells = offers.map(({ id, admission, studyInterest }, at) => {
    if (!studyInterest) return t('compare.notRequired')
    const own = admission.find((each) => each.own)
    const search = { ...(own && { abschluss: own.qualification }), richtung: studyInterest.id }
    return (
      <div key={id} className={styles.lines}>
        {ways[at]}
        <TextLink to={to(paths.eligibility({ search }))}>{t('compare.checkEntry')}</TextLink>
      </div>
    )
  })
  return [{ key: 'entry', label: t('compare.entry'), values: ways, cells }]
}

function useCompanyRows(offers: Offer[]): ComparedRow[] {
  const t = useTexts('offers')
  const to = useTo()
  const locale = useLocale()
  // Each once: two of its offers may stand beside each other.
  const companyIds = [...new Set(offers.map(({ company }) => company.id))]
  const companies = useQueries({
    queries: companyIds.map((id) => ({ ...offeringCompanyQuery(id, locale), retry: false })),
  })
  const daysOf = (id: string) => companies[companyIds.indexOf(id)]?.data?.answerDays ?? null
  const company: ComparedRow = {
    key: 'company',
    label: t('compare.company'),
    values: offers.map(({ company }) => company.id),
    cells: offers.map(({ id, company }) => (
      <TextLink key={id} to={to(paths.company({ companyId: company.id }))}>
        {company.name}
      </TextLink>
    )),
  }
  return [
    company,
    ...wordRows(offers, t('compare.unspecified'), [
      [
        'answer',
        t('compare.answer'),
        ({ company }) => {
          const count = daysOf(company.id)
          return count !== null && t('compare.answerDays', { count })
        },
        ({ company }) => negative(daysOf(company.id)),
      ],
    ]),
  ]
}

type WordRow = [
  key: string,
  label: string,
  read: (offer: Offer) => string | false | null | undefined,
  /** How good it is, the higher the better, where one is better than another. */
  order?: (offer: Offer) => number | null,
]

/** The fewer the better. */
const negative = (value: number | null) => value && -value

/** Rows of words. An empty cell says so; a row that no offer has a word for is left out. */
function wordRows(offers: Offer[], empty: string, rows: WordRow[]): ComparedRow[] {
  return rows
    .map(([key, label, read, order]) => ({
      key,
      label,
      values: offers.map((offer) => read(offer) || ''),
      order: order && offers.map(order),
    }))
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => ({ ...row, cells: row.values.map((value) => value || empty) }))
}

const orOwn = (towns: string[], own: string) => (towns.length > 0 ? towns : [own])
