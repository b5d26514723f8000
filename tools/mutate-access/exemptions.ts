const locksOnly =
  'It says which row to lock. Without it more rows are locked; none of them is read or changed.'
const narrows =
  'It narrows the type. A viewer of another type has no such id, so the comparison beside it refuses them all the same.'

const withoutRecord =
  'It narrows the type. Where there is no record, the condition beside it, which is made from it, refuses.'
const bothOrNeither = 'Both are written at once, so each refuses where the other one does.'

const laterPlace = 'It says after which others the new one stands. A greater number is after them, too.'
const ownRow = 'It narrows the type. Whoever is signed in has the row that is looked for.'
const withoutFile = 'It narrows the type. There is no file without an id.'
const ownOfferLock =
  'The lock is what counts. Reading the offer, one line further, finds the same offers of the own company alone.'

/** Checks that no test needs to hold, by function and check, each with its reason. */
export const exemptions: Record<string, string> = {
  'issueToken: eq(account.id, token.accountId)': locksOnly,
  'lockApplicant: eq(applicant.id, applicantId)': locksOnly,
  'lockSecondFactor: eq(account.id, accountId)': locksOnly,
  'lockTeam: eq(company.id, companyId)': locksOnly,
  'lockPersonsOfCompany: eq(organisationPerson.companyId, companyId)': locksOnly,
  "isOwner: viewer.type === 'applicant'": narrows,
  "isRecipient: viewer.type === 'company'": narrows,
  "isOwnOffer: viewer.type === 'company'": narrows,
  "isOwn: viewer?.type === 'company'": narrows,
  "isOwn: viewer.type !== 'applicant'": narrows,
  "sideOf: viewer.type === 'applicant'": narrows,
  "mayEdit: viewer?.type === 'company'": narrows,
  "inScope: viewer.type === 'company'":
    'It narrows the type. No other viewer has the permission that is asked for beside it.',
  'recordOutcome: !application': withoutRecord,
  'openApplication: isViewedBy(viewer, application)':
    'It decides before the lock, so that reading takes none. Under the lock the same is asked again.',
  'saveCompanyProfile: !before':
    'It narrows the type: the profile, read by the line below, refuses the same.',
  'getThread: !own': withoutRecord,
  'login: !account?.confirmedAt':
    'It narrows the type. An unknown address has no password that matches; who is not confirmed gets no session.',
  'confirmTotp: !pendingSecret': bothOrNeither,
  'confirmTotp: !pendingSince': bothOrNeither,
  'insertFile: company_id = ${companyId}': laterPlace,
  'insertFile: organisation_person_id = ${organisationPersonId}': laterPlace,
  'insertAccountPerson: company_id = ${person.companyId}': laterPlace,
  'getPersonProfile: !row': ownRow,
  'getAccount: !found': ownRow,
  'getOnboarding: !found': ownRow,
  'getOwnProfile: !person': ownRow,
  'downloadInterview: !reader': ownRow,
  'sendTestMail: !reader': ownRow,
  'getContactImage: !row.person.imageFileId': withoutFile,
  'getCompanyImage: !image?.fileId': withoutFile,
  'removeOffer: !offer':
    'It narrows the type. A request goes with its offer, and is locked before it is acted on.',
  'present: !owner': 'It narrows the type. An applicant has an account, and is deleted with it.',
  'isApplicationOpen: undoUntil !== null': 'It narrows the type: nothing is before null.',
  'deleteOffer: !(await lockOwnOffer(ctx.db, viewer.companyId, id))': ownOfferLock,
  'publishOffer: !state': ownOfferLock,
  'updateOffer: !state': ownOfferLock,
  'verifyNew: await refuseAttestation(response.attestationObject)':
    'It keeps the library from asking addresses that stand in a certificate. What is forged it refuses by itself.',
  'confirmEmailChange: await findAccountByEmail(ctx.db, email)':
    'It saves an error. An address is unique in the database, which the test of two that confirm at once holds.',
  "maySee: viewer.type === 'company'": narrows,
  "maySee: viewer?.type === 'company'": narrows,
  'takesApplications: offer.deadline !== null': 'It narrows the type: nothing is less than null.',
  'getOffer: !details': 'It narrows the type: the offer was found by the line above, in the same table.',
  'findThreadPersons: isReadableBy(side)':
    'It keeps the read small. Its rows are taken by the ids of threads that were found as those of the own side.',
  'wordsOfProfiles: a.applicant_id = ${applicantId}':
    'It keeps the work small. Only words that no profile has any more are deleted, whosever they were.',
}
