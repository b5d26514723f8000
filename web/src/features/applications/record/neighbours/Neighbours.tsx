import { IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { IconLink } from '#ui/actions/IconLink.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './Neighbours.module.css'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { useShortcuts } from './useShortcuts.ts'

/** Leads through the list that one came from, as it was filtered and sorted then; by one key each. */
export function Neighbours({ id }: { id: string }) {
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

  useShortcuts({
    j: () => next && void navigate(next, { state }),
    k: () => previous && void navigate(previous, { state }),
    u: () => void navigate({ pathname: to(paths.receivedApplications()), search }),
    m: () => press('move'),
    r: () => press('reply'),
    d: () => press('documents'),
    e: () => press('decide'),
    z: () => press('undo'),
    n: () => document.querySelector<HTMLElement>('[data-shortcut="note"] textarea')?.focus(),
    '?': () => setHelpOpen(true),
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
          <IconButton
            icon={IconKeyboard}
            label={t('neighbours.shortcuts')}
            onClick={() => setHelpOpen(true)}
          />
        </Row>
      </div>
      <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}

/** What is not offered is not there to be pressed. */
function press(name: string) {
  const button = document.querySelector<HTMLElement>(`[data-shortcut="${name}"]`)
  button?.focus()
  button?.click()
}
