type Entry<Page> = { page: Page; checkedAt: number; checking: Promise<Page | null> | null }

type Options<Page> = {
  make: (key: string) => Promise<Page | null>
  mayKeep: (key: string, page: Page) => boolean
  /** Whether it would be made of the same. */
  isCurrent: (key: string, page: Page) => Promise<boolean>
  sizeOf: (page: Page) => number
  now?: () => number
}

/** Settings are up to four seconds old where another process changed them; with this a page is at most five. */
const freshMs = 1000
const mostEntries = 300
const mostBytes = 24 * 1024 * 1024

/** Keeps what was asked for last. Requests for the same page at the same time wait for one making. */
export function createPageCache<Page>({
  make,
  mayKeep,
  isCurrent,
  sizeOf,
  now = () => performance.now(),
}: Options<Page>) {
  const entries = new Map<string, Entry<Page>>()
  const making = new Map<string, Promise<Page | null>>()
  let bytes = 0

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= sizeOf(entry.page)
    entries.delete(key)
  }

  function keep(key: string, page: Page, checkedAt: number): void {
    drop(key)
    entries.set(key, { page, checkedAt, checking: null })
    bytes += sizeOf(page)
    for (const oldest of entries.keys()) {
      if (entries.size <= mostEntries && bytes <= mostBytes) return
      drop(oldest)
    }
  }

  async function makeAndKeep(key: string): Promise<Page | null> {
    const startedAt = now()
    const page = await make(key)
    if (page && mayKeep(key, page)) keep(key, page, startedAt)
    else drop(key)
    return page
  }

  function makeOnce(key: string): Promise<Page | null> {
    const running = making.get(key) ?? makeAndKeep(key).finally(() => making.delete(key))
    making.set(key, running)
    return running
  }

  async function check(key: string, entry: Entry<Page>): Promise<Page | null> {
    const startedAt = now()
    if (!(await isCurrent(key, entry.page))) return makeOnce(key)
    entry.checkedAt = startedAt
    return entry.page
  }

  return {
    /** What is kept and was looked after a moment ago, at no cost. */
    fresh(key: string): Page | null {
      const entry = entries.get(key)
      if (!entry || now() - entry.checkedAt >= freshMs) return null
      // The one that was used last goes last.
      entries.delete(key)
      entries.set(key, entry)
      return entry.page
    },
    has: (key: string): boolean => entries.has(key),
    get(key: string): Promise<Page | null> {
      const entry = entries.get(key)
      if (!entry) return makeOnce(key)
      entry.checking ??= check(key, entry).finally(() => {
        entry.checking = null
      })
      return entry.checking
    },
  }
}
