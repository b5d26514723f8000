/** What the server hands to the client's program to have a public page drawn; it is no endpoint. */
export type PageRequest = {
  /** Path and search. */
  url: string
  /** Calls the API as a visitor. */
  fetch: (url: string, request: RequestInit) => Promise<Response>
}

/** A page as its HTML. */
export type RenderedPage = {
  /** 404 where the address or its record does not exist. */
  status: 200 | 404
  /** Its program waits until somebody uses it. */
  isRead: boolean
  /** What the page's parts put into the head: title, descriptions, links. */
  head: string
  body: string
  /** What the page was drawn from, as JSON that may stand in a script element. */
  data: string
}

/** Null where the page leads elsewhere. Throws where it cannot be drawn. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>

/** The element that holds `RenderedPage.data`. */
export const pageDataId = 'page-data'
