import { listSentBackTexts } from '@tandem/contract/backend/changed-texts'
import { paths } from '@tandem/contract/paths'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './ReviewPanel.module.css'

const sentBackQuery = queryOptions({
  queryKey: ['own-offers', 'sent-back'],
  queryFn: ({ signal }) => call(listSentBackTexts, {}, { signal }),
})

/** What the university asks the company to change, and why; nothing where there is nothing. */
export function SentBackTexts({ className }: { className?: string }) {
  const t = useTexts('companies')
  const to = useTo()
  const mayOpen = useMayOpen()
  const isCompany = useAccount()?.type === 'company'
  const { data = [] } = useQuery({ ...sentBackQuery, enabled: isCompany && mayOpen('companyProfile') })
  if (data.length === 0) return null
  return (
    <Stack gap={4} className={className}>
      {data.map(({ company, offer, reason }) => (
        <InlineAlert
          key={offer?.id ?? company.id}
          tone="warning"
          title={offer ? t('sentBack.offer', { title: offer.title }) : t('sentBack.profile')}
        >
          <Stack gap={2}>
            <p className={styles.reason}>{reason}</p>
            <Text>{t('sentBack.text')}</Text>
            <TextLink
              strong
              to={to(offer ? paths.ownOffer({ offerId: offer.id }) : paths.companyProfile({ hash: 'texte' }))}
            >
              {t('sentBack.change')}
            </TextLink>
          </Stack>
        </InlineAlert>
      ))}
    </Stack>
  )
}
