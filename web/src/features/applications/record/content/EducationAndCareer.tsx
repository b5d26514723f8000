import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Timeline, TimelineItem } from '#ui/data/Timeline.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { mergeByDate } from './by-date.ts'
import styles from './EducationAndCareer.module.css'
import { usePeriods } from './usePeriods.ts'

type Stop = {
  tone: 'theory' | 'practice'
  title: string
  at: string
  from: string | null
  to: string | null
}

/** School and work in one timeline, told apart by colour and for screen readers in words; each in the order of the applicant. */
export function EducationAndCareer({ education, career }: Pick<Application, 'education' | 'career'>) {
  const t = useTexts('applications')
  const periodOf = usePeriods()
  const stops = mergeByDate<Stop>(
    education.map(({ academyName, academicTitle, from, to }) => ({
      tone: 'theory',
      title: academicTitle || academyName,
      at: academicTitle && academyName,
      from,
      to,
    })),
    career.map(({ companyName, position, from, to }) => ({
      tone: 'practice',
      title: position || companyName,
      at: position && companyName,
      from,
      to,
    })),
  )
  return (
    <SectionCard title={t('record.educationAndCareer')} actions={<Legend />}>
      <Timeline label={t('record.educationAndCareer')}>
        {stops.map(({ tone, title, at, ...period }) => (
          <TimelineItem
            key={`${title} ${at} ${period.from} ${period.to}`}
            tone={tone}
            time={periodOf(period)}
            title={
              <>
                <VisuallyHidden>{t(tone === 'theory' ? 'record.school' : 'record.work')}: </VisuallyHidden>
                {title}
              </>
            }
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
