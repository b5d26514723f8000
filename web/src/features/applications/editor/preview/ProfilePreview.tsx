import { IconEye } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { withhold } from '@tandem/contract/applications/withhold'
import { useWatch } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { Card } from '#ui/cards/Card.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { contentOf, type Draft, savable } from '../saving/content.ts'
import { PreviewBody } from './PreviewBody.tsx'
import { PreviewHead } from './PreviewHead.tsx'
import styles from './ProfilePreview.module.css'

/** The profile as companies get it, while it is written. */
export function ProfilePreview({ application }: { application: Application }) {
  const t = useTexts('applications')
  const written = { ...application, ...savable(useWatch<Draft>() as Draft, contentOf(application)) }
  const isAnonymous = written.visibility === 'anonymous'
  const profile = isAnonymous ? withhold(written) : written
  return (
    <div className={styles.preview}>
      <p className={styles.caption}>
        <Icon icon={IconEye} size={16} />
        {t('editor.previewCaption')}
      </p>
      <Card flush>
        <PreviewHead profile={profile} />
        {written.visibility === 'hidden' && (
          <Text size="small" className={styles.hidden}>
            {t('editor.previewHidden')}
          </Text>
        )}
        <PreviewBody profile={profile} isAnonymous={isAnonymous} />
      </Card>
    </div>
  )
}
