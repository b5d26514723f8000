import { IconPlus } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useStudyInterests } from '#lib/reference.ts'
import { ChipToggle } from '#ui/fields/choice/Chip.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Chips } from './Chips.tsx'
import styles from './Interests.module.css'
import { relatedCourses } from './related-courses.ts'

type SuggestedCoursesProps = {
  chosen: readonly string[]
  offers: ReadonlyMap<string, number>
  onAdd: (id: string) => void
}

/** Each says how many offers it would add. */
export function SuggestedCourses({ chosen, offers, onAdd }: SuggestedCoursesProps) {
  const t = useTexts('onboarding')
  const suggested = relatedCourses(useStudyInterests(), chosen, offers)
  if (suggested.length === 0) return null
  return (
    <Chips
      title={t(chosen.length > 0 ? 'interests.related' : 'interests.frequent')}
      hint={t('interests.plusHint')}
    >
      {suggested.map(({ id, name }) => (
        <ChipToggle key={id} on={false} onToggle={() => onAdd(id)} icon={IconPlus}>
          <span>
            {name}{' '}
            <span className={styles.plus} aria-hidden="true">
              +{offers.get(id)}
            </span>
            <VisuallyHidden>, {t('offers', { count: offers.get(id) ?? 0 })}</VisuallyHidden>
          </span>
        </ChipToggle>
      ))}
    </Chips>
  )
}
