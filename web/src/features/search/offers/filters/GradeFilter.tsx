import { Grade } from '@tandem/contract/common'
import { useState } from 'react'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { GradeField } from '#ui/fields/grade/GradeField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import styles from './OfferFilters.module.css'
import { useOwnSchool } from './useOwnSchool.ts'

/** Counts once the field is left, or by Enter: half a grade means another one. */
export function GradeFilter() {
  const t = useTexts('offerSearch')
  const search = useTexts('search')
  const { grade } = useFormats()
  const { state, change } = useSearch()
  const { grade: own } = useOwnSchool()
  const [typed, setTyped] = useState(state.grade)
  const [isWrong, setWrong] = useState(false)
  const [shown, setShown] = useState(state.grade)
  if (shown !== state.grade) {
    setShown(state.grade)
    setTyped(state.grade)
    setWrong(false)
  }
  function apply() {
    const isFine = typed === null || Grade.safeParse(typed).success
    setWrong(!isFine)
    if (isFine && typed !== state.grade) change({ grade: typed })
  }
  return (
    <Stack gap={2}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <GradeField
          label={t('filters.grade.own')}
          hideLabel
          hint={t('filters.grade.hint')}
          error={isWrong ? search('filters.gradeError') : undefined}
          value={typed}
          onChange={setTyped}
          onBlur={apply}
        />
      </form>
      {own !== null && own !== state.grade && (
        <div className={styles.take}>
          <Button variant="text" size="sm" onClick={() => change({ grade: own })}>
            {t('filters.grade.take', { grade: grade(own) })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
