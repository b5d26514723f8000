import type { MailLogEntry, MailState } from '@tandem/contract/backend/operations/mail-log'
import { paths } from '@tandem/contract/paths'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusAfterEntry } from '#features/backend/frame/LoadedSoFar.tsx'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useAgo } from '#lib/format/useAgo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { DataTable } from '#ui/data/table/DataTable.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag, type TagTone } from '#ui/marks/Tag.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import styles from './OperationsPage.module.css'
import { type MailDeed, useChangeMail } from './queries.ts'

const tones: Record<MailState, TagTone> = {
  waiting: 'warning',
  sent: 'success',
  failed: 'danger',
  bounced: 'danger',
}

export function MailTable({ mails }: { mails: MailLogEntry[] }) {
  const t = useTexts('operations')
  const { day, time } = useFormats()
  const [asked, setAsked] = useState<{ id: string; focusNext: () => void } | null>(null)
  const change = useChangeMail()
  const send = (deed: MailDeed, focusNext: () => void) =>
    change.mutate(deed, {
      onSuccess: () => {
        notify({
          type: 'success',
          title: t(deed.deed === 'resend' ? 'mails.resent' : 'mails.settledNow'),
        })
        flushSync(() => setAsked(null))
        focusNext()
      },
    })
  const error = change.error && (
    <InlineAlert tone="danger" title={t('failed')} alert>
      {failureTextOf(change.error)}
    </InlineAlert>
  )
  return (
    <Stack gap={4}>
      {!asked && error}
      <DataTable
        caption={t('mails.caption')}
        rows={mails}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'at',
            header: t('mails.columns.at'),
            cell: ({ createdAt }) => (
              <time dateTime={createdAt} className="nowrap">
                {day(createdAt)}
                <br />
                {time(createdAt)}
              </time>
            ),
          },
          {
            key: 'kind',
            header: t('mails.columns.kind'),
            primary: true,
            cell: ({ kind }) => <b>{t(`mailKinds.${kind}`)}</b>,
          },
          {
            key: 'recipient',
            header: t('mails.columns.recipient'),
            cell: (mail) => <Recipient mail={mail} />,
          },
          { key: 'state', header: t('mails.columns.state'), cell: (mail) => <State mail={mail} /> },
          {
            key: 'actions',
            header: t('mails.columns.actions'),
            cell: (mail) => (
              <Actions
                mail={mail}
                busy={change.isPending && change.variables.id === mail.id}
                onResend={(button) => setAsked({ id: mail.id, focusNext: focusAfterEntry(button) })}
                onSettle={(button) => send({ id: mail.id, deed: 'settle' }, focusAfterEntry(button))}
              />
            ),
          },
        ]}
      />
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        busy={change.isPending}
        title={t('mails.ask')}
        confirm={t('mails.resend')}
        cancel={t('cancel')}
        onConfirm={() => asked && send({ id: asked.id, deed: 'resend' }, asked.focusNext)}
      >
        <Stack gap={3}>
          <p>{t('mails.askText')}</p>
          {error}
        </Stack>
      </ConfirmDialog>
    </Stack>
  )
}

function Recipient({ mail: { account, recipient } }: { mail: MailLogEntry }) {
  const t = useTexts('operations')
  const to = useTo()
  return (
    <span className={styles.cell}>
      <BreakableAddress>{recipient}</BreakableAddress>
      <Text as="span" size="small" muted>
        {account ? (
          <TextLink to={to(paths.backendPeople({ accountId: account.id }))}>{account.name}</TextLink>
        ) : (
          t('gone')
        )}
      </Text>
    </span>
  )
}

function State({ mail: { state, failure, attempts, lastTriedAt, settledAt } }: { mail: MailLogEntry }) {
  const t = useTexts('operations')
  const ago = useAgo()
  const isSettled = settledAt !== null
  return (
    <span className={styles.cell}>
      <Tag tone={isSettled ? 'neutral' : tones[state]}>
        {t(`mails.states.${state}`)}
        {isSettled && ` · ${t('mails.settled')}`}
      </Tag>
      {failure && (
        <Text as="span" size="small">
          {t(`mails.failures.${failure}`)}
        </Text>
      )}
      {(attempts > 1 || failure) && (
        <Text as="span" size="small" muted>
          {`${t('mails.attempts', { count: attempts })}, ${t('mails.lastTry', { when: ago(lastTriedAt) })}`}
        </Text>
      )}
    </span>
  )
}

type ActionsProps = {
  mail: MailLogEntry
  busy: boolean
  onResend: (button: Element) => void
  onSettle: (button: Element) => void
}

function Actions({ mail: { kind, recipient, state, can }, busy, onResend, onSettle }: ActionsProps) {
  const t = useTexts('operations')
  const about = (action: string) =>
    t('mails.resendAbout', { action, kind: t(`mailKinds.${kind}`), recipient })
  const again = t(state === 'waiting' ? 'mails.retry' : 'mails.resend')
  return (
    <span className={styles.actions}>
      {can.resend && (
        <Button size="sm" aria-label={about(again)} onClick={(event) => onResend(event.currentTarget)}>
          {again}
        </Button>
      )}
      {can.settle && (
        <Button
          size="sm"
          aria-label={about(t('mails.settle'))}
          busy={busy}
          onClick={(event) => onSettle(event.currentTarget)}
        >
          {t('mails.settle')}
        </Button>
      )}
      {!can.resend && can.settle && (
        <Text as="span" size="small" muted>
          {t('mails.secret')}
        </Text>
      )}
    </span>
  )
}
