import { IconSearch } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import styles from './ReceivedFilters.module.css'

type ReceivedFiltersProps = {
  offers: { id: string; title: string }[]
  offer: string
  text: string
  onOffer: (id: string) => void
  onText: (text: string) => void
}

export function ReceivedFilters({ offers, offer, text, onOffer, onText }: ReceivedFiltersProps) {
  const t = useTexts('applications')
  return (
    <search className={styles.filters}>
      <TextField
        type="search"
        size="sm"
        icon={IconSearch}
        hideLabel
        label={t('received.search')}
        placeholder={t('received.search')}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <SelectField
        size="sm"
        hideLabel
        label={t('received.offer')}
        value={offer}
        onChange={(event) => onOffer(event.target.value)}
        options={[
          { value: '', label: t('received.allOffers') },
          ...offers.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
    </search>
  )
}
