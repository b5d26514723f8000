import { useQuery } from '@tanstack/react-query'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { previewQuery } from '../state/queries.ts'
import type { SavedSearch } from '../state/saved-search.ts'
import { MailPreview } from './MailPreview.tsx'

export function PreviewDialog({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) {
  const t = useTexts('savedSearches')
  const common = useTexts('common')
  const { data, error, refetch } = useQuery(previewQuery(saved.id, useLocale()))
  return (
    <Dialog open onClose={onClose} title={t('preview.title', { name: saved.name })}>
      {data ? (
        <MailPreview preview={data} saved={saved} />
      ) : error ? (
        <InlineAlert
          tone="danger"
          title={common('error.load')}
          alert
          actions={<RetryButton size="sm" onRetry={() => void refetch()} />}
        >
          {failureTextOf(error)}
        </InlineAlert>
      ) : (
        <Loading label={t('preview.loading')} />
      )}
    </Dialog>
  )
}
