import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { MatchBadge } from '#features/matching/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { applicationQuery } from '../queries.ts'
import { ApplicationProgress } from '../stage/ApplicationProgress.tsx'
import { StageTag } from '../stage/StageTag.tsx'

/** In short, beside a conversation about it. Nothing while it loads, and for a colleague who may not read it. */
export function AboutApplication({ applicationId, level }: { applicationId: string; level: 2 | 3 }) {
  const t = useTexts('applications')
  const to = useTo()
  const { shortDay } = useFormats()
  const isApplicant = useSignedIn().type === 'applicant'
  const { data: application } = useQuery({ ...applicationQuery(applicationId, useLocale()), retry: false })
  if (!application) return null
  const { target, match, type, status, sentAt } = application
  const Heading = `h${level}` as const
  const path = isApplicant ? paths.ownApplication({ applicationId }) : paths.application({ applicationId })
  return (
    <>
      <Stack gap={2}>
        <Heading className="h4">{t('about.title')}</Heading>
        {target?.offerId && target.offerTitle && !target.unavailable ? (
          <TextLink strong to={to(paths.offer({ offerId: target.offerId }))}>
            <TitleInLanguage title={target.offerTitle} language={target.offerTitleLanguage} />
          </TextLink>
        ) : (
          <Text>
            {target?.offerTitle ? (
              <TitleInLanguage title={target.offerTitle} language={target.offerTitleLanguage} />
            ) : (
              type === applicationTypes.initiative && t('about.initiative')
            )}
          </Text>
        )}
        {target?.offerTitle && target.unavailable && (
          <Text size="small" muted>
            {t('about.unavailable', { company: target.companyName })}
          </Text>
        )}
        {match && (
          <Row>
            <MatchBadge match={match} />
          </Row>
        )}
      </Stack>
      <Stack gap={2}>
        <Heading className="h4">{t(isApplicant ? 'about.own' : 'about.received')}</Heading>
        {/* The steps alone would not say that one has ended, and how. */}
        {(!isApplicant || status > applicationStatuses.sent) && (
          <div>
            <StageTag application={application} />
          </div>
        )}
        {isApplicant && <ApplicationProgress application={application} vertical />}
        {!isApplicant && sentAt && (
          <Text size="small" muted>
            {t('about.sent', { day: shortDay(sentAt) })}
          </Text>
        )}
        <TextLink strong to={to(path)}>
          {t('about.open')}
        </TextLink>
      </Stack>
    </>
  )
}
