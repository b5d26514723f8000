import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './lazy-part.module.css'
import { loadChunk } from './load-chunk.ts'

type Meanwhile = {
  loading?: ReactNode
  /** Null where nobody misses it. */
  failed?: null
}

/**
 * A part of a page whose code comes when it is first drawn. If it does not come, the rest of the page stays, with what
 * was typed there, and the part offers to try again. Not `lazy`, whose failure takes the whole page down.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module is loaded
  return function LazyPart({ loading, failed, ...props }: Props & Meanwhile) {
    const [state, setState] = useState<'loading' | 'there' | 'failed'>(Part ? 'there' : 'loading')
    useEffect(() => {
      if (state !== 'loading') return
      let isOver = false
      const end = (next: 'there' | 'failed') => !isOver && setState(next)
      loadChunk(load).then(
        (loaded) => {
          Part = loaded
          end('there')
        },
        () => end('failed'),
      )
      return () => {
        isOver = true
      }
    }, [state])
    if (state === 'failed')
      return failed === undefined ? <PartFailed onRetry={() => setState('loading')} /> : failed
    return state === 'there' && Part ? <Part {...(props as unknown as Props)} /> : loading
  }
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const texts = useUiTexts()
  return (
    <div role="alert" className={styles.failed}>
      <p>{texts.loadFailed}</p>
      <RetryButton size="sm" onRetry={onRetry} />
    </div>
  )
}
