import type { CompanySummary } from '@tandem/contract/companies'

type Highlighted = Pick<CompanySummary, 'name' | 'industry' | 'town' | 'studyInterests' | 'highlight'>

/**
 * Where the found words are marked: in the name, the industry or the courses, else in a line of their own. `courses`
 * is empty where nothing was found in them.
 */
export function placeHighlight({ name, industry, town, studyInterests, highlight }: Highlighted) {
  const plain = highlight.replaceAll('\u0002', '').replaceAll('\u0003', '')
  const all = studyInterests.map((each) => each.name).join(', ')
  // A long list is cut around what was found.
  const inCourses = plain !== '' && all.includes(plain.replace(/^… | ?…$/g, ''))
  const isShown = inCourses || [name, industry, town].includes(plain)
  return {
    name: plain === name ? highlight : name,
    industry: plain === industry ? highlight : industry,
    courses: inCourses ? highlight : '',
    snippet: isShown ? '' : highlight,
  }
}
