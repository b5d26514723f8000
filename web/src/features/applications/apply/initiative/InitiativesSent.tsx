import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { SentPage } from '../frame/SentPage.tsx'

type InitiativesSentProps = { applications: Application[]; onMore: () => void }

/** They are on their way: each has a page of its own from now on. */
export function InitiativesSent({ applications, onMore }: InitiativesSentProps) {
  const t = useTexts('applications')
  const to = useTo()
  return (
    <SentPage
      title={t('initiative.sent.title', { count: applications.length })}
      text={t('initiative.sent.text')}
      action={<Button onClick={onMore}>{t('initiative.sent.more')}</Button>}
    >
      <Stack as="ul" gap={2}>
        {applications.map(({ id, target }) => (
          <li key={id}>
            <TextLink to={to(paths.ownApplication({ applicationId: id }))}>{target?.companyName}</TextLink>
          </li>
        ))}
      </Stack>
    </SentPage>
  )
}
