const locksOnly =
  'It says which row to lock. Without it more rows are locked; none of them is read or changed.'
const narrows =
  'It narrows the type. A viewer of another type has no such id, so the comparison beside it refuses them all the same.'

/** Checks that no test needs to hold, by function and check, each with its reason. */
export const exemptions: Record<string, string> = {
  'issueToken: eq(account.id, token.accountId)': locksOnly,
  'lockApplicant: eq(applicant.id, applicantId)': locksOnly,
  'lockSecondFactor: eq(account.id, accountId)': locksOnly,
  'lockTeam: eq(company.id, companyId)': locksOnly,
  "isOwner: viewer.type === 'applicant'": narrows,
  "isRecipient: viewer.type === 'company'": narrows,
  "isOwnOffer: viewer.type === 'company'": narrows,
  "maySee: viewer.type === 'company'": narrows,
  'takesApplications: offer.deadline !== null': 'It narrows the type: nothing is less than null.',
  'getOffer: !details': 'It narrows the type: the offer was found by the line above, in the same table.',
  'findThreadPersons: isOn(side)':
    'It keeps the read small. Its rows are taken by the ids of threads that were found as those of the own side.',
  'wordsOfProfiles: a.applicant_id = ${applicantId}':
    'It keeps the work small. Only words that no profile has any more are deleted, whosever they were.',
}
