import type { Body, Documents } from './documents.ts'
import { type Change, newId } from './records.ts'

/** What admins change that is more than the fields sent. */
export const backendChanges: Record<string, Change> = {
  changeSettings: ({ body }, documents) => {
    const { settings: before } = documents.get('/backend/settings') ?? {}
    const { settings, changes } = before as { settings: Setting[]; changes: unknown[] }
    const given = body.changes as Setting[]
    const next = settings.map((each) => {
      const { value } = given.find(({ key }) => key === each.key) ?? each
      return value === each.value ? each : { ...each, value, revision: each.revision + 1 }
    })
    documents.set('/backend/settings', { settings: { settings: next, changes } })
    return { settings: next, changes }
  },

  createContent: ({ params, body }, documents) => saveContent(String(params.kind), newId(), body, documents),
  saveContent: ({ params, body }, documents) =>
    saveContent(String(params.kind), String(params.id), body, documents),
}

type Setting = { key: string; value: unknown; revision: number }

/** Read whole where it is edited, and in the list of its kind. */
function saveContent(
  kind: string,
  id: string,
  { content, publishAt, asksConsent = false }: Body,
  documents: Documents,
): Body {
  const list = `/backend/contents/${kind}`
  const before = (documents.get(`${list}/${id}`)?.content ?? {}) as Body
  const { contents = [] } = (documents.get(list) ?? {}) as { contents?: Body[] }
  const listed = contents.find((each) => each.id === id)
  const at = new Date().toISOString()
  const revision = Number(before.revision ?? listed?.revision ?? 0) + 1
  const version = {
    ...{ revision, isStarter: false, savedBy: null, savedAt: at, publishedAt: at, publishAt: null },
    asksConsent,
  }
  const saved = publishAt
    ? { planned: { ...version, publishedAt: null, publishAt, content } }
    : { published: version, content }
  const fresh = {
    content,
    planned: null,
    published: version,
    isShown: !publishAt,
    english: 'current',
    versions: [],
  }
  const versions = [version, ...([before.versions ?? []].flat() as Body[])]
  const changed = { ...fresh, ...listed, ...before, ...saved, id, revision, versions }
  documents.set(`${list}/${id}`, { content: changed })
  const lines = listed ? contents.map((each) => (each === listed ? changed : each)) : [changed, ...contents]
  documents.set(list, { contents: lines })
  return changed
}
