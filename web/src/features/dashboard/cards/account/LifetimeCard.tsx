import type { Account } from '@tandem/contract/accounts'
import { paths } from '@tandem/contract/paths'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ProgressBar } from '#ui/states/progress/ProgressBar.tsx'
import { DashboardCard } from '../DashboardCard.tsx'

const dayMs = 24 * 60 * 60 * 1000

/** How long the account lasts; absent where it lasts for ever. */
export function LifetimeCard({ account }: { account: Account }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { day } = useFormats()
  const { accountMaxLifetime: whole, accountLifetime: left, allowRevalidation } = account
  if (whole === 0) return null
  const path = to(paths.account({ hash: 'laufzeit' }))
  return (
    <DashboardCard title={t('lifetime.title')}>
      <Text>
        <b>{t('lifetime.left', { count: left })}</b>
      </Text>
      <ProgressBar value={Math.min(100, (left / whole) * 100)} label={t('lifetime.line')} />
      <Row wrap justify="between">
        <Text size="small" muted>
          {t('lifetime.until', { date: day(new Date(Date.now() + left * dayMs)) })}
        </Text>
        {allowRevalidation ? (
          <ButtonLink variant="soft" size="sm" to={path}>
            {t('lifetime.renew')}
          </ButtonLink>
        ) : (
          <TextLink strong to={path}>
            {t('lifetime.more')}
          </TextLink>
        )}
      </Row>
    </DashboardCard>
  )
}
