import { IconSearch } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import styles from './ReceivedFilters.module.css'

type ReceivedFiltersProps = {
  offers: { id: string; title: string }[]
  offer: string
  text: string
  /** Id of an account, `nobody`, or empty for all. */
  handler: string
  colleagues: { id: string; name: string }[]
  onOffer: (id: string) => void
  onText: (text: string) => void
  onHandler: (id: string) => void
}

export function ReceivedFilters(props: ReceivedFiltersProps) {
  const t = useTexts('applications')
  const { offers, offer, text, onOffer, onText } = props
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
      <div className={styles.more}>
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
        <HandlerFilter {...props} />
      </div>
    </search>
  )
}

/** Oneself and nobody first: a recruiter's usual questions. */
function HandlerFilter({ handler, colleagues, onHandler }: ReceivedFiltersProps) {
  const t = useTexts('receivedApplications')
  const { id: ownId } = useSignedIn()
  return (
    <SelectField
      size="sm"
      hideLabel
      label={t('handler.label')}
      value={handler}
      onChange={(event) => onHandler(event.target.value)}
      options={[
        { value: '', label: t('handler.all') },
        { value: ownId, label: t('handler.mine') },
        { value: 'nobody', label: t('handler.without') },
        ...colleagues.filter(({ id }) => id !== ownId).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
