import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useLinkSecret } from '#lib/navigation/link-secret.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { SavedSearchMissing } from '../parts/SavedSearchMissing.tsx'
import { unsubscriptionQuery } from '../state/queries.ts'
import { MailSwitch } from './MailSwitch.tsx'

/** The link of a mail leads here; only the button changes something, since mail programs open links by themselves. */
export function UnsubscribePage() {
  const t = useTexts('savedSearches')
  const common = useTexts('common')
  const token = useLinkSecret() ?? ''
  const { data, error, refetch } = useQuery(unsubscriptionQuery(token))
  // A token that cannot be one is refused as invalid input.
  const isInvalid = isRefusal(error, 'token_invalid') || isRefusal(error, 'invalid_input')
  return (
    <Page width="form">
      {isInvalid ? (
        <SavedSearchMissing
          title={t('unsubscribe.invalid')}
          text={t('unsubscribe.invalidText')}
          action={t('unsubscribe.toOwn')}
        />
      ) : (
        <>
          <PageHead title={t('unsubscribe.title')} lead={data && t('unsubscribe.of', { name: data.name })} />
          {data ? (
            <MailSwitch token={token} subscribed={data.subscribed} />
          ) : error ? (
            <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
          ) : (
            <Loading label={common('loading')} />
          )}
        </>
      )}
    </Page>
  )
}
