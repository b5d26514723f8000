import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'

/** Never who reported whom, or what was written: that is for the back office only. */
type Open = { link: string; settingsLink: string; count: number; since: string }

const german = ({ link, settingsLink, count, since }: Open): MailContent => ({
  subject:
    count === 1 ? 'Eine gemeldete Unterhaltung ist offen' : `${count} gemeldete Unterhaltungen sind offen`,
  preview: 'Jemand wartet darauf, dass die Hochschule hinsieht.',
  heading: count === 1 ? 'Eine Meldung ist offen' : `${count} Meldungen sind offen`,
  paragraphs: [count === 1 ? `Sie kam am ${since}.` : `Die älteste kam am ${since}.`],
  action: { label: 'Meldungen ansehen', href: link },
  afterwards: ['Diese Mail kommt höchstens einmal am Tag.'],
  optOut: { label: 'Nicht mehr per Mail erinnern', href: settingsLink },
})

/** To admins. */
export const openReportsTexts: MailTexts<Open> = {
  kind: 'open_reports',
  de: { du: german, Sie: german },
  en: ({ link, settingsLink, count, since }) => ({
    subject: count === 1 ? 'A reported conversation is open' : `${count} reported conversations are open`,
    preview: 'Someone is waiting for the university to look at it.',
    heading: count === 1 ? 'A report is open' : `${count} reports are open`,
    paragraphs: [count === 1 ? `It came on ${since}.` : `The oldest came on ${since}.`],
    action: { label: 'View reports', href: link },
    afterwards: ['You get this e-mail once a day at most.'],
    optOut: { label: 'Stop these reminders', href: settingsLink },
  }),
}
