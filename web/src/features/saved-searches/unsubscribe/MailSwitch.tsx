import { IconBell, IconBellOff } from '@tabler/icons-react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useChangeUnsubscription } from '../state/queries.ts'
import { useSavedSearchesPath } from '../state/useSavedSearchesPath.ts'

/** One button, which stays in its place: it keeps the focus, and a second press takes the first one back. */
export function MailSwitch({ token, subscribed }: { token: string; subscribed: boolean }) {
  const t = useTexts('savedSearches')
  const to = useTo()
  const own = useSavedSearchesPath()
  const change = useChangeUnsubscription(token)
  const state = subscribed ? 'on' : 'off'
  return (
    <Stack gap={5}>
      {change.error && (
        <InlineAlert tone="danger" title={t('unsubscribe.failed')} alert>
          {failureTextOf(change.error)}
        </InlineAlert>
      )}
      <div role="status">
        {change.data && change.variables !== subscribed ? (
          <InlineAlert tone="warning" title={t('unsubscribe.never')}>
            {t('unsubscribe.neverText')}
          </InlineAlert>
        ) : change.data ? (
          <InlineAlert tone="success" title={t(`unsubscribe.changed.${state}`)}>
            {t(`unsubscribe.${subscribed ? 'again' : 'text.off'}`)}
          </InlineAlert>
        ) : (
          <Text>{t(`unsubscribe.text.${state}`)}</Text>
        )}
      </div>
      <Button
        variant={subscribed ? 'primary' : 'secondary'}
        size="lg"
        block
        icon={subscribed ? IconBellOff : IconBell}
        busy={change.isPending}
        busyText={t('unsubscribe.busy')}
        onClick={() => change.mutate(!subscribed)}
      >
        {t(change.data && !subscribed ? 'unsubscribe.undo' : `unsubscribe.action.${state}`)}
      </Button>
      <div>
        <TextLink to={to(own)}>{t('unsubscribe.toOwn')}</TextLink>
      </div>
    </Stack>
  )
}
