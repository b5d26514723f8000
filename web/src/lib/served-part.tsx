import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from 'react'
import { textsNow } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import styles from './served-part.module.css'
import { partDrawn } from './waiting-parts.ts'

/**
 * A part of a page whose program is large beside what it first shows. It comes after that of the page. What the server
 * has drawn of it stays in sight meanwhile and is marked as waiting, so that what is pressed there is kept
 * (`app/rendering/first-use.ts`). Where the server has drawn nothing, `loading` is shown.
 */
export function servedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: (await loadInTheEnd(load)) as ComponentType<object> }))
  // Not drawn again for nothing: until its program is there, that would put `loading` in place of what was served.
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module is loaded
  return memo(function ServedPart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    return (
      <div ref={place} className={styles.place} data-waiting="">
        <Suspense fallback={loading}>
          <Part {...props} />
          <Drawn place={place} />
        </Suspense>
      </div>
    )
  }) as unknown as ComponentType<Props>
}

function Drawn({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    place.current?.removeAttribute('data-waiting')
    place.current?.dispatchEvent(new Event(partDrawn, { bubbles: true }))
  }, [place])
  return null
}

/** A part that does not come says so, and what is served stays; the next use of the page tries again. */
async function loadInTheEnd<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      const t = textsNow('common')
      notify({ key: 'part', type: 'danger', title: t('error.load'), desc: t('notifications.unreached') })
      await nextUse()
    }
  }
}

const nextUse = (): Promise<void> =>
  new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown'] as const)
      addEventListener(type, () => resolve(), { once: true, capture: true, passive: true })
  })
