import { IconSearch } from '@tabler/icons-react'
import { listStudyInterests, type StudyInterest } from '@tandem/contract/reference'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSetState, useStudyInterests } from '#lib/reference.ts'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'
import { findMatching } from '#ui/fields/combobox/match-text.ts'
import { topicsOf } from './topics.ts'

type CourseFieldProps = {
  chosen: readonly string[]
  offers: ReadonlyMap<string, number>
  onAdd: (id: string) => void
  error: string | undefined
}

const shownAtOnce = 12

/** Finds a course by its name or by what one likes: "Energie", "Menschen". */
export function CourseField({ chosen, offers, onAdd, error }: CourseFieldProps) {
  const t = useTexts('onboarding')
  const [typed, setTyped] = useState('')
  const countOf = ({ id }: StudyInterest) => offers.get(id) ?? 0
  const courses = useStudyInterests().filter(({ id }) => !chosen.includes(id))
  const found = findMatching(courses, typed, ({ name }) => `${name} ${topicsOf(name)}`)
    .toSorted((one, other) => countOf(other) - countOf(one))
    .slice(0, shownAtOnce)

  function add(course: StudyInterest | null) {
    if (!course) return
    setTyped('')
    onAdd(course.id)
  }
  return (
    <ComboboxField<StudyInterest>
      icon={IconSearch}
      label={t('interests.field')}
      placeholder={t('interests.placeholder')}
      nothingFound={t('interests.nothingFound')}
      error={error}
      value={null}
      onChange={add}
      onSearch={setTyped}
      options={found}
      {...useSetState(listStudyInterests)}
      optionKey={({ id }) => id}
      text={({ name }) => name}
      renderOption={(course) => `${course.name} · ${t('offers', { count: countOf(course) })}`}
    />
  )
}
