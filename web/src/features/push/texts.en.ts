import type { Translated } from '#lib/i18n/texts.ts'
import type { pushDe } from './texts.de.ts'

export const pushEn: Translated<typeof pushDe> = {
  title: 'On this device',
  text: 'When Tandem is closed, this device can let you know of news. The lock screen shows neither names nor contents.',
  allow: 'Allow notifications on this device',
  allowHint: 'Your browser will ask you once more.',
  allowBusy: 'Setting up',
  on: 'Notifications are on for this device.',
  off: 'Turn off on this device',
  offBusy: 'Turning off',
  denied: {
    title: 'Your browser blocks notifications from Tandem',
    text: 'You can allow them in the browser’s settings: usually at the padlock beside the address, under “Notifications”. Then reload this page.',
  },
  dismissed: 'The browser was not given permission. Nothing has changed.',
  unsupported: 'This browser cannot show notifications.',
  install:
    'On iPhone and iPad this works once Tandem is on your home screen: in Safari, tap “Share”, then “Add to Home Screen”.',
  failed: 'Notifications could not be set up',
  allowed: 'This device will let you know from now on',
  turnedOff: 'This device will not let you know any more',
  offline: {
    label: 'Read without a connection too',
    hint: 'For this, dashboard, messages and your applications stay on this device until you log out. Only turn this on on a device of your own.',
    hintOthers:
      'For this, dashboard and messages stay on this device until you log out. Only turn this on on a device of your own.',
  },
  kinds: 'What devices let you know of',
  kind: {
    messages: 'New messages',
    application_changes: 'News about applications',
    new_matches: 'New results for saved searches',
  },
  kindHint: { messages: 'If a message is still unread after a few seconds' },
  kindFailed: 'The setting has been changed back',
  devices: 'Devices that let you know',
  current: 'This device',
  unknown: 'Unknown device',
  since: 'Since {{time}}',
  remove: 'Remove',
  removeName: 'Remove {{device}}, since {{time}}',
  removeBusy: 'Removing',
  removed: '{{device}} will not let you know any more',
  removeFailed: 'The device could not be removed',
}
