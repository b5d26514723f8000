import { IconMessage } from '@tabler/icons-react'
import type { Contact } from '@tandem/contract/contacts'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactsOfQuery } from '#features/contacts/queries.ts'
import { MessageDialog } from '#features/messaging/public.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './CompanyContactsCard.module.css'
import { nameOf, PersonAvatar } from './PersonAvatar.tsx'

const shown = 3

/** The first of a company's contacts. Who may know nobody there sees no card. */
export function CompanyContactsCard({ companyId }: { companyId: string }) {
  const t = useTexts('contacts')
  const to = useTo()
  const { data, isError, refetch } = useQuery(
    contactsOfQuery({ type: 'company', id: companyId }, useLocale()),
  )
  const [writingTo, setWritingTo] = useState<Contact | null>(null)
  if (data?.length === 0) return null
  return (
    <SectionCard
      title={<span className="h4">{t('person.title')}</span>}
      actions={
        data && (
          <TextLink strong to={to(paths.companyPersons({ companyId }))}>
            {t('person.all', { count: data.length })}
          </TextLink>
        )
      }
    >
      {!data && !isError && (
        <LoadingArea label={t('person.loading')}>
          <Skeleton height="48px" />
        </LoadingArea>
      )}
      {isError && !data && (
        <div role="alert">
          <Text>{t('person.failed')}</Text>
          <RetryButton onRetry={() => void refetch()} />
        </div>
      )}
      {data && (
        <ul className={styles.list}>
          {data.slice(0, shown).map((contact) => (
            <li key={contact.id} className={styles.line}>
              <PersonAvatar person={contact} tone="practice" size={48} />
              <div className={styles.words}>
                <TextLink strong to={to(paths.contact({ companyId, contactId: contact.id }))}>
                  {nameOf(contact)}
                </TextLink>
                {contact.role && (
                  <Text size="small" muted>
                    {contact.role}
                  </Text>
                )}
              </div>
              {contact.can.message && (
                <IconButton
                  icon={IconMessage}
                  label={t('person.messageTo', { name: nameOf(contact) })}
                  onClick={() => setWritingTo(contact)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {writingTo && (
        <MessageDialog
          open
          onClose={() => setWritingTo(null)}
          recipient={{ id: writingTo.id, name: nameOf(writingTo) }}
        />
      )}
    </SectionCard>
  )
}
