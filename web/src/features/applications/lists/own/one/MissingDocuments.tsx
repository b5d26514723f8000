import { IconFileUpload } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useId } from 'react'
import { missingSince } from '#features/applications/stage/standing.ts'
import { filesSince, SendFiles, useApplicationThread } from '#features/messaging/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes } from '#lib/reference.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Panel } from '#ui/cards/Panel.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './OwnApplication.module.css'
import { useRecipient } from './WriteToCompany.tsx'

/** What mails lead to (`screens.ts`). */
const sectionId = 'unterlagen'

/**
 * The applicant's turn: what the company misses goes into the conversation with it, for what was sent stays as it is.
 * Nothing where nobody can be written to.
 */
export function MissingDocuments({ application, title }: { application: Application; title: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const { list } = useFormats()
  const headingId = useId()
  const typeName = namesOf(useDocumentTypes('all'))
  const { id, target, missing } = application
  const { thread, isPending } = useApplicationThread(id)
  const { recipient, isPending: isRecipientPending } = useRecipient(target)
  const isReachable = thread
    ? !thread.blocked && thread.unreachable === null
    : isRecipientPending || recipient !== undefined
  if (isPending || !target || !isReachable) return null
  const company = target.companyName
  const arrived = filesSince(thread, missingSince(application), { own: true })
  const where = thread
    ? { threadId: thread.id }
    : recipient && { recipientId: recipient.id, subject: t('record.subject', { offer: title }) }
  return (
    <Panel id={sectionId} labelledBy={headingId} className={styles.panel}>
      <div className={styles.intro}>
        <p className={styles.turn}>
          <Icon icon={IconFileUpload} size={18} />
          {t('own.missing.yourTurn')}
        </p>
        <h2 id={headingId} tabIndex={-1}>
          {t('own.missing.title', { company })}
        </h2>
        {missing.documents.length > 0 ? (
          <>
            <p>{t('own.missing.required')}</p>
            <ul className={styles.required}>
              {missing.documents.map((type) => (
                <li key={type}>{typeName(type)}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t(thread ? 'own.missing.asked' : 'own.missing.unknown', { company })}</p>
        )}
        <p>{t('own.missing.how', { company })}</p>
        <p role="status">
          {arrived.length > 0 &&
            t('own.missing.sent', { files: list(arrived.map(({ name }) => name)), company })}
        </p>
      </div>
      <div className={styles.sheet} data-print="none">
        <Stack gap={4}>
          {where && (
            <SendFiles
              applicationId={id}
              to={where}
              message={t('own.missing.message')}
              action={t('own.missing.send')}
            />
          )}
          {thread && (
            <div>
              <ButtonLink variant="text" to={to(paths.messages({ threadId: thread.id }))}>
                {t('own.toThread')}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </div>
    </Panel>
  )
}
