import { type Application, applicationStatuses } from '@tandem/contract/applications'

/** The four steps of an application, as the address names them. */
export const steps = ['pruefen', 'anschreiben', 'unterlagen', 'absenden'] as const
/** Of one to several companies at once: they are chosen first. */
export const initiativeSteps = ['unternehmen', ...steps] as const
export type ApplyStep = (typeof initiativeSteps)[number]

/** The first one where the address names none. */
export const readStep = (value: string | null, all: readonly [ApplyStep, ...ApplyStep[]]): ApplyStep =>
  all.find((step) => step === value) ?? all[0]

/** Where a missing part is filled in. */
export const stepOf = (part: Application['missing']['fields'][number]): ApplyStep =>
  part === 'coverLetter' ? 'anschreiben' : 'pruefen'

/** The letter is always typed, and then counts as the document of that name: it is one step's matter only. */
export const withoutLetter = (documentTypes: string[]): string[] =>
  documentTypes.filter((type) => type !== 'cover_letter')

export function isDone(
  step: ApplyStep,
  { missing, status }: Pick<Application, 'missing' | 'status'>,
): boolean {
  if (step === 'unternehmen') return true
  if (step === 'absenden') return status !== applicationStatuses.new
  if (step === 'unterlagen') return withoutLetter(missing.documents).length === 0
  return missing.fields.every((part) => stepOf(part) !== step)
}
