import { IconSearch, IconSettings } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { IconLink } from '#ui/actions/IconLink.tsx'
import { ChipToggle } from '#ui/fields/choice/Chip.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { SegmentedLinks } from '#ui/nav/SegmentedLinks.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { NewThreadMenu } from './NewThreadMenu.tsx'
import { ThreadList } from './ThreadList.tsx'
import styles from './ThreadPane.module.css'
import type { LoadedThreads } from './thread-queries.ts'
import { useThreadView } from './useThreadView.ts'

type ThreadPaneProps = {
  query: LoadedThreads
  /** The thread beside the list. */
  currentId: string | undefined
}

export function ThreadPane({ query, currentId }: ThreadPaneProps) {
  const t = useTexts('messaging')
  const to = useTo()
  // Beside a thread, that has the page's heading.
  const Heading = currentId ? 'h2' : 'h1'
  return (
    <section className={styles.pane} aria-label={t('list.label')}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading className="h2" tabIndex={-1}>
            {t('title')}
          </Heading>
          <span className={styles.ways}>
            <IconLink
              icon={IconSettings}
              label={t('list.settings')}
              to={to(paths.account({ hash: 'mitteilungen' }))}
            />
            <NewThreadMenu />
          </span>
        </div>
        <ThreadFilters />
      </div>
      {query.data ? (
        <ThreadList query={query} threads={query.data} currentId={currentId} />
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} requestId={requestIdOf(query.error)} />
      ) : (
        <SkeletonList label={t('list.loading')} count={5} row heights={[88, 88]} />
      )}
    </section>
  )
}

function ThreadFilters() {
  const t = useTexts('messaging')
  const { type } = useSignedIn()
  const { view, change, listPath } = useThreadView()
  const [typed, setTyped] = useTypedText(view.text)
  return (
    <>
      <TextField
        label={t('list.search')}
        hideLabel
        type="search"
        size="sm"
        icon={IconSearch}
        placeholder={t('list.search')}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          change({ text: target.value.trim() })
        }}
      />
      <SegmentedLinks
        label={t('list.boxes')}
        block
        items={(['inbox', 'archive'] as const).map((box) => ({
          to: listPath({ box, unread: false, mine: false }),
          label: t(`list.box.${box}`),
          current: box === view.box,
        }))}
      />
      <div className={styles.chips}>
        <ChipToggle on={view.unread} onToggle={() => change({ unread: !view.unread })}>
          {t('list.onlyUnread')}
        </ChipToggle>
        {type !== 'applicant' && (
          <ChipToggle on={view.mine} onToggle={() => change({ mine: !view.mine })}>
            {t('list.onlyMine')}
          </ChipToggle>
        )}
      </div>
    </>
  )
}
