import { IconEye } from '@tabler/icons-react'
import { type Application, applicationTypes } from '@tandem/contract/applications'
import { visibilities } from '@tandem/contract/applications/content'
import { withhold } from '@tandem/contract/applications/withhold'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { BlockedSummary } from '#features/blocked-companies/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useExpertises } from '#lib/reference.ts'
import { Card } from '#ui/cards/Card.tsx'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { contentOf, type Draft, savable } from '../saving/content.ts'
import { PreviewBody, type Withheld } from './PreviewBody.tsx'
import { PreviewHead } from './PreviewHead.tsx'
import styles from './ProfilePreview.module.css'

/** The profile as companies get it, while it is written; each visibility can be looked at without choosing it. */
export function ProfilePreview({ application }: { application: Application }) {
  const t = useTexts('applications')
  const written = { ...application, ...savable(useWatch<Draft>() as Draft, contentOf(application)) }
  const chosen = written.visibility
  const [looked, setLooked] = useState({ from: chosen, at: chosen })
  // Another choice in the form is what one wants to see next.
  const seen = looked.from === chosen ? looked.at : chosen
  const isAnonymous = seen === 'anonymous'
  const listed = new Set(useExpertises('all').map(({ name }) => name))
  const profile = isAnonymous ? withhold(written, (name) => listed.has(name)) : written
  return (
    <div className={styles.preview}>
      <p className={styles.caption}>
        <Icon icon={IconEye} size={16} />
        {t('editor.previewCaption')}
      </p>
      {application.type === applicationTypes.profile && (
        <Segmented
          label={t('editor.previewAs')}
          block
          options={visibilities.map((value) => ({ value, label: t(`editor.sichtbarkeit.${value}.label`) }))}
          value={seen}
          onChange={(at) => setLooked({ from: chosen, at })}
        />
      )}
      {seen !== chosen && (
        <Text size="small" muted>
          {t('editor.previewOnly', { visibility: t(`editor.sichtbarkeit.${chosen}.label`) })}
        </Text>
      )}
      {application.type === applicationTypes.profile && seen !== 'hidden' && <BlockedSummary />}
      <Card flush>
        <InTurn>
          <PreviewHead profile={profile} />
          {seen === 'hidden' && (
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
