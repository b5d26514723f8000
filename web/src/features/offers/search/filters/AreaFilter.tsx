import { IconChevronDown } from '@tabler/icons-react'
import type { StudyInterest } from '@tandem/contract/reference'
import { useState } from 'react'
import { Checkbox } from '#ui/choice/Checkbox.tsx'
import { Icon } from '#ui/Icon.tsx'
import { CountBadge } from './CountBadge.tsx'
import styles from './Filters.module.css'

type AreaFilterProps = {
  name: string
  interests: StudyInterest[]
  /** Ids, of other areas too. */
  chosen: string[]
  onToggle: (id: string) => void
}

/** The study interests of one subject area; open where one of them is chosen. */
export function AreaFilter({ name, interests, chosen, onToggle }: AreaFilterProps) {
  const count = interests.filter(({ id }) => chosen.includes(id)).length
  const [open, setOpen] = useState(count > 0)
  return (
    <details className={styles.area} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {name}
        <CountBadge count={count} />
        <Icon icon={IconChevronDown} size={16} className={styles.chevron} />
      </summary>
      {open &&
        interests.map(({ id, name: interest }) => (
          <Checkbox key={id} label={interest} checked={chosen.includes(id)} onChange={() => onToggle(id)} />
        ))}
    </details>
  )
}
