import { IconBookmarkOff } from '@tabler/icons-react'
import type { BookmarkCategory, WatchListEntry } from '@tandem/contract/bookmarks'
import { paths } from '@tandem/contract/paths'
import type { DragEvent } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cardId } from '#lib/navigation/return-to-card.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { CardLink } from '#ui/cards/CardLink.tsx'
import { cx } from '#ui/cx.ts'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { BookmarkButton } from '../button/BookmarkButton.tsx'
import type { Changes } from '../state/change-watch-list.ts'
import { useChangeBookmark } from '../state/useBookmark.ts'
import styles from './BookmarkCard.module.css'
import { CategoryMenu } from './CategoryMenu.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { EntryHead, hasEnded, typeIcons } from './EntryHead.tsx'
import { EntryNote } from './EntryNote.tsx'
import { useEntryWords } from './useEntryWords.ts'

export const draggedType = 'application/x-tandem-bookmark'

type BookmarkCardProps = {
  entry: WatchListEntry
  /** The note as it is typed; null while it is not edited. */
  typed: string | null
  onType: (typed: string | null) => void
  onMove: (category: BookmarkCategory) => void
  onRemove: () => void
}

/** An entry of the own watch list. */
export function BookmarkCard({ entry, typed, onType, onMove, onRemove }: BookmarkCardProps) {
  const { name, fullName } = useEntryWords()(entry)
  const { change, changeAsync } = useChangeBookmark()
  const changed = (changes: Changes) => ({ mark: entry, name, changes })

  function lift(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData(draggedType, `${entry.recordType} ${entry.recordId}`)
  }
  return (
    <CardLink as="li" id={cardId(entry.recordId)} className={styles.card}>
      <article className={styles.lift} draggable onDragStart={lift}>
        <EntryHead entry={entry}>
          <CategoryMenu name={fullName} category={entry.category} onChoose={onMove} onRemove={onRemove} />
        </EntryHead>
        <EntryFacts entry={entry} />
      </article>
      <EntryNote
        comment={entry.comment}
        {...{ typed, onType }}
        name={fullName}
        onSave={(comment) => changeAsync({ ...changed({ comment }), showsFailure: true })}
      />
      <NotifyFree entry={entry} name={fullName} onChange={(notifyFree) => change(changed({ notifyFree }))} />
      <EntryFoot entry={entry} name={fullName} />
    </CardLink>
  )
}

/** An entry of a colleague's list: it can be put on the own one. */
export function SharedCard({ entry }: { entry: WatchListEntry }) {
  const { fullName } = useEntryWords()(entry)
  return (
    <CardLink as="li" id={cardId(entry.recordId)} className={styles.card}>
      <EntryHead entry={entry}>
        <BookmarkButton type={entry.recordType} id={entry.recordId} name={fullName} />
      </EntryHead>
      <EntryFacts entry={entry} />
      {entry.comment && <p className={cx(styles.written, styles.read)}>{entry.comment}</p>}
    </CardLink>
  )
}

type WithdrawnCardProps = { entry: WatchListEntry; onRemove: (name: string) => void }

/** An entry whose record is hidden or gone. */
export function WithdrawnCard({
  entry: { recordType, recordId, createdAt, withdrawn },
  onRemove,
}: WithdrawnCardProps) {
  const t = useTexts('bookmarks')
  const { shortDay } = useFormats()
  const title = withdrawn?.title ?? t(`typeOne.${recordType}`)
  return (
    <CardLink as="li" id={cardId(recordId)} className={styles.card}>
      <div>
        <p className={styles.kind}>
          <Icon icon={typeIcons[recordType]} size={16} />
          {withdrawn?.title && t(`typeOne.${recordType}`)}
          <Tag>{t('withdrawn.label')}</Tag>
        </p>
        <h3 className={cx(styles.title, styles.withdrawn)} lang={withdrawn?.titleLanguage}>
          {title}
        </h3>
      </div>
      <div className={styles.foot}>
        <Button
          size="sm"
          icon={IconBookmarkOff}
          aria-label={t('withdrawn.removeOf', { name: title, day: shortDay(createdAt) })}
          onClick={() => onRemove(withdrawn?.title ?? t('withdrawn.entry'))}
        >
          {t('withdrawn.remove')}
        </Button>
        <span className={styles.marked}>{t('markedOn', { day: shortDay(createdAt) })}</span>
      </div>
    </CardLink>
  )
}

type NotifyFreeProps = { entry: WatchListEntry; name: string; onChange: (on: boolean) => void }

/** Of an offer that is full, and as long as it is on. */
function NotifyFree({ entry: { offer, notifyFree }, name, onChange }: NotifyFreeProps) {
  const t = useTexts('bookmarks')
  if (!offer || (!notifyFree && (offer.freePlaces > 0 || hasEnded(offer)))) return null
  return (
    <Switch
      className={styles.notify}
      label={
        <>
          {t('free.label')}
          <VisuallyHidden>{`(${name})`}</VisuallyHidden>
        </>
      }
      hint={t('free.hint')}
      checked={notifyFree}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

function EntryFoot({ entry, name }: { entry: WatchListEntry; name: string }) {
  const t = useTexts('bookmarks')
  const to = useTo()
  const { shortDay } = useFormats()
  const isApplicant = useAccount()?.type === 'applicant'
  const { offer, createdAt, category } = entry
  const mayApply =
    isApplicant &&
    offer?.availability === 'open' &&
    !offer.application &&
    offer.freePlaces > 0 &&
    category === 'positive'
  return (
    <div className={styles.foot}>
      {mayApply && (
        <ButtonLink
          size="sm"
          variant="primary"
          to={to(paths.apply({ recordId: offer.id }))}
          aria-label={t('applyTo', { name })}
        >
          {t('apply')}
        </ButtonLink>
      )}
      <span className={styles.marked}>{t('markedOn', { day: shortDay(createdAt) })}</span>
    </div>
  )
}
