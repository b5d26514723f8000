import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { OfferContent, OwnOffer } from '@tandem/contract/offers/own-offers'
import { listStudyYears } from '@tandem/contract/reference'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSetState, useStudyYears } from '#lib/reference.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldMessages, useField } from '#ui/fields/Field.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import styles from './OfferSections.module.css'
import { SalaryFields } from './SalaryFields.tsx'

export function PlacesSection({ taken }: Pick<OwnOffer, 'taken'>) {
  const t = useTexts('ownOffers')
  const { register, formState } = useFormContext<OfferContent>()
  const { errors } = formState
  return (
    <SectionCard id="plaetze" title={t('sections.plaetze.title')} description={t('sections.plaetze.text')}>
      <Years taken={taken} />
      <FieldGrid>
        <DateField
          {...register('deadline', { setValueAs: orNull })}
          label={t('places.deadline')}
          hint={t('places.deadlineHint')}
          error={errors.deadline?.message}
        />
        <DateField
          {...register('startDate', { setValueAs: orNull })}
          label={t('places.startDate')}
          hint={t('places.startDateHint')}
          error={errors.startDate?.message}
        />
      </FieldGrid>
      <SalaryFields />
    </SectionCard>
  )
}

const orNull = (value: string | null) => value || null
const maxYears = 10

function Years({ taken }: Pick<OwnOffer, 'taken'>) {
  const t = useTexts('ownOffers')
  const { watch, setValue, formState } = useFormContext<OfferContent>()
  const offered = useStudyYears().flatMap(({ value }) => (value === null ? [] : [value]))
  const years = watch('years')
  const { years: error } = formState.errors
  const wrong = error?.message ?? error?.root?.message
  const { ids, control } = useField({ error: wrong })
  const free = offered.find((year) => !years.some((each) => each.year === year))

  const change = (next: OfferContent['years']) =>
    setValue('years', next, { shouldDirty: true, shouldValidate: true, shouldTouch: true })
  function add() {
    const last = years.at(-1)?.year
    const year = free ?? (last ?? new Date().getFullYear()) + 1
    change([...years, { year, total: 1 }].toSorted((a, b) => a.year - b.year))
  }
  return (
    <div className={styles.rows}>
      {years.map(({ year }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row's year may change while one edits it
        <Year key={index} index={index} offered={offered} taken={takenIn(taken, year)} onChange={change} />
      ))}
      <ListFailure onRetry={useSetState(listStudyYears).onRetry} />
      <FieldMessages ids={ids} error={wrong} />
      {years.length < maxYears && (
        <div>
          <Button
            icon={IconPlus}
            name="years"
            onClick={add}
            aria-describedby={control['aria-describedby'] || undefined}
            data-invalid={control['aria-invalid']}
          >
            {t('places.addYear')}
          </Button>
        </div>
      )}
    </div>
  )
}

const takenIn = (taken: OwnOffer['taken'], year: number) =>
  taken.find((each) => each.year === year)?.taken ?? 0

type YearProps = {
  index: number
  offered: number[]
  taken: number
  onChange: (years: OfferContent['years']) => void
}

function Year({ index, offered, taken, onChange }: YearProps) {
  const t = useTexts('ownOffers')
  const { watch, formState } = useFormContext<OfferContent>()
  const years = watch('years')
  const row = years[index]
  if (!row) return null
  const errors = formState.errors.years?.[index]
  const others = years.filter((_, at) => at !== index).map(({ year }) => year)
  const options = [...new Set([...offered, row.year])].filter((year) => !others.includes(year)).toSorted()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
    <div role="group" aria-label={String(row.year)} className={styles.year}>
      <SelectField
        label={t('places.year')}
        value={String(row.year)}
        disabled={taken > 0}
        options={options.map((year) => ({ value: String(year), label: String(year) }))}
        onChange={(event) => onChange(years.with(index, { ...row, year: Number(event.target.value) }))}
        error={errors?.year?.message}
      />
      <TextField
        label={t('places.total')}
        type="number"
        inputMode="numeric"
        min={taken}
        max={999}
        value={Number.isNaN(row.total) ? '' : row.total}
        onChange={(event) => onChange(years.with(index, { ...row, total: event.target.valueAsNumber }))}
        error={errors?.total?.message}
      />
      <Text size="small" muted>
        {t('places.taken', { count: taken })}
      </Text>
      {taken === 0 && (
        <IconButton
          icon={IconTrash}
          label={t('places.removeYear', { year: row.year })}
          onClick={() => {
            onChange(years.toSpliced(index, 1))
            focusHeading('plaetze')
          }}
        />
      )}
    </div>
  )
}
