import { IconArrowRight } from '@tabler/icons-react'
import { type ApplicationSummary, applicationStatuses } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { OwnDecision } from '#features/applications/outcome/OwnDecision.tsx'
import { ApplicationProgress } from '#features/applications/stage/ApplicationProgress.tsx'
import { OriginTag } from '#features/applications/stage/OriginTag.tsx'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { OwnInterview } from '#features/interviews/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import styles from './ApplicationCard.module.css'
import { ApplicationHistory } from './ApplicationHistory.tsx'
import { draftPath, OfferTitle } from './OfferTitle.tsx'

export function ApplicationCard({ application }: { application: ApplicationSummary }) {
  const t = useTexts('applications')
  const { day } = useFormats()
  const to = useTo()
  const { id, target, status, closure, sentAt, createdAt } = application
  if (!target) return null
  const isDraft = status === applicationStatuses.new
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <CompanyTile
          name={target.companyName}
          src={companyLogo({ id: target.companyId, hasLogo: target.hasLogo })}
          size={44}
        />
        <div className={styles.words}>
          <OfferTitle application={application} target={target} />
          <Text size="small" muted>
            {target.unavailable ? (
              target.companyName
            ) : (
              <TextLink to={to(paths.company({ companyId: target.companyId }))}>
                {target.companyName}
              </TextLink>
            )}{' '}
            · {sentAt ? t('own.sentOn', { day: day(sentAt) }) : t('own.begunOn', { day: day(createdAt) })}
          </Text>
        </div>
        <OriginTag origin={application.origin} />
        <StageTag application={application} />
      </div>
      <ApplicationProgress application={application} />
      {isDraft ? (
        <Stack gap={3}>
          {closure && <Text>{t(`own.closed.reasons.${closure}`)}</Text>}
          <div>
            <ButtonLink to={to(draftPath(application, target))} variant="soft" iconAfter={IconArrowRight}>
              {t(closure ? 'own.closed.read' : 'own.goOn')}
              <VisuallyHidden>
                : {[target.offerTitle, target.companyName].filter(Boolean).join(', ')}
              </VisuallyHidden>
            </ButtonLink>
          </div>
        </Stack>
      ) : (
        <ApplicationHistory id={id} title={target.offerTitle ?? target.companyName} />
      )}
      {status === applicationStatuses.sent && (
        <OwnInterview applicationId={id} company={target.companyName} />
      )}
      <OwnDecision application={application} title={target.offerTitle ?? target.companyName} />
    </Card>
  )
}
