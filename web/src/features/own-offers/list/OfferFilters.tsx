import { IconSearch } from '@tabler/icons-react'
import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Tabs } from '#ui/nav/Tabs.tsx'
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

/** Each where there is something to choose between. */
function ChoiceFilters({ offers }: Pick<OfferFiltersProps, 'offers'>) {
  const t = useTexts('ownOffers')
  const { year, contact, change } = useListView()
  const years = offers.flatMap((offer) => offer.years.map((each) => each.year))
  const contacts = offers.flatMap((offer) => offer.contact ?? [])
  // What an address asks for stays to be seen and taken back.
  const allYears = [...new Set(year === null ? years : [...years, year])]
  const allContacts = [...new Set(contact === null ? contacts : [...contacts, contact])]
  const options = (values: (string | number)[]) => values.map((value) => ({ value, label: String(value) }))
  return (
    <>
      {allYears.length > 1 && (
        <SelectField
          size="sm"
          hideLabel
          label={t('list.year')}
          placeholder={t('list.allYears')}
          value={year ?? ''}
          options={options(allYears.toSorted((a, b) => a - b))}
          onChange={(event) => change({ year: Number(event.target.value) || null })}
        />
      )}
      {allContacts.length > 1 && (
        <SelectField
          size="sm"
          hideLabel
          label={t('list.contact')}
          placeholder={t('list.allContacts')}
          value={contact ?? ''}
          options={options(allContacts.toSorted((a, b) => a.localeCompare(b)))}
          onChange={(event) => change({ contact: event.target.value || null })}
        />
      )}
    </>
  )
}
