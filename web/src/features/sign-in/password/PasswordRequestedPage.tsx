import { paths } from '@tandem/contract/paths'
import { useLocation } from 'react-router'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useRequestPassword } from '../queries.ts'
import { AccessFrame } from './AccessFrame.tsx'
import { emailInState } from './email-in-state.ts'

/** The step after the request: where to look, and what to do when nothing comes. */
export function PasswordRequestedPage() {
  const t = useTexts('signIn')
  const to = useTo()
  const email = emailInState(useLocation().state)
  const request = useRequestPassword()
  return (
    <AccessFrame title={t('requested.title')}>
      <Text>
        {email ? (
          <Trans t={t} i18nKey="requested.to" values={{ email }} components={{ address: <b /> }} />
        ) : (
          t('requested.general')
        )}
      </Text>
      <Stack gap={3}>
        <h2 className="h4">{t('requested.nothing')}</h2>
        <Text muted>{t('requested.help')}</Text>
        {request.isSuccess && (
          <div role="status">
            <InlineAlert tone="success">{t('requested.sentAgain')}</InlineAlert>
          </div>
        )}
        {request.isError && (
          <InlineAlert tone="danger" title={t('forgotten.failed')} alert>
            {failureTextOf(request.error)}
          </InlineAlert>
        )}
        <Row wrap>
          {email && (
            <Button
              busy={request.isPending}
              busyText={t('forgotten.busy')}
              onClick={() => request.mutate(email)}
            >
              {t('requested.again')}
            </Button>
          )}
          <ButtonLink variant={email ? 'text' : 'primary'} to={to(paths.requestPassword())} state={{ email }}>
            {t(email ? 'requested.other' : 'requested.ask')}
          </ButtonLink>
        </Row>
      </Stack>
    </AccessFrame>
  )
}
