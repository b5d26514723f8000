import { IconSearch } from '@tabler/icons-react'
import { stages } from '@tandem/contract/applications'
import { highestRating } from '@tandem/contract/received-applications'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useDocumentTypes, useGrades } from '#lib/reference.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { ChipGroup, ChipRemove } from '#ui/fields/choice/Chip.tsx'
import { SelectField, type SelectOption } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import styles from './ReceivedFilters.module.css'
import { dueFilters, type ReceivedView, sortings } from './useReceivedView.ts'

type ReceivedFiltersProps = {
  offers: { id: string; title: string }[]
  /** Some came without an offer. */
  hasInitiatives: boolean
  colleagues: { id: string; name: string }[]
  years: number[]
  /** Keys of those that are attached somewhere. */
  documentTypes: ReadonlySet<string>
  values: ReceivedView
  onChange: (changes: Partial<ReceivedView>) => void
}

export function ReceivedFilters(props: ReceivedFiltersProps) {
  const t = useTexts('applications')
  const { offers, hasInitiatives, colleagues, years, documentTypes, values, onChange } = props
  const team = useTexts('receivedApplications')
  const { id: ownId } = useSignedIn()
  const grades = useGrades()
  const types = useDocumentTypes('all').filter(({ id }) => documentTypes.has(id) || values.documents === id)
  const select = (
    key: keyof ReceivedView,
    label: string,
    options: SelectOption[],
    groups?: { label: string; options: SelectOption[] }[],
  ) => (
    <SelectField
      size="sm"
      hideLabel
      label={label}
      value={values[key]}
      onChange={(event) => onChange({ [key]: event.target.value })}
      options={options}
      groups={groups}
    />
  )
  return (
    <search className={styles.filters}>
      <TextField
        type="search"
        size="sm"
        icon={IconSearch}
        hideLabel
        label={t('received.search')}
        placeholder={t('received.search')}
        value={values.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <div className={styles.more}>
        {select('offer', t('received.offer'), [
          { value: '', label: t('received.allOffers') },
          ...offers.map(({ id, title }) => ({ value: id, label: title })),
          ...(hasInitiatives ? [{ value: 'none', label: t('received.withoutOffer') }] : []),
        ])}
        {select('stage', t('received.standing'), [
          { value: '', label: t('received.allStages') },
          ...stages.map((stage) => ({ value: stage, label: t(`standing.company.${stage}`) })),
        ])}
        {select('handler', team('handler.label'), [
          { value: '', label: team('handler.all') },
          { value: ownId, label: team('handler.mine') },
          { value: 'nobody', label: team('handler.without') },
          ...colleagues.filter(({ id }) => id !== ownId).map(({ id, name }) => ({ value: id, label: name })),
        ])}
        {select('due', t('received.due'), [
          { value: '', label: t('received.allDue') },
          ...dueFilters.map((due) => ({ value: due, label: t(`received.dueFilters.${due}`) })),
        ])}
        {select('rating', t('received.rating'), [
          { value: '', label: t('received.allRatings') },
          ...points.map((rating) => ({ value: rating, label: t('received.atLeast', { rating }) })),
        ])}
        {select('grade', t('record.grade'), [
          { value: '', label: t('received.allGrades') },
          ...grades.flatMap(({ value, name }) =>
            value === null ? [] : { value, label: t('received.gradeAtMost', { grade: name }) },
          ),
        ])}
        {select(
          'documents',
          t('received.documents'),
          [
            { value: '', label: t('received.allDocuments') },
            { value: 'complete', label: t('received.allAskedFor') },
            { value: 'incomplete', label: t('received.notAllAskedFor') },
          ],
          [
            {
              label: t('received.attached'),
              options: types.map(({ id, name }) => ({ value: id, label: name })),
            },
          ],
        )}
        {select('year', t('record.years'), [
          { value: '', label: t('received.allYears') },
          ...years.map((year) => ({ value: year, label: String(year) })),
        ])}
        {select(
          'sort',
          t('received.sort'),
          sortings.map((sort) => ({ value: sort, label: t(`received.sortings.${sort}`) })),
        )}
      </div>
      <LinkedFilters values={values} onChange={onChange} />
    </search>
  )
}

/** What only a link sets can be taken away. */
function LinkedFilters({
  values: { reached, month },
  onChange,
}: Pick<ReceivedFiltersProps, 'values' | 'onChange'>) {
  const t = useTexts('applications')
  const formats = useFormats()
  if (reached === '' && month === '') return null
  const chip = (text: string, none: Partial<ReceivedView>) => (
    <ChipRemove label={t('received.removeFilter', { filter: text })} onRemove={() => onChange(none)}>
      {text}
    </ChipRemove>
  )
  return (
    <ChipGroup label={t('received.linkedFilters')}>
      {reached && chip(t(`received.reached.${reached}`), { reached: '' })}
      {month && chip(t('received.cameIn', { month: formats.month(`${month}-15`) }), { month: '' })}
    </ChipGroup>
  )
}

const points = Array.from({ length: highestRating }, (_, index) => highestRating - index)
