import { IconArmchair, IconCalendar, IconClock, IconMapPin, IconSchool } from '@tabler/icons-react'
import type { CompanySummary } from '@tandem/contract/companies'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { Marked } from '#ui/data/Marked.tsx'

type CompanyFactsProps = {
  company: CompanySummary
  /** The courses with what was searched for marked; empty where it was not found in them. */
  found: string
}

/** Where, what, when, how many places, and how soon one hears of them. */
export function CompanyFacts({ company, found }: CompanyFactsProps) {
  const t = useTexts('companySearch')
  const where = useWhere(company)
  const courses = useCourses(company)
  const { years, offers, freePlaces, answerDays } = company
  return (
    <Facts>
      {where && (
        <Fact icon={IconMapPin} label={t('facts.where')}>
          {where}
        </Fact>
      )}
      {courses && (
        <Fact icon={IconSchool} label={t('facts.courses')}>
          {found ? <Marked text={found} /> : courses}
        </Fact>
      )}
      {years.length > 0 && (
        <Fact icon={IconCalendar} label={t('facts.start')}>
          {years.join(', ')}
        </Fact>
      )}
      <Fact icon={IconArmchair} label={t('facts.offers')} strong={freePlaces > 0} muted={freePlaces === 0}>
        {offers === 0
          ? t('facts.none')
          : `${t('facts.offered', { count: offers })}, ${t('facts.free', { count: freePlaces })}`}
      </Fact>
      {answerDays !== null && (
        <Fact icon={IconClock} label={t('facts.answer')} muted>
          {t('facts.answerDays', { count: answerDays })}
        </Fact>
      )}
    </Facts>
  )
}

function useWhere({ towns: [nearest, ...more], distance }: CompanySummary): string {
  const t = useTexts('companySearch')
  const { kilometres } = useFormats()
  if (!nearest) return ''
  // The distance is to the town that it stands with.
  const town =
    distance === null ? nearest : t('facts.atDistance', { town: nearest, distance: kilometres(distance) })
  return more.length > 0 ? t('facts.moreTowns', { town, count: more.length }) : town
}

const named = 2

function useCourses({ studyInterests }: CompanySummary): string {
  const t = useTexts('companySearch')
  const names = studyInterests
    .slice(0, named)
    .map(({ name }) => name)
    .join(', ')
  const more = studyInterests.length - named
  return more > 0 ? t('facts.moreCourses', { names, count: more }) : names
}
