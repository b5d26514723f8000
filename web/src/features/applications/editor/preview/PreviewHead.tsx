import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import type { Draft } from '../saving/content.ts'
import styles from './ProfilePreview.module.css'

type PreviewHeadProps = { draft: Draft; applicant: Application['applicant'] }

export function PreviewHead({ draft, applicant }: PreviewHeadProps) {
  const t = useTexts('applications')
  const isAnonymous = draft.visibility === 'anonymous'
  const name = isAnonymous ? t('editor.anonymous') : `${applicant.firstName} ${applicant.lastName}`
  const [place] = draft.places
  const [year] = draft.desiredYears
  const facts = [place?.name, year && t('editor.fromYear', { year })].filter(Boolean)
  return (
    <div className={styles.head}>
      <Avatar name={isAnonymous ? '?' : name} tone={isAnonymous ? 'grey' : 'theory'} size={72} />
      <div className={styles.who}>
        <h2 className="h3">{name}</h2>
        {facts.length > 0 && <Text size="small">{facts.join(' · ')}</Text>}
      </div>
    </div>
  )
}
