import { IconArrowRight, IconMessage, IconUserShare, IconX } from '@tabler/icons-react'
import { movableStages, undoPeriodMs } from '@tandem/contract/applications'
import type { BulkChange, ChangeResult } from '@tandem/contract/received-applications/changes'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusPageHeading, focusPageHeadingInSight } from '#lib/sections/go-to-section.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { CompareLink } from '../comparison/CompareLink.tsx'
import type { ReceivedApplication } from '../filters/filter-received.ts'
import { BulkDeclineDialog } from './BulkDeclineDialog.tsx'
import { BulkReplyDialog } from './BulkReplyDialog.tsx'
import styles from './SelectionBar.module.css'
import { type Undoable, useSelection } from './selection.tsx'
import { type Named, useBulkChange } from './useBulkChange.ts'

type SelectionBarProps = {
  /** Those that are shown: what a filter hides is not changed unseen. */
  applications: ReceivedApplication[]
  colleagues: { id: string; name: string }[]
}

/** What can be done to all that are chosen, and for ten seconds how it is taken back. */
export function SelectionBar({ applications, colleagues }: SelectionBarProps) {
  const t = useTexts('applications')
  const { ids, set, undoable, setUndoable } = useSelection((selection) => selection)
  // Nothing may reach applicants meanwhile; choosing still serves to hand over and to compare.
  const isSuspended = useSignedIn().companyStatus === 'suspended'
  const chosen = applications.filter(({ id }) => ids.has(id))
  const [asked, setAsked] = useState<'reply' | 'decline' | null>(null)
  const [words, setWords] = useState('')
  const bulk = useBulkChange()
  const bar = useRef<HTMLElement>(null)
  const [ended, setEnded] = useState(0)
  useFocusAfterward(ended, bar)
  useEndsAfterPeriod(undoable, () => {
    if (bar.current?.contains(document.activeElement) && chosen.length === 0) focusPageHeading()
    setUndoable(null)
  })

  async function run(change: BulkChange, named: Named[] = chosen): Promise<ChangeResult[]> {
    const results = await bulk.mutateAsync({ applications: named, change })
    const { said, failed } = report(change.kind, results)
    // What stood there already has none: nothing of it is taken back.
    const back = results.flatMap(({ id, code, revision }) =>
      code !== null || revision === null ? [] : [{ id, revision }],
    )
    const steps = stepsBack(change, back, applications)
    setUndoable(steps.length > 0 ? { steps, results: [], words: said } : null)
    return failed
  }
  /** Who failed is named and stays chosen, for another try. */
  function report(kind: BulkChange['kind'], results: ChangeResult[]) {
    const failed = results.filter(({ code }) => code !== null)
    const said = t(`bulk.done.${kind}`, { count: results.length - failed.length })
    setWords(said)
    set(failed.map(({ id }) => id))
    // A dialog stays with those that failed and names them itself.
    if (failed.length > 0 && asked !== null) return { said, failed }
    if (failed.length > 0) {
      const nameOf = new Map(applications.map(({ id, applicant }) => [id, applicant?.name ?? '']))
      const reasons = failed.map(({ id, reason }) => `${nameOf.get(id)}: ${reason}`).join(' ')
      notify({ type: 'warning', title: t('bulk.failed', { count: failed.length }), desc: reasons })
    }
    setEnded((count) => count + 1)
    return { said, failed }
  }
  const notifyFailure = (error: unknown) =>
    notify({ type: 'danger', title: t('bulk.none'), desc: failureTextOf(error) })
  const attempt = (change: BulkChange, named?: Named[]) => run(change, named).catch(notifyFailure)
  /** What could not be sent stays, to be taken back once more. */
  async function takeBack(undoable: Undoable) {
    const results: ChangeResult[] = [...undoable.results]
    let { steps } = undoable
    try {
      for (const { change, applications } of undoable.steps) {
        results.push(...(await bulk.mutateAsync({ applications, change })))
        steps = steps.slice(1)
      }
    } catch (error) {
      if (steps.length < undoable.steps.length) setUndoable({ ...undoable, steps, results })
      return notifyFailure(error)
    }
    report(undoable.steps[0]?.change.kind === 'recall' ? 'recall' : 'undo', results)
    setUndoable(null)
  }
  return (
    <>
      <LiveRegion>{words || (chosen.length > 0 && t('bulk.chosen', { count: chosen.length }))}</LiveRegion>
      {undoable && chosen.length === 0 && (
        <section ref={bar} aria-label={undoable.words} className={styles.bar}>
          <span className={styles.count}>{undoable.words}</span>
          <Button size="sm" busy={bulk.isPending} onClick={() => void takeBack(undoable)}>
            {t('outcome.undo.action')}
          </Button>
        </section>
      )}
      {chosen.length > 0 && (
        <section ref={bar} aria-label={t('bulk.chosen', { count: chosen.length })} className={styles.bar}>
          <span className={styles.count}>{t('bulk.chosen', { count: chosen.length })}</span>
          {!isSuspended && (
            <>
              <Menu
                label={t('bulk.move')}
                trigger={(props) => (
                  <Button {...props} size="sm" icon={IconArrowRight} busy={bulk.isPending}>
                    {t('bulk.move')}
                  </Button>
                )}
                items={movableStages.map((stage) => ({
                  key: stage,
                  label: t(`move.to.${stage}`),
                  onSelect: () => void attempt({ kind: 'move', stage }),
                }))}
              />
              <Button size="sm" icon={IconMessage} onClick={() => setAsked('reply')}>
                {t('bulk.reply')}
              </Button>
            </>
          )}
          <Menu
            label={t('bulk.assign')}
            trigger={(props) => (
              <Button {...props} size="sm" icon={IconUserShare} busy={bulk.isPending}>
                {t('bulk.assign')}
              </Button>
            )}
            items={colleagues.map(({ id, name }) => ({
              key: id,
              label: name,
              onSelect: () =>
                void attempt(
                  { kind: 'assign', handlerId: id },
                  chosen.map((each) => ({ id: each.id, revision: each.assessment?.revision ?? 0 })),
                ),
            }))}
          />
          <CompareLink ids={chosen.map(({ id }) => id)} />
          {!isSuspended && (
            <Button size="sm" variant="danger" onClick={() => setAsked('decline')}>
              {t('bulk.decline')}
            </Button>
          )}
          <IconButton icon={IconX} label={t('bulk.clear')} onClick={() => set([])} />
        </section>
      )}
      {asked === 'reply' && (
        <BulkReplyDialog applications={chosen} onClose={() => setAsked(null)} onSend={run} />
      )}
      {asked === 'decline' && (
        <BulkDeclineDialog applications={chosen} onClose={() => setAsked(null)} onSend={run} />
      )}
    </>
  )
}

/** What takes a change back. Who handled an application before gets it again. */
function stepsBack(
  { kind }: BulkChange,
  done: Named[],
  before: readonly ReceivedApplication[],
): Undoable['steps'] {
  if (done.length === 0 || kind === 'undo' || kind === 'recall') return []
  if (kind !== 'assign') {
    return [{ change: { kind: kind === 'reply' ? 'recall' : 'undo' }, applications: done }]
  }
  const handlerOf = new Map(before.map(({ id, assessment }) => [id, assessment?.handler?.id ?? null]))
  const byHandler = Map.groupBy(done, ({ id }) => handlerOf.get(id) ?? null)
  return [...byHandler].map(([handlerId, applications]) => ({
    change: { kind: 'assign', handlerId },
    applications,
  }))
}

/** The bar that offers the way back stands there by then; a dialog that closes gives the focus back before. */
function useFocusAfterward(ended: number, bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (ended === 0) return
    const timer = setTimeout(() => {
      const button = bar.current?.querySelector<HTMLElement>('button')
      if (button) button.focus()
      else focusPageHeadingInSight()
    })
    return () => clearTimeout(timer)
  }, [ended, bar])
}

function useEndsAfterPeriod(undoable: Undoable | null, end: () => void) {
  const ended = useRef(end)
  ended.current = end
  useEffect(() => {
    if (!undoable) return
    const timer = setTimeout(() => ended.current(), undoPeriodMs)
    return () => clearTimeout(timer)
  }, [undoable])
}
