import type { SavedSearchBody, SavedSearchKind } from '../saved-search-codec.ts'

/**
 * Keys of which a record must have one to be a hit; the database's `search_watch_keys` gives a record its keys. Of the
 * narrowest filter that is set: each of the filters has to hold, so one of them is enough to look by.
 */
export function watchKeys(kind: SavedSearchKind, body: SavedSearchBody): string[] {
  const { studyInterests, studyCourses, subjectAreas } = body
  const [narrowest = ['any']] = [
    studyInterests.map((id) => `i${id}`),
    studyCourses.map((id) => `c${id}`),
    subjectAreas.map((key) => `a${key}`),
  ].filter((keys) => keys.length > 0)
  return narrowest.map((key) => `${kind} ${key}`)
}
