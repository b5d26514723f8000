import type { Translated } from '#lib/i18n/texts.ts'
import type { failingDe } from './texts.de.ts'

export const failingEn: Translated<typeof failingDe> = {
  bug: {
    title: 'That did not work',
    text: 'Something unexpected went wrong on this page. Anything you saved is still there.',
  },
  chunk: {
    title: 'Part of the page is missing',
    text: 'The page could not be loaded completely, perhaps because a new version has just been released.',
  },
  offline: {
    title: 'No connection',
    text: 'This device is offline. As soon as it is connected again, this page will go on by itself.',
  },
  unreached: {
    title: 'Tandem cannot be reached at the moment',
    text: 'The server is not responding. This usually passes quickly. On public Wi-Fi you may have to log in to the network first.',
  },
  server: {
    title: 'Something went wrong on the server',
    text: 'It is nothing you did. If it keeps happening, please write to us and tell us what you were trying to do.',
  },
  trying: 'Trying again',
  stillAway: 'Still no response. Please try again in a moment.',
  home: 'Go to the home page',
  contact: 'Contact',
}
