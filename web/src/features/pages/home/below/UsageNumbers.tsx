import { useQuery } from '@tanstack/react-query'
import { usageQuery } from '#features/pages/queries.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { Container } from '#ui/layout/Container.tsx'
import styles from './UsageNumbers.module.css'

/** The maths test prepares for a course of study. */
const told = {
  studies: ['applicants', 'companies', 'mathx3'],
  jobs: ['applicants', 'companies'],
} as const

/** How many are here. Its room is kept while it loads; a number that is not told, or all where the call fails, is absent. */
export function UsageNumbers() {
  const t = useTexts('homeBelow')
  const { number, time } = useFormats()
  const { data, error } = useQuery(usageQuery())
  const shown = told[useOfferType()].filter((key) => !data || data[key] > 0)
  if ((error && !data) || shown.length === 0) return null
  return (
    <Container>
      <section className={styles.numbers} aria-label={t('usage.label')} aria-busy={!data}>
        {shown.map((key) => (
          <p key={key} className={styles.number}>
            <b className={styles.count}>{data ? number(data[key]) : '\u00a0'}</b>{' '}
            <span>{data ? t(`usage.${key}`) : '\u00a0'}</span>
          </p>
        ))}
        <p className={styles.time}>
          {data ? t('usage.countedAt', { time: time(data.countedAt) }) : '\u00a0'}
        </p>
      </section>
    </Container>
  )
}
