import { exampleLink, type MailContent, type MailTexts } from '#platform/mail/mail-content.ts'

type Removed = { link: string; reason: string }

/** An applicant learns that the university has deleted a profile of theirs, and why. */
export const removedProfileTexts: MailTexts<Removed> = {
  kind: 'profile_removed',
  editable: {
    examples: [{ link: exampleLink, reason: 'Das Foto zeigt jemand anderes.' }],
    words: ({ reason }) => ({ reason }),
  },
  de: {
    du: (facts) =>
      letter(facts, {
        heading: 'Ein Profil von dir wurde gelöscht',
        paragraphs: [
          'Die Hochschule hat eines deiner Profile mit seinen Dokumenten gelöscht. Unternehmen finden dich damit nicht mehr. Der Grund:',
          facts.reason,
          'Bewerbungen, die du gesendet hast, laufen weiter, und ein neues Profil kannst du jederzeit anlegen.',
          'Du hältst das für einen Irrtum? Schreib uns über die Seite „Kontakt“.',
        ],
        label: 'Meine Profile ansehen',
      }),
    Sie: (facts) =>
      letter(facts, {
        heading: 'Ein Profil von Ihnen wurde gelöscht',
        paragraphs: [
          'Die Hochschule hat eines Ihrer Profile mit seinen Dokumenten gelöscht. Unternehmen finden Sie damit nicht mehr. Der Grund:',
          facts.reason,
          'Bewerbungen, die Sie gesendet haben, laufen weiter, und ein neues Profil können Sie jederzeit anlegen.',
          'Sie halten das für einen Irrtum? Schreiben Sie uns über die Seite „Kontakt“.',
        ],
        label: 'Meine Profile ansehen',
      }),
  },
  en: (facts) =>
    letter(facts, {
      heading: 'One of your profiles was deleted',
      paragraphs: [
        'The university has deleted one of your profiles with its documents. Companies can no longer find you by it. This is why:',
        facts.reason,
        'Applications you have sent go on, and you can create a new profile at any time.',
        'Do you think this was a mistake? Write to us on the “Contact” page.',
      ],
      label: 'View my profiles',
    }),
}

type Words = { heading: string; paragraphs: [string, ...string[]]; label: string }

const letter = ({ link }: Removed, { heading, paragraphs, label }: Words): MailContent => ({
  subject: heading,
  preview: paragraphs[0],
  heading,
  paragraphs,
  action: { label, href: link },
  afterwards: [],
})
