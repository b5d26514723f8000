import {
  IconBriefcaseOff,
  IconFileDiff,
  IconFlag,
  IconKey,
  IconListCheck,
  IconMailOff,
  IconUserOff,
  IconUsers,
} from '@tabler/icons-react'
import { flaggedMails } from '@tandem/contract/backend/operations/mail-log'
import type { Waiting, WaitingKind } from '@tandem/contract/backend/overview'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useAgo } from '#lib/format/useAgo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { partSlugs } from '../operations/parts.ts'
import { waitingQuery } from './queries.ts'
import styles from './WaitingCard.module.css'

/** What somebody has to decide or to look after, each with the way there. */
export function WaitingCard() {
  const t = useTexts('overview')
  const { data, error, refetch } = useQuery(waitingQuery)
  return (
    <SectionCard title={t('waiting.title')}>
      {data?.length === 0 && <Text muted>{t('waiting.none')}</Text>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((one) => (
            <WaitingRow key={one.kind} waiting={one} />
          ))}
        </ul>
      )}
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && <SkeletonList label={t('waiting.loading')} row tile={false} />}
    </SectionCard>
  )
}

type One = Waiting[number]

function WaitingRow({ waiting: { kind, count, at, recordId } }: { waiting: One }) {
  const t = useTexts('overview')
  const to = useTo()
  const ago = useAgo()
  const { day, number } = useFormats()
  const isOneOfMany = kind === 'requests' && count > 1
  const when = kind === 'keys' ? day(at) : ago(at)
  return (
    <li className={styles.row}>
      <Icon icon={icons[kind]} className={styles.icon} />
      <div className={styles.words}>
        <b>{t(`waiting.${kind}.count`, { count, number: number(count) })}</b>
        <span className={styles.when}>{t(`waiting.${kind}.when`, { count, when })}</span>
      </div>
      <ButtonLink size="sm" to={to(ways[kind](isOneOfMany ? undefined : (recordId ?? undefined)))}>
        {t(`waiting.${kind}.open`)}
      </ButtonLink>
    </li>
  )
}

const icons: Record<WaitingKind, IconType> = {
  companies: IconListCheck,
  texts: IconFileDiff,
  reports: IconFlag,
  requests: IconUsers,
  unattended: IconUserOff,
  keys: IconKey,
  mails: IconMailOff,
  jobs: IconBriefcaseOff,
}

const ways: Record<WaitingKind, (id?: string) => ScreenPath> = {
  companies: () => paths.backendCompanies(),
  texts: () => paths.backendChangedTexts(),
  reports: () => paths.messageReports(),
  // Of a company, or several: there all stand above the list.
  requests: (accountId) => (accountId ? paths.backendPeople({ accountId }) : paths.backendCompanies()),
  unattended: (companyId) => paths.backendCompanies({ companyId, search: { status: 'confirmed' } }),
  keys: (companyId) => paths.backendCompanies({ companyId, search: { status: 'confirmed' } }),
  mails: () => paths.backendOperations({ search: { state: flaggedMails } }),
  jobs: () => paths.backendOperations({ part: partSlugs.jobs }),
}
