import { type Application, applicationStatuses } from '@tandem/contract/applications'

/** The four steps of an application, as the address names them. */
export const steps = ['pruefen', 'anschreiben', 'unterlagen', 'absenden'] as const
export type ApplyStep = (typeof steps)[number]

export const readStep = (value: string | null): ApplyStep => steps.find((step) => step === value) ?? 'pruefen'

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
  if (step === 'absenden') return status !== applicationStatuses.new
  if (step === 'unterlagen') return withoutLetter(missing.documents).length === 0
  return missing.fields.every((part) => stepOf(part) !== step)
}
