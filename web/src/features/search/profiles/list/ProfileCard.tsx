import type { FoundProfile } from '@tandem/contract/applicant-search'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { MatchRing } from '#features/matching/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { MathsLevel } from './MathsLevel.tsx'
import styles from './ProfileCard.module.css'
import { ProfileBookmark, ProfileName } from './ProfileName.tsx'

type ProfileCardProps = { profile: FoundProfile; to: To; current?: boolean; tag?: ReactNode }

/** A profile where there is no room for a table: an entry of a list. */
export function ProfileCard({ profile, to, current = false, tag }: ProfileCardProps) {
  const t = useTexts('applicantSearch')
  const formats = useFormats()
  const { match, name, grade, maths, desiredYears } = profile
  return (
    <li className={cx(styles.card, current && styles.current)}>
      {match && <MatchRing match={match} size={56} of={name} />}
      <div className={styles.words}>
        <ProfileName profile={profile} to={to} current={current} tag={tag} />
        <div className={styles.facts}>
          {grade !== null && <span>{t('preferences.gradeOf', { grade: formats.grade(grade) })}</span>}
          {desiredYears.length > 0 && (
            <span>{t('preferences.from', { years: formats.either(desiredYears.map(String)) })}</span>
          )}
          {maths !== null && <MathsLevel level={maths} />}
        </div>
      </div>
      <ProfileBookmark profile={profile} />
    </li>
  )
}
