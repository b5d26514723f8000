import { type Application, applicationStatuses } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { filesSince, useApplicationThread } from '#features/messaging/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import styles from '../outcome/outcome.module.css'
import { missingSince } from '../stage/standing.ts'

/** To a company that said documents are missing: what has come since, which is in the conversation. */
export function DocumentsCame({ application, name }: { application: Application; name: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const { list } = useFormats()
  const { id, status, stage } = application
  const isMissing = status === applicationStatuses.sent && stage === 'documents_missing'
  const { thread } = useApplicationThread(id, { enabled: isMissing })
  const files = isMissing ? filesSince(thread, missingSince(application), { own: false }) : []
  if (!thread || files.length === 0) return null
  return (
    <div className={styles.notice}>
      <InlineAlert
        title={t('record.documentsCame', { name })}
        actions={
          <ButtonLink size="sm" to={to(paths.messages({ threadId: thread.id }))}>
            {t('own.toThread')}
          </ButtonLink>
        }
      >
        {list(files.map((file) => file.name))}
      </InlineAlert>
    </div>
  )
}
