import { IconSearch } from '@tabler/icons-react'
import { accountTypes } from '@tandem/contract/accounts'
import type { SignedInAccount } from '@tandem/contract/backend/operations/sessions'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate } from 'react-router'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useAgo } from '#lib/format/useAgo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSearchChange } from '#lib/navigation/useSearchChange.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'
import { notify } from '#lib/notifications.ts'
import { focusHeading, focusPageHeadingInSight } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { Pagination } from '#ui/nav/pagination/Pagination.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ReasonDialog } from '../frame/ReasonDialog.tsx'
import styles from './OperationsPage.module.css'
import { partSlugs } from './parts.ts'
import { type SessionsWanted, signedInQuery, useEndSessions } from './queries.ts'

const perPage = 20

type Asked = { account: SignedInAccount; sessionId: string | null }

/** The account's heading as long as one of its sessions stays, else the next account's. */
function focusAfter({ account, sessionId }: Asked, accounts: SignedInAccount[]): void {
  const at = accounts.findIndex(({ id }) => id === account.id)
  const isGone = sessionId === null || account.sessions.length === 1
  const next = isGone ? (accounts[at + 1] ?? accounts[at - 1]) : account
  if (next) focusHeading(next.id)
  else focusPageHeadingInSight()
}

/** Who is signed in, by account. */
export function SessionsPart() {
  const t = useTexts('operations')
  const to = useTo()
  const { number } = useFormats()
  const { wanted, change } = useSessionFilter()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(signedInQuery(wanted))
  const found = data && t('sessions.found', { count: data.totalItems, number: number(data.totalItems) })
  const pages = Math.ceil((data?.totalItems ?? 0) / perPage)
  const here = (page: number) => {
    const { text, type } = wanted
    const search = { ...(text && { text }), ...(type && { type }), page: String(page) }
    return to(paths.backendOperations({ part: partSlugs.sessions, search }))
  }
  // What stood on the last page has ended.
  const isBeyond = wanted.page > pages && pages > 0 && !isPlaceholderData
  return (
    <>
      {isBeyond && <Navigate to={here(pages)} replace />}
      <Filters wanted={wanted} change={change} />
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {isPending && <SkeletonList label={t('sessions.loading')} />}
      {data?.member.length === 0 && pages === 0 && (
        <EmptyState art="waiting" title={t('sessions.none')}>
          {t('sessions.noneText')}
        </EmptyState>
      )}
      {data && data.member.length > 0 && (
        <Stack gap={4}>
          <div role="status">
            <Text size="small" muted>
              {found}
            </Text>
          </div>
          {data.member.map((account) => (
            <AccountCard
              key={account.id}
              account={account}
              onEnd={(sessionId) => setAsked({ account, sessionId })}
            />
          ))}
          <Pagination label={t('sessions.pages')} page={wanted.page} pages={pages} to={here} />
        </Stack>
      )}
      {asked && (
        <EndDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onEnded={() => {
            flushSync(() => setAsked(null))
            focusAfter(asked, data?.member ?? [])
          }}
        />
      )}
    </>
  )
}

function useSessionFilter() {
  const { params, change } = useSearchChange()
  const set = (choice: Partial<Record<'text' | 'type', string>>) =>
    change((now) => {
      const { text, type } = { ...readWanted(now), ...choice }
      return { ...(text && { text }), ...(type && { type }) }
    })
  return { wanted: readWanted(params), change: set }
}

const readWanted = (params: URLSearchParams): SessionsWanted => ({
  text: params.get('text')?.slice(0, 100) ?? '',
  type: accountTypes.find((type) => type === params.get('type')),
  page: Math.min(1000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1)),
})

function Filters({ wanted, change }: ReturnType<typeof useSessionFilter>) {
  const t = useTexts('operations')
  const tPeople = useTexts('people')
  const [text, setText] = useTypedText(wanted.text)
  return (
    <search className={styles.filters} aria-label={t('part.sessions')}>
      <TextField
        label={t('sessions.text')}
        type="search"
        icon={IconSearch}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          change({ text: target.value.trim() })
        }}
      />
      <SelectField
        label={t('sessions.type')}
        placeholder={t('sessions.everyType')}
        value={wanted.type ?? ''}
        onChange={({ target }) => change({ type: target.value })}
        options={accountTypes.map((type) => ({ value: type, label: tPeople(`types.${type}`) }))}
      />
    </search>
  )
}

type AccountCardProps = { account: SignedInAccount; onEnd: (sessionId: string | null) => void }

function AccountCard({ account, onEnd }: AccountCardProps) {
  const t = useTexts('operations')
  const tPeople = useTexts('people')
  const to = useTo()
  const ago = useAgo()
  const { dateTime } = useFormats()
  const { id, type, company, sessions } = account
  const name = nameOf(account)
  const isOwn = sessions.some(({ current }) => current)
  return (
    <SectionCard
      id={id}
      title={<TextLink to={to(paths.backendPeople({ accountId: id }))}>{name}</TextLink>}
      description={company?.name ?? tPeople(`types.${type}`)}
      actions={
        !isOwn && (
          <Button size="sm" aria-label={t('sessions.endAllAbout', { name })} onClick={() => onEnd(null)}>
            {t('sessions.endAll')}
          </Button>
        )
      }
    >
      <ul className={styles.sessions}>
        {sessions.map((session) => {
          const device = session.device || t('sessions.unknown')
          return (
            <li key={session.id} className={styles.session}>
              <span className={styles.device}>
                <span>
                  {device} {session.current && <Tag tone="theory">{t('sessions.current')}</Tag>}
                </span>
                <Text as="span" size="small" muted>
                  {t('sessions.seen', { ago: ago(session.lastSeenAt), since: dateTime(session.createdAt) })}
                </Text>
              </span>
              {!isOwn && (
                <Button
                  size="sm"
                  aria-label={t('sessions.endAbout', { device, name })}
                  onClick={() => onEnd(session.id)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}

const nameOf = ({ firstName, lastName }: SignedInAccount) => `${firstName} ${lastName}`

type EndDialogProps = { asked: Asked; onClose: () => void; onEnded: () => void }

function EndDialog({ asked: { account, sessionId }, onClose, onEnded }: EndDialogProps) {
  const t = useTexts('operations')
  const end = useEndSessions()
  const name = nameOf(account)
  const isAll = sessionId === null
  return (
    <ReasonDialog
      title={t(isAll ? 'sessions.askAll' : 'sessions.ask', { name })}
      text={t('sessions.askText')}
      confirm={t(isAll ? 'sessions.endAll' : 'sessions.end')}
      hint={t('sessions.hint')}
      danger
      busy={end.isPending}
      error={end.error}
      onClose={onClose}
      onSubmit={(reason) =>
        end.mutate(
          { accountId: account.id, sessionId, reason },
          {
            onSuccess: () => {
              const title = isAll ? t('sessions.doneAll', { name }) : t('sessions.done')
              notify({ type: 'success', title, desc: t('sessions.told') })
              onEnded()
            },
          },
        )
      }
    />
  )
}
