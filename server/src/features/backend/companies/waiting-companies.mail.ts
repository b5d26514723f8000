import type { MailContent, MailItem, MailTexts } from '#platform/mail/mail-content.ts'

type Waiting = { link: string; settingsLink: string; count: number; companies: MailItem[] }

const german = ({ link, settingsLink, count, companies }: Waiting): MailContent => ({
  subject: count === 1 ? 'Ein Unternehmen wartet auf Freigabe' : `${count} Unternehmen warten auf Freigabe`,
  preview: 'Bis zur Entscheidung können sie nichts veröffentlichen.',
  heading: count === 1 ? 'Ein Unternehmen wartet' : `${count} Unternehmen warten`,
  paragraphs: ['Bis zur Entscheidung werden sie nicht gefunden und können nichts veröffentlichen.'],
  items: companies,
  action: { label: 'Unternehmen prüfen', href: link },
  afterwards: ['Diese Mail kommt höchstens einmal am Tag.'],
  optOut: { label: 'Nicht mehr per Mail erinnern', href: settingsLink },
})

/** To admins. */
export const waitingCompaniesTexts: MailTexts<Waiting> = {
  kind: 'waiting_companies',
  de: { du: german, Sie: german },
  en: ({ link, settingsLink, count, companies }) => ({
    subject:
      count === 1 ? 'A company is waiting for approval' : `${count} companies are waiting for approval`,
    preview: 'They cannot publish anything until you decide.',
    heading: count === 1 ? 'A company is waiting' : `${count} companies are waiting`,
    paragraphs: ['Until you decide, they cannot be found and cannot publish anything.'],
    items: companies,
    action: { label: 'Check companies', href: link },
    afterwards: ['You get this e-mail once a day at most.'],
    optOut: { label: 'Stop these reminders', href: settingsLink },
  }),
}
