import { type Application, applicationStatuses } from '@tandem/contract/applications'

/** The four stations of an application, as the address names them. */
export const stations = ['pruefen', 'anschreiben', 'unterlagen', 'absenden'] as const
export type Station = (typeof stations)[number]

export const readStation = (value: string | null): Station =>
  stations.find((station) => station === value) ?? 'pruefen'

/** Where a missing part is filled in. */
export const stationOf = (part: Application['missing']['fields'][number]): Station =>
  part === 'coverLetter' ? 'anschreiben' : 'pruefen'

/** The letter is always typed, and then counts as the document of that name: it is one station's matter only. */
export const withoutLetter = (documentTypes: string[]): string[] =>
  documentTypes.filter((type) => type !== 'cover_letter')

export function isDone(
  station: Station,
  { missing, status }: Pick<Application, 'missing' | 'status'>,
): boolean {
  if (station === 'absenden') return status !== applicationStatuses.new
  if (station === 'unterlagen') return withoutLetter(missing.documents).length === 0
  return missing.fields.every((part) => stationOf(part) !== station)
}
