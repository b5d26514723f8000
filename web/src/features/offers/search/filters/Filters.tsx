import { useTexts } from '#lib/i18n/texts.ts'
import { useStudyInterests, useStudyYears, useSubjectAreas } from '#lib/reference.ts'
import { ChipGroup, ChipToggle } from '#ui/choice/Chip.tsx'
import { toggled } from '../offer-search.ts'
import { useOfferSearch } from '../useOfferSearch.ts'
import { AreaFilter } from './AreaFilter.tsx'
import styles from './Filters.module.css'

/** Each applies at once. In the rail beside the results, and in the sheet of small screens. */
export function Filters() {
  const t = useTexts('offers')
  const { search, change } = useOfferSearch()
  const years = useStudyYears().flatMap(({ value }) => (value === null ? [] : [value]))
  const interests = useStudyInterests()
  const areas = useSubjectAreas()
  return (
    <>
      <section className={styles.facet}>
        <h3 className={styles.title}>{t('filters.year')}</h3>
        <ChipGroup label={t('filters.year')}>
          {years.map((year) => (
            <ChipToggle
              key={year}
              on={search.year.includes(year)}
              onToggle={() => change({ year: toggled(search.year, year).sort() })}
            >
              {year}
            </ChipToggle>
          ))}
        </ChipGroup>
      </section>
      <section className={styles.facet}>
        <h3 className={styles.title}>{t('filters.studyInterest')}</h3>
        {areas.map((area) => (
          <AreaFilter
            key={area.id}
            name={area.name}
            interests={interests.filter(({ subjectArea }) => subjectArea === area.id)}
            chosen={search.studyInterest}
            onToggle={(id) => change({ studyInterest: toggled(search.studyInterest, id) })}
          />
        ))}
      </section>
    </>
  )
}
