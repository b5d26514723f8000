import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Timeline, TimelineItem } from '#ui/data/Timeline.tsx'
import styles from './EducationAndCareer.module.css'
import { newestFirst } from './newest-first.ts'
import { usePeriods } from './usePeriods.ts'

/** School and work in one timeline, told apart by colour. */
export function EducationAndCareer({ education, career }: Pick<Application, 'education' | 'career'>) {
  const t = useTexts('applications')
  const periodOf = usePeriods()
  const stops = newestFirst([
    ...education.map(({ academyName, academicTitle, from, to }) => {
      return {
        tone: 'theory' as const,
        title: academicTitle || academyName,
        at: academicTitle && academyName,
        from,
        to,
      }
    }),
    ...career.map(({ companyName, position, from, to }) => {
      return {
        tone: 'practice' as const,
        title: position || companyName,
        at: position && companyName,
        from,
        to,
      }
    }),
  ])
  return (
    <SectionCard title={t('record.educationAndCareer')} actions={<Legend />}>
      <Timeline label={t('record.educationAndCareer')}>
        {stops.map(({ tone, title, at, ...period }) => (
          <TimelineItem
            key={`${title} ${at} ${period.from} ${period.to}`}
            tone={tone}
            time={periodOf(period)}
            title={title}
          >
            {at}
          </TimelineItem>
        ))}
      </Timeline>
    </SectionCard>
  )
}

function Legend() {
  const t = useTexts('applications')
  return (
    <ul className={styles.legend}>
      <li className={styles.school}>{t('record.school')}</li>
      <li className={styles.work}>{t('record.work')}</li>
    </ul>
  )
}
