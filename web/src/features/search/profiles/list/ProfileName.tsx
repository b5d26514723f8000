import type { FoundProfile } from '@tandem/contract/applicant-search'
import { type ReactNode, useId } from 'react'
import { Link, type To } from 'react-router'
import { ApplicantAvatar } from '#features/applications/public.ts'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Marked } from '#ui/data/Marked.tsx'
import { profileLinkId } from '../open/useOpenProfile.ts'
import { markLines } from './mark-lines.ts'
import cardStyles from './ProfileCard.module.css'
import styles from './ProfileName.module.css'
import { usePreferenceWords } from './usePreferenceWords.ts'

type ProfileNameProps = { profile: FoundProfile; to: To; current: boolean; tag?: ReactNode }

/** Who it is, what they look for, and where the search found its words. The link fills its row. */
export function ProfileName({ profile, to, current, tag }: ProfileNameProps) {
  const t = useTexts('applicantSearch')
  const preferencesId = useId()
  const { courses, places } = usePreferenceWords()(profile)
  const name = profile.name ?? t('anonymous')
  const { lines, rest } = markLines({ name, courses, places }, profile.highlight)
  return (
    <div className={styles.words}>
      <div className={styles.name}>
        {profile.image && <ApplicantAvatar applicant={profile} name={name} size={36} />}
        <Link
          id={profileLinkId(profile.applicationId)}
          to={to}
          className={styles.link}
          aria-current={current ? 'true' : undefined}
          aria-describedby={courses ? preferencesId : undefined}
        >
          <Marked text={lines.name} />
        </Link>
        {tag}
      </div>
      {courses && (
        <span id={preferencesId}>
          <Marked text={lines.courses} />
        </span>
      )}
      {places && (
        <span>
          <Marked text={lines.places} />
        </span>
      )}
      {rest && (
        <span>
          <Marked text={rest} />
        </span>
      )}
    </div>
  )
}

/** Who has no name is called by what they look for: a list may have many of them. */
export function ProfileBookmark({ profile }: { profile: FoundProfile }) {
  const t = useTexts('applicantSearch')
  const { courses, places } = usePreferenceWords()(profile)
  const name = profile.name ?? [t('anonymous'), courses, places].filter(Boolean).join(', ')
  return (
    <div className={cardStyles.bookmark}>
      <BookmarkButton type="applicant" id={profile.id} name={name} />
    </div>
  )
}
