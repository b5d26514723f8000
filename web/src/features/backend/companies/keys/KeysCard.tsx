import { IconKey } from '@tabler/icons-react'
import type { CompanyReview } from '@tandem/contract/backend'
import type { RegistrationKey } from '@tandem/contract/backend/registration-keys'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { IssueKeyDialog } from './IssueKeyDialog.tsx'
import styles from './KeysCard.module.css'
import { keysQuery, useRevokeKey } from './queries.ts'

const sectionId = 'schluessel'

/** With what the company's people register: the university's keys and its own invitations. */
export function KeysCard({ review }: { review: CompanyReview }) {
  const t = useTexts('officeCompanies')
  const keys = useQuery(keysQuery(review.id))
  const [issues, setIssues] = useState(false)
  return (
    <SectionCard
      id={sectionId}
      title={t('keys.title')}
      description={t('keys.text')}
      actions={
        review.can.issueKey && (
          <Button icon={IconKey} onClick={() => setIssues(true)}>
            {t('keys.issue')}
          </Button>
        )
      }
    >
      {keys.data ? (
        <Keys companyId={review.id} keys={keys.data} />
      ) : keys.isError ? (
        <ErrorState onRetry={() => void keys.refetch()} requestId={requestIdOf(keys.error)} />
      ) : (
        <SkeletonList label={t('keys.loading')} />
      )}
      {issues && <IssueKeyDialog review={review} onClose={() => setIssues(false)} />}
    </SectionCard>
  )
}

function Keys({ companyId, keys }: { companyId: string; keys: RegistrationKey[] }) {
  const t = useTexts('officeCompanies')
  const [asked, setAsked] = useState<RegistrationKey | null>(null)
  const revoke = useRevokeKey(companyId)
  const close = () => {
    setAsked(null)
    revoke.reset()
  }
  if (keys.length === 0) return <Text muted>{t('keys.none')}</Text>
  return (
    <>
      <ul aria-label={t('keys.title')}>
        {keys.map((key) => (
          <KeyRow key={key.id} registrationKey={key} onRevoke={() => setAsked(key)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={close}
        busy={revoke.isPending}
        title={t('keys.revokeTitle')}
        confirm={t('keys.revokeConfirm')}
        cancel={t('cancel')}
        danger
        onConfirm={() =>
          asked &&
          revoke.mutate(asked.id, {
            onSuccess: () => {
              // Its button goes.
              flushSync(close)
              focusHeading(sectionId)
              notify({ type: 'success', title: t('keys.revoked') })
            },
          })
        }
      >
        {revoke.error && (
          <InlineAlert tone="danger" alert>
            {failureTextOf(revoke.error)}
          </InlineAlert>
        )}
        <p>{t('keys.revokeText')}</p>
      </ConfirmDialog>
    </>
  )
}

const tones = { open: 'success', used: 'neutral', expired: 'neutral', revoked: 'neutral' } as const

type KeyRowProps = { registrationKey: RegistrationKey; onRevoke: () => void }

function KeyRow({ registrationKey, onRevoke }: KeyRowProps) {
  const t = useTexts('officeCompanies')
  const { day, list } = useFormats()
  const { email, state, permissions, usesLeft, expiresOn, createdAt, can } = registrationKey
  const name = email ?? t('keys.handedOut')
  const facts = [t('keys.from', { day: day(createdAt) })]
  if (state !== 'revoked')
    facts.push(t(state === 'open' ? 'keys.until' : 'keys.wasUntil', { day: day(expiresOn) }))
  if (state === 'open') facts.push(t('keys.left', { count: usesLeft }))
  const granted = permissions.map((each) => t(`keys.permissions.${each}`))
  return (
    <li className={styles.key}>
      <div className={styles.words}>
        <span className={styles.name}>
          <b>{name}</b>
          <Tag tone={tones[state]}>{t(`keys.states.${state}`)}</Tag>
        </span>
        <Text size="small" muted>
          {facts.join(', ')}
        </Text>
        <Text size="small" muted>
          {granted.length > 0 ? list(granted) : t('keys.permissions.none')}
        </Text>
      </div>
      {can.revoke && (
        <Button
          size="sm"
          variant="text"
          className={styles.revoke}
          aria-label={t('keys.revokeName', { name, day: day(createdAt) })}
          onClick={onRevoke}
        >
          {t('keys.revoke')}
        </Button>
      )}
    </li>
  )
}
