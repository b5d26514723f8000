import { IconEyeOff, IconLock, IconMailQuestion, IconTrash } from '@tabler/icons-react'
import type { PersonState } from '@tandem/contract/backend/people'
import { useTexts } from '#lib/i18n/texts.ts'
import { Tag } from '#ui/marks/Tag.tsx'

const marks = {
  unconfirmed: { tone: 'neutral', icon: IconMailQuestion },
  locked: { tone: 'danger', icon: IconLock },
  hidden: { tone: 'neutral', icon: IconEyeOff },
  leaving: { tone: 'warning', icon: IconTrash },
} as const

/** What there is to be seen about an account; of most nothing. */
export function PersonTags({ states }: { states: readonly PersonState[] }) {
  const t = useTexts('people')
  return states.map((state) => (
    <Tag key={state} {...marks[state]}>
      {t(`states.${state}`)}
    </Tag>
  ))
}
