import type { Permission } from '@tandem/contract/endpoint'
import type { ErrorCode } from '@tandem/contract/errors'

/** Whose threads they are: one applicant's, or shared by all accounts of a company or institution location. */
export type Side = StartingSide | { kind: 'institution'; locationKey: string }

/** The sides that may begin a thread; the university's people answer. */
export type StartingSide = { kind: 'applicant'; applicantId: string } | { kind: 'company'; companyId: string }

/** A side as one of its accounts reads it: of a company's threads, those about applications are not for everybody. */
export type OwnSide =
  | Exclude<Side, { kind: 'company' }>
  | { kind: 'company'; companyId: string; readsApplications: boolean }
export type OwnStartingSide = Extract<OwnSide, StartingSide>

/** Who reads a company's applications reads its threads about them. */
export const readingPermission: Permission = 'company-profile-edit'

export const mayReadAboutApplications = (own: OwnSide): boolean =>
  own.kind !== 'company' || own.readsApplications

type Sides = { applicantId: string | null; companyId: string | null; locationKey: string | null }

/** Whom a side of a thread talks with; null once that side is gone. */
export function otherSide(
  { applicantId, companyId, locationKey }: Sides,
  own: Pick<Side, 'kind'>,
): Side | null {
  if (applicantId && own.kind !== 'applicant') return { kind: 'applicant', applicantId }
  if (companyId && own.kind !== 'company') return { kind: 'company', companyId }
  if (locationKey && own.kind !== 'institution') return { kind: 'institution', locationKey }
  return null
}

/** What decides whether someone may begin a thread with a recipient. */
export type Recipient = {
  side: Side
  /** Of a company's contact: whether an admin has confirmed the company. */
  companyConfirmed: boolean
  /** Of an applicant: what the company that asks knows of them. */
  visibility: ApplicantVisibility
}

/** What a company knows of an applicant. */
export type ApplicantVisibility = {
  /** The applicant sent it an application, and has not withdrawn it. */
  applied: boolean
  /** The applicant agreed to tell it their name. */
  named: boolean
  /** A profile that the company may find, the most open one. */
  profile: 'open' | 'anonymous' | null
}

type Verdict = 'allowed' | Extract<ErrorCode, 'forbidden' | 'not_found'>

/** Decisions, section 7, and section 2 for what a refusal may give away. */
const mayStartThread: Record<
  StartingSide['kind'],
  Record<Side['kind'], (recipient: Recipient) => Verdict>
> = {
  applicant: {
    applicant: () => 'not_found',
    company: ({ companyConfirmed }) => (companyConfirmed ? 'allowed' : 'not_found'),
    institution: () => 'allowed',
  },
  company: {
    applicant: ({ visibility }) => (visibility.applied || visibility.profile ? 'allowed' : 'not_found'),
    company: ({ companyConfirmed }) => (companyConfirmed ? 'forbidden' : 'not_found'),
    institution: () => 'allowed',
  },
}

export function mayWriteTo(own: StartingSide, recipient: Recipient): Verdict {
  return mayStartThread[own.kind][recipient.side.kind](recipient)
}

/**
 * Whether a thread shows a company the applicant's name. Who is to be found only anonymously stays so when a
 * company writes; who writes first does it under their own name. A thread about an application keeps the name as the
 * application does, also once that was withdrawn.
 */
export function showsName({
  visibility,
  begunByApplicant,
  aboutApplication,
}: {
  visibility: ApplicantVisibility
  begunByApplicant: boolean
  aboutApplication: boolean
}): boolean {
  const { applied, named, profile } = visibility
  return applied || profile === 'open' || (named && profile !== null) || begunByApplicant || aboutApplication
}

type Reader = { kind: Side['kind']; readReceipts: boolean }

/** Colleagues know of each other's reading; across the sides it shows only where both want that. */
export function showsReading(own: Reader, reader: Reader): boolean {
  return own.kind === reader.kind || (own.readReceipts && reader.readReceipts)
}

/** A text as it is kept: composed letters, plain line ends, no control characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .normalize('NFC')
    .trim()
}

/** A subject is one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}
