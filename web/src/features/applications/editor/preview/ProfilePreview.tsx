import { IconEye } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { withhold } from '@tandem/contract/applications/withhold'
import { useWatch } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { useExpertises } from '#lib/reference.ts'
import { Card } from '#ui/cards/Card.tsx'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { contentOf, type Draft, savable } from '../saving/content.ts'
import { PreviewBody, type Withheld } from './PreviewBody.tsx'
import { PreviewHead } from './PreviewHead.tsx'
import styles from './ProfilePreview.module.css'

/** The profile as companies get it, while it is written. */
export function ProfilePreview({ application }: { application: Application }) {
  const t = useTexts('applications')
  const written = { ...application, ...savable(useWatch<Draft>() as Draft, contentOf(application)) }
  const isAnonymous = written.visibility === 'anonymous'
  const listed = new Set(useExpertises().map(({ name }) => name))
  const profile = isAnonymous ? withhold(written, (name) => listed.has(name)) : written
  return (
    <div className={styles.preview}>
      <p className={styles.caption}>
        <Icon icon={IconEye} size={16} />
        {t('editor.previewCaption')}
      </p>
      <Card flush>
        <InTurn>
          <PreviewHead profile={profile} />
          {written.visibility === 'hidden' && (
            <Text size="small" className={styles.hidden}>
              {t('editor.previewHidden')}
            </Text>
          )}
          <PreviewBody profile={profile} withholds={withholdsOf(written, isAnonymous)} />
        </InTurn>
      </Card>
    </div>
  )
}

/** What is there, and is not shown. */
const withholdsOf = (
  { disclosed, education, career, aboutMe }: Application,
  isAnonymous: boolean,
): Withheld => ({
  documents: isAnonymous,
  education: isAnonymous && education.length > 0 && !disclosed.includes('education'),
  career: isAnonymous && career.length > 0 && !disclosed.includes('career'),
  aboutMe: isAnonymous && aboutMe !== '' && !disclosed.includes('aboutMe'),
})
