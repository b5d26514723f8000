import { IconSearch } from '@tabler/icons-react'
import { mailKinds } from '@tandem/contract/backend/operations/mail-kinds'
import { flaggedMails, mailStates } from '@tandem/contract/backend/operations/mail-log'
import { paths } from '@tandem/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadedSoFar } from '#features/backend/frame/LoadedSoFar.tsx'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSearchChange } from '#lib/navigation/useSearchChange.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { MailTable } from './MailTable.tsx'
import styles from './OperationsPage.module.css'
import { type MailsWanted, mailsQuery } from './queries.ts'

const states = [flaggedMails, ...mailStates] as const

/** Every mail that left or failed. */
export function MailsPart() {
  const t = useTexts('operations')
  const to = useTo()
  const { wanted, set } = useMailFilter()
  const isFiltered = Object.keys(wanted).length > 0
  const query = useInfiniteQuery(mailsQuery(wanted))
  const mails = query.data?.pages.flatMap(({ entries }) => entries)
  const reset = (
    <ButtonLink to={to(paths.backendOperations())} variant="text" className={styles.reset}>
      {t('reset')}
    </ButtonLink>
  )
  return (
    <>
      <Filters wanted={wanted} set={set} reset={isFiltered && reset} />
      {!mails && query.isError && (
        <ErrorState onRetry={() => void query.refetch()} requestId={requestIdOf(query.error)} />
      )}
      {query.isPending && <SkeletonList label={t('mails.loading')} />}
      {mails?.length === 0 && (
        <EmptyState art="waiting" title={t(isFiltered ? 'mails.noneFound' : 'mails.none')}>
          {t(isFiltered ? 'mails.noneFoundText' : 'mails.noneText')}
        </EmptyState>
      )}
      {mails && mails.length > 0 && (
        <LoadedSoFar query={query} count={mails.length} more={t('mails.older')}>
          <MailTable mails={mails} />
        </LoadedSoFar>
      )}
      <LiveRegion>{mails && isFiltered && t('mails.shown', { count: mails.length })}</LiveRegion>
    </>
  )
}

/** What is asked for, as the address says it; anything that cannot be asked for is left out. */
function useMailFilter() {
  const { params, change } = useSearchChange()
  const wanted = readWanted(params)
  const set = (choice: Partial<Record<keyof MailsWanted, string | undefined>>) =>
    change((now) => {
      const all = Object.entries({ ...readWanted(now), ...choice }).filter(([, value]) => value)
      return Object.fromEntries(all) as Record<string, string>
    })
  return { wanted, set }
}

function readWanted(params: URLSearchParams): MailsWanted {
  const state = states.find((each) => each === params.get('state'))
  const kind = mailKinds.find((each) => each === params.get('kind'))
  const text = params.get('text')?.slice(0, 200)
  const account = params.get('account')
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(text && { text }),
    ...(account && /^[\da-f-]{36}$/.test(account) && { account }),
  }
}

type FiltersProps = ReturnType<typeof useMailFilter> & { reset: React.ReactNode }

function Filters({ wanted, set, reset }: FiltersProps) {
  const t = useTexts('operations')
  const [text, setText] = useTypedText(wanted.text ?? '')
  return (
    <search className={styles.filters} aria-label={t('mails.filters')}>
      <TextField
        label={t('mails.text')}
        type="search"
        icon={IconSearch}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          set({ text: target.value.trim() || undefined })
        }}
      />
      <SelectField
        label={t('mails.state')}
        placeholder={t('mails.everyState')}
        value={wanted.state ?? ''}
        onChange={({ target }) => set({ state: target.value || undefined })}
        options={states.map((state) => ({
          value: state,
          label: state === flaggedMails ? t('mails.flagged') : t(`mails.states.${state}`),
        }))}
      />
      <SelectField
        label={t('mails.kind')}
        placeholder={t('mails.everyKind')}
        value={wanted.kind ?? ''}
        onChange={({ target }) => set({ kind: target.value || undefined })}
        options={mailKinds.map((kind) => ({ value: kind, label: t(`mailKinds.${kind}`) }))}
      />
      {reset}
    </search>
  )
}
