import type { Problem } from '@tandem/contract/errors'
import { pageDataId } from '@tandem/contract/rendering'

/** What a page was drawn from on the server, for the browser that takes it over. */
export type PageData = {
  /** Path and search that it was drawn for. */
  url: string
  /** Its route says so: nobody comes to fill something in. */
  isRead: boolean
  found: { key: readonly unknown[]; data: unknown }[]
  /** Records that are not there. */
  missing: { key: readonly unknown[]; problem: Problem | null }[]
}

/** Null for a page that the server has not drawn. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent
  return text ? (JSON.parse(text) as PageData) : null
}
