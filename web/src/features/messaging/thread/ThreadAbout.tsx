import { IconInfoCircle } from '@tabler/icons-react'
import type { Conversation } from '@tandem/contract/messaging'
import { paths } from '@tandem/contract/paths'
import { type ComponentType, useState } from 'react'
import { NextInterview } from '#features/interviews/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { MessageAttachments } from './messages/MessageAttachments.tsx'
import styles from './ThreadAbout.module.css'
import { useReadableApplication } from './useReadableApplication.ts'

/** Draws what an application is about and how far it is; from the feature that knows. */
export type AboutApplication = ComponentType<{ applicationId: string; level: 2 | 3 }>

type ThreadAboutProps = { thread: Conversation; about: AboutApplication }

/** Beside a conversation, where there is room: what it is about, what is next, whom one writes with, its files. */
export function ThreadAside(props: ThreadAboutProps) {
  const t = useTexts('messaging')
  return (
    <aside className={styles.aside} aria-label={t('about.label')}>
      <Facts {...props} level={2} />
    </aside>
  )
}

/** The same behind a button. */
export function ThreadSheet(props: ThreadAboutProps) {
  const t = useTexts('messaging')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon={IconInfoCircle}
        label={t('about.label')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('about.label')}>
        <div className={styles.sheet}>
          <Facts {...props} level={3} />
        </div>
      </Sheet>
    </>
  )
}

const shownFiles = 8

function Facts({ thread, about: About, level }: ThreadAboutProps & { level: 2 | 3 }) {
  const t = useTexts('messaging')
  const to = useTo()
  const applicationId = useReadableApplication(thread)
  const { counterpart, otherParticipants, handler, messages } = thread
  const Heading = `h${level}` as const
  const files = messages.flatMap(({ attachments }) => attachments).filter(({ check }) => !check)
  const people = otherParticipants.filter(({ name }) => name !== counterpart.name)
  return (
    <>
      {applicationId && <About applicationId={applicationId} level={level} />}
      {applicationId && <NextInterview applicationId={applicationId} level={level} />}
      <Stack gap={2}>
        <Heading className="h4">{t('about.with')}</Heading>
        {counterpart.companyId && !counterpart.unavailable ? (
          <TextLink strong to={to(paths.company({ companyId: counterpart.companyId }))}>
            {counterpart.name}
          </TextLink>
        ) : (
          <Text>{counterpart.name}</Text>
        )}
        {people.length > 0 && (
          <ul className={styles.people}>
            {people.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
        {handler && (
          <Text size="small" muted>
            {t('actions.handledBy', { name: handler.name })}
          </Text>
        )}
      </Stack>
      {files.length > 0 && (
        <Stack gap={2}>
          <Heading className="h4">{t('about.files')}</Heading>
          <MessageAttachments attachments={files.slice(-shownFiles).reverse()} label={t('about.files')} />
        </Stack>
      )}
    </>
  )
}
