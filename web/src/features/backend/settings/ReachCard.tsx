import type { SettingReach } from '@tandem/contract/backend/settings'
import { useQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { settingReachQuery } from './queries.ts'
import type { Draft } from './setting-drafts.ts'
import { useSettingWords } from './useSettingWords.ts'

/** Whom the changes that are not saved yet concern: a sentence for each, with how many they are. */
export function ReachCard({ drafts }: { drafts: Record<string, Draft> }) {
  const t = useTexts('adminSettings')
  const { label } = useSettingWords()
  const { number } = useFormats()
  const { data, error, refetch } = useQuery(settingReachQuery)
  return (
    <SectionCard title={t('reach.title')}>
      {error && !data && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!error && !data && <SkeletonList label={t('reach.loading')} />}
      {data && (
        <Stack gap={3}>
          {Object.entries(drafts).map(([key, draft]) => {
            const [sentence, count] = reachOf(key, draft, data)
            return (
              <Text key={key} size="small">
                <b>{label(key)}:</b> {t(`reach.${sentence}`, { count, number: number(count) })}
              </Text>
            )
          })}
        </Stack>
      )}
    </SectionCard>
  )
}

type Sentence =
  | 'profilesStay'
  | 'unanswered'
  | 'publishedOffers'
  | 'applicants'
  | 'companies'
  | 'admins'
  | 'accounts'
  | 'newAccounts'
  | 'everybody'

function reachOf(key: string, draft: Draft, reach: SettingReach): [Sentence, count: number] {
  if (key === 'applicant.allowMultipleApplications' && draft === false) {
    return ['profilesStay', reach.severalProfiles]
  }
  if (key === 'company.responseDays') return ['unanswered', reach.unanswered]
  if (key === 'offers.publicSearch') return ['publishedOffers', reach.publishedOffers]
  const who = audienceOf(key)
  return [who, who === 'newAccounts' || who === 'everybody' ? 0 : reach[who]]
}

/** Settings that concern others than their group does come first. */
function audienceOf(key: string): Exclude<Sentence, 'profilesStay' | 'unanswered' | 'publishedOffers'> {
  if (/^applicant\.enableApplicant\w+Field$/.test(key)) return 'newAccounts'
  if (key === 'applicant.enableApplicationSearch') return 'companies'
  if (key === 'account.requireSecondFactorOfAdmins') return 'admins'
  if (/^(applicant\.enableMatches|company\.offerType|account\.|session\.)/.test(key)) return 'accounts'
  if (/^(applicant\.|offers\.showInMenu|company\.studyOffersVisibility)/.test(key)) return 'applicants'
  if (/^company\.(offersEditableInline|reviewChangedTexts)$/.test(key)) return 'companies'
  return 'everybody'
}
