import type { Translated } from '#lib/i18n/texts.ts'
import type { signInSectionsDe } from './texts.de.ts'

export const signInSectionsEn: Translated<typeof signInSectionsDe> = {
  saved: 'Saved',
  unreached: 'The server did not respond. Everything you typed is still here.',
  notSaved: 'This was not saved',
  found: {
    title: 'Not saved yet',
    text: 'You made these changes earlier. They only take effect once you save them.',
  },
  email: {
    title: 'E-mail address',
    current: 'You log in with <address>{{email}}</address>.',
    change: 'Change address',
    new: 'New e-mail address',
    newHint:
      'We will send a link to it. Once you confirm, the new address is in use and all devices are logged out.',
    password: 'Current password',
    submit: 'Send link',
    busy: 'Sending',
    cancel: 'Cancel',
    pending: 'The new address is waiting to be confirmed',
    pendingText:
      'The link went to <address>{{email}}</address> and is valid for 24\u00a0hours. Until you confirm it, your old address stays in use.',
    again: 'Send again',
    withdraw: 'Withdraw request',
    withdrawBusy: 'Withdrawing',
    withdrawn: 'The request has been withdrawn.',
    withdrawFailed: 'The request was not withdrawn',
  },
  password: {
    title: 'Password',
    text: 'Changing your password logs out all other devices.',
    current: 'Current password',
    new: 'New password',
    submit: 'Change password',
    busy: 'Changing',
    changed: 'Your password has been changed',
    changedText: 'All other devices have been logged out. We have sent you an e-mail to confirm.',
  },
}
