import { IconSearch } from '@tabler/icons-react'
import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { SelectField, type SelectOption } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Tabs } from '#ui/nav/Tabs.tsx'
import { useContactOptions } from '../useContactOptions.ts'
import styles from './OwnOffers.module.css'
import { useListView } from './useListView.ts'
import type { Selection } from './useSelection.ts'

type OfferFiltersProps = {
  offers: OwnOfferSummary[]
  text: string
  onText: (text: string) => void
  selection: Selection
}

const tabs = [null, 'published', 'draft', 'closed'] as const

export function OfferFilters({ offers, text, onText, selection }: OfferFiltersProps) {
  const t = useTexts('ownOffers')
  const { status, to } = useListView()
  const countOf = (tab: (typeof tabs)[number]) =>
    offers.filter((offer) => tab === null || offer.status === tab).length
  return (
    <div>
      <Tabs
        label={t('list.states')}
        items={tabs.map((tab) => ({
          to: to({ status: tab }),
          label: t(`list.tabs.${tab ?? 'all'}`),
          count: countOf(tab),
          current: status === tab,
        }))}
      />
      <search className={styles.filters}>
        <TextField
          type="search"
          size="sm"
          icon={IconSearch}
          hideLabel
          label={t('list.search')}
          placeholder={t('list.search')}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        <ChoiceFilters offers={offers} />
        <Checkbox label={t('list.selectAll')} checked={selection.isAll} onChange={selection.toggleAll} />
      </search>
    </div>
  )
}

function ChoiceFilters({ offers }: Pick<OfferFiltersProps, 'offers'>) {
  const t = useTexts('ownOffers')
  const { year, contact, change } = useListView()
  const years = offers.flatMap((offer) => offer.years.map((each) => each.year))
  // A year that an address asks for stays to be seen and taken back.
  const allYears = [...new Set(year === null ? years : [...years, year])]
  const contacts = new Map(
    offers.flatMap((offer) => (offer.contact ? [[offer.contact.id, offer.contact]] : [])),
  )
  const options = useContactOptions([...contacts.values()].toSorted((a, b) => a.name.localeCompare(b.name)))
  return (
    <>
      <ChoiceFilter
        label={t('list.year')}
        placeholder={t('list.allYears')}
        value={year}
        options={allYears.toSorted((a, b) => a - b).map((value) => ({ value, label: String(value) }))}
        onChange={(value) => change({ year: Number(value) || null })}
      />
      <ChoiceFilter
        label={t('list.contact')}
        placeholder={t('list.allContacts')}
        value={contact}
        options={options}
        onChange={(value) => change({ contact: value || null })}
      />
    </>
  )
}

type ChoiceFilterProps = {
  label: string
  placeholder: string
  value: string | number | null
  options: SelectOption[]
  onChange: (value: string) => void
}

/** Nothing where there is nothing to choose between. */
function ChoiceFilter({ value, onChange, ...field }: ChoiceFilterProps) {
  if (value === null && field.options.length < 2) return null
  return (
    <SelectField
      {...field}
      size="sm"
      hideLabel
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
