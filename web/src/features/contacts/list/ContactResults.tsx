import { useQuery } from '@tanstack/react-query'
import { contactsPerPage, contactsQuery, type Side } from '#features/contacts/queries.ts'
import {
  ActiveFilters,
  ResultFrame,
  ResultsHead,
  type ResultWords,
  useFocusOnPage,
  useSearch,
} from '#features/search/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Card } from '#ui/cards/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import { CompanyContacts } from './CompanyContacts.tsx'
import cardStyles from './ContactCard.module.css'
import styles from './ContactGrid.module.css'
import { SupportContacts } from './SupportContacts.tsx'

export function ContactResults({ side }: { side: Side }) {
  const t = useTexts('contacts')
  const { state } = useSearch()
  const results = useQuery(contactsQuery(side, state, useLocale()))
  const words = useContactWords(side)
  const { data } = results
  useFocusOnPage()
  return (
    <Stack gap={4}>
      <ResultsHead
        title={
          data && !results.isError ? words.count(data.totalItems, data.totalIsMinimum ?? false) : words.title
        }
      />
      <ActiveFilters />
      <ResultFrame
        results={results}
        perPage={contactsPerPage}
        words={words}
        skeleton={<ContactSkeletons label={t('loading')} />}
      >
        {(contacts) =>
          side === 'company' ? (
            <CompanyContacts contacts={contacts} />
          ) : (
            <SupportContacts contacts={contacts} />
          )
        }
      </ResultFrame>
    </Stack>
  )
}

function useContactWords(side: Side): ResultWords {
  const t = useTexts('contacts')
  const { number } = useFormats()
  return {
    title: t(`${side}.title`),
    count: (found, isMinimum) =>
      isMinimum
        ? t(`${side}.more`, { number: number(found) })
        : t(`${side}.count`, { count: found, number: number(found) }),
    loading: t('loading'),
    emptyTitle: t('empty'),
    noneTitle: t(`${side}.emptyTitle`),
    noneText: t(`${side}.emptyText`),
  }
}

const cards = [1, 2, 3, 4, 5, 6]

/** The geometry of the cards to come. */
function ContactSkeletons({ label }: { label: string }) {
  return (
    <LoadingArea label={label}>
      <div className={styles.grid}>
        {cards.map((card) => (
          <Card key={card} className={cardStyles.card}>
            <Skeleton width="48px" height="48px" round />
            <div className={cardStyles.words}>
              <Skeleton width="60%" height="20px" />
              <Skeleton width="40%" />
            </div>
            <div className={cardStyles.ways}>
              <Skeleton width="70%" height="32px" />
              <Skeleton width="50%" height="32px" />
            </div>
          </Card>
        ))}
      </div>
    </LoadingArea>
  )
}
