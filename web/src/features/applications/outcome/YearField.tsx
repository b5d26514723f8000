import type { Application } from '@tandem/contract/applications'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'

/** The start year of a place: to be chosen only where more than one has a place left. */
export function useYear(years: Application['freePlaces']) {
  const [value, setValue] = useState<number>()
  const [isMissing, setMissing] = useState(false)
  const open = years.filter(({ free }) => free > 0)
  function isChosen(): boolean {
    const isChosen = value !== undefined || open.length < 2
    setMissing(!isChosen)
    return isChosen
  }
  function choose(year: number) {
    setValue(year)
    setMissing(false)
  }
  return { open, value, choose, isMissing, isChosen }
}

/** Of an offer whose places are all taken; an application without an offer takes none. */
export const isFull = ({ target, freePlaces }: Pick<Application, 'target' | 'freePlaces'>): boolean =>
  target?.offerId != null && freePlaces.length > 0 && freePlaces.every(({ free }) => free <= 0)

export function YearField({ year }: { year: ReturnType<typeof useYear> }) {
  const t = useTexts('applications')
  const select = useRef<HTMLSelectElement>(null)
  const { open, value, choose, isMissing } = year
  useEffect(() => {
    if (isMissing) select.current?.focus()
  }, [isMissing])
  if (open.length < 2) return null
  return (
    <SelectField
      ref={select}
      label={t('outcome.year')}
      required
      error={isMissing ? t('outcome.yearMissing') : undefined}
      placeholder={t('outcome.chooseYear')}
      value={value ?? ''}
      onChange={({ target }) => choose(Number(target.value))}
      options={open.map(({ year, free }) => ({
        value: year,
        label: t('outcome.yearWithPlaces', { year, count: free }),
      }))}
    />
  )
}
