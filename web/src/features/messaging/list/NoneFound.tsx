import type { MouseEvent } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { useThreadView } from './useThreadView.ts'

/** Nothing in this box, or by these filters: what it holds then, and the way back to the others. */
export function NoneFound() {
  const t = useTexts('messaging')
  const { view, listPath } = useThreadView()
  const isFiltered = view.text !== '' || view.unread || view.mine
  const why = view.text ? 'text' : view.unread ? 'unread' : view.mine ? 'mine' : view.box
  const way = isFiltered
    ? { to: listPath({ text: '', unread: false, mine: false }), label: t('list.showAll') }
    : view.box === 'inbox'
      ? { to: listPath({ box: 'archive' }), label: t('list.toArchive') }
      : { to: listPath({ box: 'inbox' }), label: t('list.toInbox') }
  return (
    <EmptyState
      art="waiting"
      title={t(`list.none.${why}.title`, { text: view.text })}
      action={
        <ButtonLink to={way.to} onClick={focusHeading}>
          {way.label}
        </ButtonLink>
      }
    >
      {t(`list.none.${why}.text`)}
    </EmptyState>
  )
}

/** The link goes with what it leads away from. */
function focusHeading({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('section')?.querySelector<HTMLElement>('h1, h2')?.focus()
}
