import {
  IconBook,
  IconBuildingStore,
  IconChevronDown,
  IconHeartbeat,
  IconSettings2,
  IconUsers,
} from '@tabler/icons-react'
import { listSubjectAreas } from '@tandem/contract/reference'
import { useId, useState } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSetState, useStudyCourses, useStudyInterests, useSubjectAreas } from '#lib/reference.ts'
import { cx } from '#ui/cx.ts'
import { ChipGroup, ChipToggle } from '#ui/fields/choice/Chip.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import styles from './Interests.module.css'

type AreaCoursesProps = {
  chosen: readonly string[]
  offers: ReadonlyMap<string, number>
  onToggle: (id: string) => void
}

/** All courses, by subject area, for who has no word to type. */
export function AreaCourses(props: AreaCoursesProps) {
  const t = useTexts('onboarding')
  const areas = useSubjectAreas()
  return (
    <Stack as="section" gap={3}>
      <h2 className={styles.label}>{t('interests.browse')}</h2>
      <ListFailure onRetry={useSetState(listSubjectAreas).onRetry} />
      <ul className={styles.areas}>
        {areas.map(({ id, name }) => (
          <Area key={id} id={id} name={name} {...props} />
        ))}
      </ul>
    </Stack>
  )
}

const icons: Record<string, IconType> = {
  wirtschaft: IconBuildingStore,
  technik: IconSettings2,
  sozialwesen: IconUsers,
  gesundheit: IconHeartbeat,
}

function Area({ id, name, chosen, offers, onToggle }: AreaCoursesProps & { id: string; name: string }) {
  const t = useTexts('onboarding')
  const { list } = useFormats()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const courses = useStudyInterests().filter(({ subjectArea }) => subjectArea === id)
  const programmes = useStudyCourses().filter(({ subjectArea }) => subjectArea === id)
  const mine = courses.filter((course) => chosen.includes(course.id)).length
  return (
    <li className={cx(styles.area, isOpen && styles.open)}>
      <button
        type="button"
        className={cx(styles.areaButton, mine > 0 && styles.chosen)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.icon}>
          <Icon icon={icons[id] ?? IconBook} size={24} />
        </span>
        <span className={styles.words}>
          <b>{name}</b>
          <small>
            {mine > 0
              ? t('interests.inArea', { count: mine })
              : list(shortest(programmes.map((programme) => programme.name)))}
          </small>
        </span>
        <Icon icon={IconChevronDown} className={styles.chevron} />
      </button>
      {isOpen && (
        <div id={listId} className={styles.courses}>
          <ChipGroup label={name}>
            {courses.map((course) => (
              <ChipToggle
                key={course.id}
                on={chosen.includes(course.id)}
                onToggle={() => onToggle(course.id)}
              >
                <span>
                  {course.name}
                  {offers.has(course.id) && ` (${offers.get(course.id)})`}
                </span>
              </ChipToggle>
            ))}
          </ChipGroup>
        </div>
      )}
    </li>
  )
}

/** Two examples that stay on a line. */
const shortest = (names: string[]) => names.toSorted((one, other) => one.length - other.length).slice(0, 2)
