import type { ErrorCode } from '@tandem/contract/errors'

export type ErrorText = { title: string; description: string }

export type ImageCode = 'file_type_not_allowed' | 'file_too_large'

export const errorTextsEn: Record<ErrorCode, ErrorText> = {
  invalid_input: {
    title: 'Please check your entries',
    description: 'Some details are missing or not right yet.',
  },
  malformed_request: { title: 'Request could not be read', description: 'The request was incomplete.' },
  unauthenticated: { title: 'Login needed', description: 'Please log in first.' },
  forbidden: { title: 'Not allowed', description: 'You do not have permission to do this.' },
  not_found: {
    title: 'Not found',
    description: 'This entry does not exist, or it is not shared with you.',
  },
  method_not_allowed: {
    title: 'Not available here',
    description: 'This address does not support the method of the request.',
  },
  too_many_requests: {
    title: 'Too many attempts',
    description: 'Please wait a minute and then try again.',
  },
  proof_required: {
    title: 'A great many messages are arriving',
    description: 'Please try again in a few minutes.',
  },
  body_too_large: { title: 'Too large', description: 'The request is larger than allowed.' },
  unsupported_media_type: {
    title: 'Format not supported',
    description: 'This address does not accept content in this format (Content-Type).',
  },
  internal: {
    title: 'That did not work',
    description: 'Something went wrong on our side. Please try again.',
  },
  unavailable: {
    title: 'Not available right now',
    description: 'Tandem is not responding at the moment. Please try again shortly.',
  },
  disk_full: {
    title: 'Not saved',
    description: 'We have run out of storage space for the moment. Please try again later.',
  },
  invalid_credentials: {
    title: 'Login not possible',
    description: 'Login not possible. The user name and / or the password are invalid.',
  },
  account_locked: {
    title: 'Account locked',
    description:
      'This account is locked. We sent an e-mail to say why. The university can help you on the “Contact” page.',
  },
  token_invalid: {
    title: 'Link no longer valid',
    description: 'The link has already been used or has expired.',
  },
  already_confirmed: {
    title: 'Already confirmed',
    description: 'This e-mail address is already confirmed. You can log in.',
  },
  second_factor_required: {
    title: 'Second step needed',
    description: 'Please enter the code from your authenticator app or a recovery code.',
  },
  second_factor_invalid: {
    title: 'Code not valid',
    description: 'This code is incorrect, has expired or has already been used.',
  },
  second_factor_missing: {
    title: 'Second step missing',
    description: 'This account needs two-step login first. You can set it up in your account.',
  },
  not_on_behalf: {
    title: 'This is not possible on behalf of a company.',
    description:
      'Messages, applications, decisions, passwords and accounts stay the company’s own. End acting on its behalf to go on in the back office.',
  },
  company_suspended: {
    title: 'Your company is suspended',
    description:
      'Nothing goes to applicants while your company is suspended. Your dashboard says why and what you can do.',
  },
  companies_not_mergeable: {
    title: 'These companies cannot be merged',
    description:
      'Both must be approved or suspended and two different companies, and nobody may have an open speculative application to each of them.',
  },
  passkey_refused: {
    title: 'Passkey not accepted',
    description: 'The passkey is not valid for Tandem, or the request has expired. Please try again.',
  },
  key_invalid: {
    title: 'Invitation no longer valid',
    description: 'This invitation has expired, has already been used or was withdrawn.',
  },
  last_manager: {
    title: 'Nobody else manages the team',
    description: 'At least one person needs to keep the permission to manage colleagues.',
  },
  last_admin: {
    title: 'Last admin account',
    description: 'The last admin account cannot be deleted.',
  },
  too_many_bookmarks: {
    title: 'Your watch list is full',
    description: 'Please remove something from your watch list first.',
  },
  too_many_records: {
    title: 'The maximum number has been reached',
    description: 'No more of these are possible here. Anything you can delete makes room again.',
  },
  maths_test_too_early: {
    title: 'A little patience',
    description: 'The maths self-test can be taken again after 14 days.',
  },
  too_many_templates: {
    title: 'Too many templates',
    description: 'Please delete another template first.',
  },
  placeholder_unfilled: {
    title: 'A placeholder is still open',
    description:
      'The text still contains a placeholder in square brackets. Please fill it in and send it again.',
  },
  too_many_saved_searches: {
    title: 'Too many saved searches',
    description: 'Please delete another saved search first.',
  },
  changed_elsewhere: {
    title: 'Changed in the meantime',
    description: 'This entry was changed in another window. Please reload it before you continue.',
  },
  already_applied: {
    title: 'Already applied',
    description: 'An application for this offer or company already exists.',
  },
  company_unavailable: {
    title: 'Not accepting applications',
    description: 'This company is not accepting applications at the moment.',
  },
  company_on_hold: {
    title: 'Things are on hold here',
    description:
      'The company cannot answer through Tandem at the moment, so no interview can be arranged right now.',
  },
  initiatives_not_accepted: {
    title: 'No speculative applications',
    description: 'This company only accepts applications for its offers.',
  },
  already_asked: {
    title: 'Already asked',
    description: 'This request has been made already and cannot be repeated.',
  },
  has_applied: {
    title: 'Already applied',
    description: 'There is an application for this offer from this person already.',
  },
  mail_not_resendable: {
    title: 'Cannot be sent again',
    description:
      'The content of this e-mail was not stored. Anyone who needs it can request it again where it came from.',
  },
  request_closed: {
    title: 'No longer possible',
    description: 'This request can no longer be answered like this. You now see how it stands.',
  },
  no_second_admin: {
    title: 'Nobody can confirm this',
    description:
      'A second administrator whom it does not concern has to confirm this. There is none at the moment. The operator of the server can add another administrator, and remove the second factor of one.',
  },
  already_sent: {
    title: 'Already sent',
    description: 'An application cannot be changed once it has been sent.',
  },
  application_incomplete: {
    title: 'Not complete yet',
    description: 'Some details or documents are still missing.',
  },
  application_not_sent: {
    title: 'No longer open',
    description: 'This application is no longer being processed.',
  },
  offer_not_published: {
    title: 'Not published',
    description: 'Only an offer that is published can be closed.',
  },
  no_place_left: {
    title: 'No place left',
    description: 'The last place has just been taken. The application was not changed.',
  },
  undo_expired: {
    title: 'Too late to undo',
    description: 'The change is more than ten seconds old, and the other side has been notified.',
  },
  interview_fixed: {
    title: 'Too close to the interview',
    description:
      'It can no longer be changed here within an hour of the interview. Please call or send a message.',
  },
  slot_passed: {
    title: 'Time has passed',
    description: 'This time has already passed. Please choose or suggest another one.',
  },
  offer_closed: { title: 'Offer closed', description: 'This offer is no longer open for applications.' },
  offer_incomplete: {
    title: 'Not complete yet',
    description: 'Some details are still missing before this offer can be published.',
  },
  offer_has_applications: {
    title: 'There are applications',
    description: 'Someone has already applied for this offer. It can be closed, but not deleted.',
  },
  file_type_not_allowed: {
    title: 'File type not allowed',
    description: 'You can upload PDF, JPG, PNG and DOCX files. The content counts, not the file name.',
  },
  file_unreadable: {
    title: 'The file cannot be opened',
    description: 'It is incomplete, damaged or password-protected.',
  },
  file_unsafe: {
    title: 'File with active content',
    description:
      'The file contains macros or loads something when it is opened. Saved as a PDF it can be uploaded.',
  },
  file_being_checked: {
    title: 'The file is still being checked',
    description: 'The virus scanner is looking at it. Please try again in a minute.',
  },
  file_lost: {
    title: 'The file has been lost',
    description:
      'We no longer have this file, and trying again does not help. The person who uploaded it can upload it again or send it in a message.',
  },
  image_too_large: {
    title: 'Image too large',
    description: 'An image can have up to 40 megapixels. A smaller version can be uploaded.',
  },
  file_too_large: { title: 'File too large', description: 'Files can be up to 10\u00a0MB.' },
  too_many_files: { title: 'Too many files', description: 'Please delete another file first.' },
  recipient_unavailable: {
    title: 'Message cannot be delivered',
    description: 'This person cannot receive messages.',
  },
  contact_blocked: {
    title: 'Contact blocked',
    description: 'This contact is blocked. To write to them, unblock them first.',
  },
  too_many_new_threads: {
    title: 'Enough new conversations for today',
    description:
      'The number of new conversations per day is limited. You can go on writing in existing ones, and start new ones again tomorrow.',
  },
  too_many_email_changes: {
    title: 'Too many changes of e-mail address',
    description:
      'We have already sent ten e-mails to new addresses. You can request the next one 24 hours after the last.',
  },
  too_many_reports: {
    title: 'Nothing more can be added to this report for now',
    description:
      'The university already has ten texts about this conversation and will look at them. After that, it can be reported again.',
  },
  push_service_unknown: {
    title: 'Browser not supported',
    description: 'We cannot send notifications through this browser’s service. Another browser may work.',
  },
  too_many_devices: {
    title: 'Too many devices',
    description: 'Notifications go to 10 devices at most. Please remove one from the list first.',
  },
  attaching_over: {
    title: 'Message too old for files',
    description: 'Files can be added to a message on the first day only. Please write a new message.',
  },
  idempotency_conflict: {
    title: 'Request already running',
    description: 'The same request is already being processed, or its content was different.',
  },
}

/** Of endpoints that take a picture. */
export const imageTextsEn: Record<ImageCode, ErrorText> = {
  file_type_not_allowed: {
    title: 'File type not allowed',
    description: 'You can upload JPEG, PNG and WebP pictures. The content counts, not the file name.',
  },
  file_too_large: {
    title: 'Picture too large',
    description: 'Pictures can be up to 5\u00a0MB and have up to 40\u00a0megapixels.',
  },
}
