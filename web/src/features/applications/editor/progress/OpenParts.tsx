import {
  IconBook,
  IconBriefcase,
  IconCalendar,
  IconCertificate,
  IconChevronRight,
  IconFileUpload,
  IconLanguage,
  IconMapPin,
  IconPencil,
  IconSchool,
  IconStar,
} from '@tabler/icons-react'
import type { OpenPart, ProfilePart } from '@tandem/contract/applications/completeness'
import { paths } from '@tandem/contract/paths'
import { Link } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './OpenParts.module.css'
import { sectionOf } from './section-states.ts'

/** In the editor: what brings most to a profile that is filled to so many percent, with the way there. */
export function NextBestStep({ next: { part, gain }, percent }: { next: OpenPart; percent: number }) {
  const t = useTexts('applications')
  return (
    <Text size="small" muted>
      <TextLink to={{ hash: sectionOf[part] }}>{t(`editor.next.${part}`)}</TextLink>{' '}
      {t('editor.nextGain', { percent: percent + gain })}
    </Text>
  )
}

type OpenPartsProps = { applicationId: string; parts: readonly OpenPart[] }

/** Elsewhere: each open part of a profile with what it brings, and the way there. */
export function OpenParts({ applicationId, parts }: OpenPartsProps) {
  const t = useTexts('applications')
  const to = useTo()
  return (
    <ul className={styles.parts}>
      {parts.map(({ part, gain }) => (
        <li key={part}>
          <Link to={to(paths.ownProfile({ applicationId, hash: sectionOf[part] }))} className={styles.part}>
            <Icon icon={icons[part]} />
            <span className={styles.name}>{t(`editor.next.${part}`)}</span>{' '}
            <span>{t('editor.gain', { gain })}</span>
            <Icon icon={IconChevronRight} size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const icons: Record<ProfilePart, typeof IconBook> = {
  studyInterests: IconBook,
  qualification: IconCertificate,
  places: IconMapPin,
  desiredYears: IconCalendar,
  grade: IconStar,
  languages: IconLanguage,
  education: IconSchool,
  documents: IconFileUpload,
  experience: IconBriefcase,
  aboutMe: IconPencil,
  coverLetter: IconPencil,
}
