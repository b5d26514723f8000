import type { Admission } from '@tandem/contract/reference'

/** What the way into a degree asks for beside CV and certificates (`data/domain.md`). */
const provenBy: Record<Admission, readonly string[]> = {
  direct: [],
  direct_if_fitting: [],
  delta: ['delta_result'],
  counselling: ['further_proofs', 'counselling_certificate'],
  counselling_aptitude: ['further_proofs', 'counselling_certificate'],
  equivalence: ['further_proofs'],
}

/** Of use to hardly anybody else. */
const special = ['delta_result', 'counselling_certificate']

export type Need = 'required' | 'expected' | 'optional'
export type ChecklistEntry = { type: string; need: Need }

type Situation = {
  /** All types, in their order. */
  types: readonly string[]
  /** Of the offer that is applied for. */
  required: readonly string[]
  /** Of the qualification that was chosen; `fhr-delta` came by the examination. */
  qualification: { id: string; admission: Admission } | null
  /** Of which there is a file, or one on its way. */
  given: readonly string[]
}

/** The document types to show: what is required first, then what is usually expected, then what one may add. */
export function checklist({ types, required, qualification, given }: Situation): ChecklistEntry[] {
  const expected = ['cv', 'school_certificates', ...expectedBy(qualification)]
  const needOf = (type: string): Need =>
    required.includes(type) ? 'required' : expected.includes(type) ? 'expected' : 'optional'
  const entries = types.map((type) => ({ type, need: needOf(type) }))
  const shown = entries.filter(
    ({ type, need }) =>
      need !== 'optional' || !special.includes(type) || given.includes(type) || mayNeed(type, qualification),
  )
  return shown.toSorted((a, b) => needs.indexOf(a.need) - needs.indexOf(b.need))
}

const needs: Need[] = ['required', 'expected', 'optional']

function expectedBy(qualification: Situation['qualification']): readonly string[] {
  if (!qualification) return []
  return qualification.id === 'fhr-delta' ? ['delta_result'] : provenBy[qualification.admission]
}

/** With a restricted qualification other courses ask for the examination; without any, everything is open. */
const mayNeed = (type: string, qualification: Situation['qualification']): boolean =>
  qualification === null || (type === 'delta_result' && qualification.admission === 'direct_if_fitting')
