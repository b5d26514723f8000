import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { CompanyPerson } from '@tandem/contract/contacts'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { nameOf, PersonAvatar } from '../person/PersonAvatar.tsx'
import styles from './CompanyPersons.module.css'

type PersonLineProps = {
  person: CompanyPerson
  companyId: string
  isOwn: boolean
  /** Null for whoever may not. */
  onHide: ((hidden: boolean) => void) | null
  onUp: (() => void) | null
  onDown: (() => void) | null
}

export function PersonLine({ person, companyId, isOwn, onHide, onUp, onDown }: PersonLineProps) {
  const t = useTexts('contacts')
  const to = useTo()
  const { id, role, hidden, hasAccount, inactive } = person
  const name = nameOf(person)
  return (
    <li className={styles.person}>
      <PersonAvatar person={person} tone="practice" size={48} />
      <div className={styles.words}>
        <Row wrap gap={2}>
          <h2 className="h4">
            <TextLink to={to(paths.contact({ companyId, contactId: id }))}>{name}</TextLink>
          </h2>
          {isOwn && <Tag>{t('person.you')}</Tag>}
          {hidden && <Tag tone="warning">{t('person.hidden')}</Tag>}
          {inactive && <Tag tone="warning">{t('person.inactive')}</Tag>}
          {!hasAccount && <Tag tone="line">{t('person.listedOnly')}</Tag>}
        </Row>
        {role && (
          <Text size="small" muted>
            {role}
          </Text>
        )}
        {inactive && <Text size="small">{t('person.inactiveText')}</Text>}
        <OffersOf person={person} isEditor={onHide !== null} />
        {isOwn && (
          <TextLink to={to(paths.contact({ companyId, contactId: id }))}>{t('person.edit')}</TextLink>
        )}
      </div>
      {onHide && (
        <div className={styles.controls}>
          <IconButton
            icon={IconArrowUp}
            label={t('person.up', { name })}
            aria-disabled={!onUp}
            onClick={() => onUp?.()}
          />
          <IconButton
            icon={IconArrowDown}
            label={t('person.down', { name })}
            aria-disabled={!onDown}
            onClick={() => onDown?.()}
          />
          <Switch
            label={
              <>
                {t('person.shown')}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </>
            }
            checked={!hidden}
            onChange={({ target }) => onHide(!target.checked)}
          />
        </div>
      )}
    </li>
  )
}

function OffersOf({ person, isEditor }: { person: CompanyPerson; isEditor: boolean }) {
  const { offers, hidden, inactive } = person
  const t = useTexts('contacts')
  const to = useTo()
  if (offers.length === 0) {
    return (
      <Text size="small" muted>
        {t('person.noOffers')}
      </Text>
    )
  }
  const published = offers.filter(({ status }) => status === 'published')
  return (
    <>
      <Text size="small" muted>
        {t('person.offers')}:
      </Text>
      <ul className={styles.offers}>
        {offers.map(({ id, title, status }) => (
          <li key={id}>
            {isEditor ? (
              <TextLink to={to(paths.ownOffer({ offerId: id }))}>{title}</TextLink>
            ) : status === 'published' ? (
              <TextLink to={to(paths.offer({ offerId: id }))}>{title}</TextLink>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
      {(hidden || inactive) && published.length > 0 && (
        <Text size="small">{t('person.hiddenOffers', { count: published.length })}</Text>
      )}
    </>
  )
}
