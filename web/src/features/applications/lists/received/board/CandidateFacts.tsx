import type { ApplicationSummary } from '@tandem/contract/applications'
import { highestMathsLevel } from '#features/applications/record/content/MathsModules.tsx'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useQualifications } from '#lib/reference.ts'
import { LevelDots } from '#ui/marks/pips/LevelDots.tsx'
import { receivedDe } from '../texts.de.ts'
import styles from './Candidate.module.css'

export function CandidateFacts({ application }: { application: ApplicationSummary }) {
  const t = useTexts('applications')
  const formats = useFormats()
  const qualificationName = namesOf(useQualifications('all'))
  const shortNameOf = (id: string) => (isNamedShort(id) ? t(`received.degrees.${id}`) : qualificationName(id))
  const { grade, qualification, maths } = application
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('record.grade')}</dt>
        <dd>{grade === null ? '–' : formats.grade(grade)}</dd>
      </div>
      <div>
        <dt>{t('record.qualification')}</dt>
        <dd>{qualification === null ? '–' : shortNameOf(qualification)}</dd>
      </div>
      {maths !== undefined && (
        <div>
          <dt>{t('received.maths')}</dt>
          <dd>
            <LevelDots
              value={maths}
              max={highestMathsLevel}
              label={t('record.mathsLevel', { level: maths, highest: highestMathsLevel })}
            />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** A card has room for a word or two only. */
const isNamedShort = (id: string): id is keyof typeof receivedDe.degrees => id in receivedDe.degrees
