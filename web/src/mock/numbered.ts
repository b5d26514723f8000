import { type MockAnswer, refusal } from './answer.ts'
import type { Body, Documents } from './documents.ts'

/**
 * The addresses that only the former development mock has (specification, section 7): records by their number, from 1,
 * and companies as it drew them. Null for every other address.
 */
export function answerNumbered(path: string, documents: Documents): MockAnswer | null {
  const bookmarks = () => bookmarked(documents)
  if (path === '/company-bookmarks') return { status: 200, body: collectionOf(bookmarks()) }
  const [, list, number] = /^\/company\/(?:(bookmark|search\/pattern)\/)?(\d+)$/.exec(path) ?? []
  if (!number) return null
  const found =
    list === 'bookmark'
      ? bookmarks()
      : list
        ? membersAt('/company-search/pattern', documents)
        : companies(documents)
  const record = found[Number(number) - 1]
  return record ? { status: 200, body: record } : refusal('not_found')
}

const membersAt = (path: string, documents: Documents): Body[] => documents.get(path)?.member ?? []
const collectionOf = (member: Body[]) => ({ '@type': 'Collection', totalItems: member.length, member })
const companies = (documents: Documents) =>
  membersAt('/companies', documents).map((each) => drawn(each, documents))

function bookmarked(documents: Documents): Body[] {
  const { bookmarks = [] } = (documents.get('/bookmarks/all') ?? {}) as { bookmarks?: Bookmark[] }
  const ids = bookmarks.filter(({ recordType }) => recordType === 'company').map(({ recordId }) => recordId)
  const { watchList } = (documents.get('/watch-list/all') ?? {}) as {
    watchList?: { entries: { company: Body }[] }
  }
  const known = [
    ...membersAt('/companies', documents),
    ...(watchList?.entries ?? []).map(({ company }) => company),
  ]
  return ids
    .flatMap((id): Body[] => known.filter((each) => each?.id === id).slice(0, 1))
    .map((each) => drawn(each, documents))
}

type Bookmark = { recordType: string; recordId: string }
type Interest = { id: string; name: string }

function drawn({ id, name, town, studyInterests, years }: Body, documents: Documents): Body {
  const courses = membersAt('/system/available-study-interests', documents)
  const offers = (studyInterests as (Interest | string)[]).map((each) => {
    const interest = courses.find((course) => course.id === (typeof each === 'string' ? each : each.id))
    return {
      studyInterest: { id: interest?.id, name: interest?.name, course_id: interest?.studyCourse },
      years,
    }
  })
  return { id, name, town, offers }
}
