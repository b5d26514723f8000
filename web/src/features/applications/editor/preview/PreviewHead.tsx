import type { Application } from '@tandem/contract/applications'
import { ApplicantAvatar } from '#features/applications/record/content/ApplicantAvatar.tsx'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import styles from './ProfilePreview.module.css'

export function PreviewHead({ profile }: { profile: Application }) {
  const t = useTexts('applications')
  const formats = useFormats()
  const { applicant, title, places, desiredYears } = profile
  const name = `${applicant.firstName} ${applicant.lastName}`.trim()
  const facts = [
    ...places.map(({ place, radius }) =>
      radius === 0 ? place : t('record.around', { place, distance: formats.kilometres(radius) }),
    ),
    desiredYears.length > 0 && t('editor.fromYear', { year: formats.either(desiredYears.map(String)) }),
  ].filter(Boolean)
  return (
    <div className={styles.head}>
      <ApplicantAvatar applicant={applicant} name={name} size={72} />
      <div className={styles.who}>
        <h2 className="h3">{name || t('editor.anonymous')}</h2>
        {[title, facts.join(' · '), applicant.email].filter(Boolean).map((line) => (
          <Text key={line} size="small">
            {line}
          </Text>
        ))}
      </div>
    </div>
  )
}
