import type { AccountType } from '@tandem/contract/endpoint'
import { paths } from '@tandem/contract/paths'
import { Link } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import styles from './Consequences.module.css'

const consequences = {
  applicant: ['applicant.applications', 'applicant.profile', 'applicant.messages'],
  company: ['company.access', 'company.profile', 'company.messages', 'company.last'],
  admin: ['admin.access', 'admin.messages'],
} as const

export function Consequences({ type }: { type: AccountType }) {
  const t = useTexts('privacy')
  const to = useTo()
  return (
    <Stack gap={3}>
      <h2 className="h3">{t('consequences.title')}</h2>
      <ul className={styles.list}>
        {consequences[type].map((each) => (
          <li key={each}>{t(`consequences.${each}`)}</li>
        ))}
      </ul>
      <InlineAlert>
        <Trans
          t={t}
          i18nKey="consequences.data"
          components={{ download: <Link to={to(paths.account({ hash: 'eigene-daten' }))} /> }}
        />
      </InlineAlert>
    </Stack>
  )
}
