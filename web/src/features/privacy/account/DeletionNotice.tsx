import { paths } from '@tandem/contract/paths'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'

/** When and why an admin has the account deleted, and how it can be kept; nothing where that is not so. */
export function DeletionNotice() {
  const t = useTexts('privacy')
  const to = useTo()
  const { day } = useFormats()
  const { deletion } = useSignedIn()
  if (!deletion) return null
  return (
    <InlineAlert
      tone="warning"
      title={t('scheduled.title', { date: day(deletion.dueAt) })}
      actions={
        <ButtonLink size="sm" to={to(paths.contactUs())}>
          {t('scheduled.write')}
        </ButtonLink>
      }
    >
      <Stack gap={2}>
        <p>
          {t('scheduled.reason')} {deletion.reason}
        </p>
        <p>{t('scheduled.keep')}</p>
      </Stack>
    </InlineAlert>
  )
}
