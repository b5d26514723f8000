import type { BookmarkList, BookmarkSort, WatchList } from '@tandem/contract/bookmarks'
import { useNavigate } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { SegmentedLinks } from '#ui/nav/SegmentedLinks.tsx'
import type { WatchListView } from '../state/queries.ts'
import { useWatchListView } from '../state/useWatchListView.ts'
import styles from './WatchListHead.module.css'

/** Which types, in which order. */
export function WatchListHead({ list, view }: { list: WatchList; view: WatchListView }) {
  const t = useTexts('bookmarks')
  const navigate = useNavigate()
  const { addressOf } = useWatchListView()
  const types = useTypes(list, view)
  const sorts = useSorts(list)
  return (
    <div className={styles.head}>
      {types.length > 2 && (
        <div className={styles.types}>
          <SegmentedLinks
            label={t('types.label')}
            items={types.map((type) => ({
              to: addressOf({ ...view, type, page: 1 }),
              label: t('typeWithCount', { type: t(`types.${type}`), count: list.types[type] }),
              current: type === view.type,
            }))}
          />
        </div>
      )}
      <div className={styles.sort}>
        <SelectField
          label={t('sort.label')}
          hideLabel
          size="sm"
          value={view.sort}
          onChange={(event) =>
            void navigate(addressOf({ ...view, page: 1, sort: event.target.value as BookmarkSort }), {
              preventScrollReset: true,
            })
          }
          options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
      </div>
    </div>
  )
}

const usual = {
  applicant: ['offer', 'company'],
  company: ['applicant', 'application'],
  admin: [],
} as const satisfies Record<string, readonly BookmarkList[]>

/** What people of this kind mark, and whatever else there is. */
function useTypes({ types }: WatchList, { type: shown }: WatchListView): BookmarkList[] {
  const own: readonly BookmarkList[] = usual[useAccount()?.type ?? 'applicant']
  const all = ['all', 'offer', 'company', 'applicant', 'application'] as const
  return all.filter((type) => type === 'all' || type === shown || own.includes(type) || types[type] > 0)
}

function useSorts({ types }: WatchList): BookmarkSort[] {
  const { enableMatches } = useSettings().applicant
  return [
    'newest',
    'name',
    ...(enableMatches ? (['match'] as const) : []),
    ...(types.offer > 0 ? (['deadline'] as const) : []),
  ]
}
