import { IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { IconLink } from '#ui/actions/IconLink.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './Neighbours.module.css'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { ahead, expectRecord, useShortcuts } from './useShortcuts.ts'

type NeighboursProps = {
  id: string
  isLoaded: boolean
  /** By one key, where they are offered: to where a note or a message is written, or times are proposed. */
  onNote: () => void
  onWrite?: (() => void) | undefined
  onInvite?: (() => void) | undefined
  /** What else can be done with the record as a whole. */
  children?: ReactNode
}

/** Leads through the list that one came from, as it was filtered and sorted then; by one key each. */
export function Neighbours({ id, isLoaded, onNote, onWrite, onInvite, children }: NeighboursProps) {
  const t = useTexts('applications')
  const to = useTo()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const ids: string[] = Array.isArray(state?.receivedIds) ? state.receivedIds : []
  const at = ids.indexOf(id)
  const pathOf = (next: string | undefined) => next && to(paths.application({ applicationId: next }))
  const previous = pathOf(at > 0 ? ids[at - 1] : undefined)
  const next = pathOf(at >= 0 ? ids[at + 1] : undefined)
  const search = typeof state?.receivedSearch === 'string' ? state.receivedSearch : ''

  /** From where the last key already leads, which may not be shown yet. */
  async function go(step: 1 | -1) {
    const from = ids.indexOf(ahead.id ?? id)
    const target = from >= 0 ? ids[from + step] : undefined
    const path = pathOf(target)
    if (!target || !path) return
    expectRecord(target)
    await navigate(path, { state })
    // It is there by then, unless somebody stayed to save something first.
    setTimeout(() => ahead.id === target && expectRecord(null), 2000)
  }
  useShortcuts({
    ...{ id, isLoaded },
    always: {
      j: () => void go(1),
      k: () => void go(-1),
      u: () => void navigate({ pathname: to(paths.receivedApplications()), search }),
      '?': () => setHelpOpen(true),
    },
    ofRecord: {
      m: () => press('move'),
      r: () => onWrite?.(),
      i: () => onInvite?.(),
      h: () => press('handOver'),
      d: () => press('documents'),
      e: () => press('decide'),
      z: () => press('undo'),
      n: onNote,
    },
  })
  return (
    <>
      <div className={styles.row}>
        <Row gap={2}>
          {at >= 0 && (
            <Text size="small" muted>
              {t('neighbours.which', { number: at + 1, count: ids.length })}
            </Text>
          )}
          {previous && (
            <IconLink icon={IconChevronLeft} label={t('neighbours.previous')} to={previous} state={state} />
          )}
          {next && <IconLink icon={IconChevronRight} label={t('neighbours.next')} to={next} state={state} />}
          {children}
          <span className={styles.shortcuts}>
            <IconButton
              icon={IconKeyboard}
              label={t('neighbours.shortcuts')}
              onClick={() => setHelpOpen(true)}
            />
          </span>
        </Row>
      </div>
      <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}

/** What is not offered is not there to be pressed. */
function press(name: string) {
  const button = document.querySelector<HTMLElement>(`[data-shortcut~="${name}"]`)
  button?.focus()
  button?.click()
}
