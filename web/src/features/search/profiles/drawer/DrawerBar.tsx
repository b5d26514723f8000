import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useOpenProfile } from '../open/useOpenProfile.ts'
import type { FoundProfiles } from '../queries.ts'
import styles from './DrawerBar.module.css'
import type { Step, Steps } from './useSteps.ts'

type DrawerBarProps = { steps: Steps; page: FoundProfiles | undefined; name: string }

/** Steps through the people of the list. A step takes the place of the one before in the way back. */
export function DrawerBar({ steps: { previous, next, position }, page, name }: DrawerBarProps) {
  const t = useTexts('applicantSearch')
  const navigate = useNavigate()
  const { toProfile, toList } = useOpenProfile()
  const at = usePosition(position, page)
  const arrow = (icon: typeof IconX, label: string, step: Step | null) => (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={step === null}
      onClick={() => {
        if (step)
          void navigate(toProfile(step.profile.applicationId, undefined, step.list), { replace: true })
      }}
    />
  )
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees */}
      <div role="group" aria-label={t('drawer.person')} className={styles.arrows}>
        {arrow(IconChevronUp, t('drawer.previous'), previous)}
        {arrow(IconChevronDown, t('drawer.next'), next)}
      </div>
      <Text as="span" size="small" muted>
        {at}
      </Text>
      <LiveRegion>{at && t('drawer.now', { name, position: at })}</LiveRegion>
      <div className={styles.close}>
        <IconButton icon={IconX} label={t('drawer.close')} onClick={() => void navigate(toList)} />
      </div>
    </div>
  )
}

/** “3 of 64”. */
function usePosition(position: number | null, page: FoundProfiles | undefined): string {
  const t = useTexts('applicantSearch')
  const { number } = useFormats()
  if (position === null || !page) return ''
  const numbers = { position: number(position), total: number(page.totalItems) }
  return t(page.totalIsMinimum ? 'drawer.positionOfMore' : 'drawer.position', numbers)
}
