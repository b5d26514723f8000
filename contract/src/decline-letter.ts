import type { DeclineReason } from './applications.ts'
import type { Locale } from './common.ts'

export type Address = { locale: Locale; isDu: boolean }
/** `offer` is the offer's title, null for an initiative application. */
type Facts = { reason: DeclineReason; note: string; offer: string | null }

/** `note` stands apart: it is what the company wrote, in its own language. */
export type DeclineLetter = { opening: string; note: string; closing: string }

/**
 * What an applicant reads when a company declines: in the mail, on the application's page, and in the preview of
 * whoever declines. The reason shapes the sentence; it is not quoted.
 */
export function declineLetter({ locale, isDu }: Address, { reason, note, offer }: Facts): DeclineLetter {
  const words = locale === 'en' ? english : isDu ? du : formal
  return { opening: `${words.thanks(offer)} ${words.reasons[reason]}`, note, closing: words.closing }
}

type Words = {
  thanks: (offer: string | null) => string
  reasons: Record<DeclineReason, string>
  closing: string
}

const du: Words = {
  thanks: (offer) =>
    offer === null ? 'danke für deine Initiativbewerbung.' : `danke für deine Bewerbung um „${offer}“.`,
  reasons: {
    places_taken: 'Alle Plätze sind inzwischen vergeben, deshalb können wir dir keinen mehr anbieten.',
    others_fit_better:
      'Wir haben uns für Personen entschieden, die noch näher an dem sind, was wir gerade suchen.',
    requirement_missing:
      'Für diesen Platz brauchen wir eine Voraussetzung, die deine Bewerbung nicht erfüllt. Deshalb können wir ihn dir nicht anbieten.',
    documents_missing:
      'Uns fehlen noch Unterlagen, um die wir gebeten hatten. Ohne sie können wir leider nicht weitermachen.',
    other: 'Wir können dir diesen Platz leider nicht anbieten.',
  },
  closing: 'Andere Unternehmen suchen noch. Wir drücken dir die Daumen.',
}

const formal: Words = {
  thanks: (offer) =>
    offer === null ? 'danke für Ihre Initiativbewerbung.' : `danke für Ihre Bewerbung um „${offer}“.`,
  reasons: {
    places_taken: 'Alle Plätze sind inzwischen vergeben, deshalb können wir Ihnen keinen mehr anbieten.',
    others_fit_better:
      'Wir haben uns für Personen entschieden, die noch näher an dem sind, was wir gerade suchen.',
    requirement_missing:
      'Für diesen Platz brauchen wir eine Voraussetzung, die Ihre Bewerbung nicht erfüllt. Deshalb können wir ihn Ihnen nicht anbieten.',
    documents_missing:
      'Uns fehlen noch Unterlagen, um die wir gebeten hatten. Ohne sie können wir leider nicht weitermachen.',
    other: 'Wir können Ihnen diesen Platz leider nicht anbieten.',
  },
  closing: 'Andere Unternehmen suchen noch. Wir drücken Ihnen die Daumen.',
}

const english: Words = {
  thanks: (offer) =>
    offer === null ? 'Thank you for your speculative application.' : `Thank you for applying for “${offer}”.`,
  reasons: {
    places_taken: 'All our places have been filled in the meantime, so we cannot offer you one.',
    others_fit_better: 'We have chosen people who are even closer to what we are looking for right now.',
    requirement_missing:
      'This place has a requirement that your application does not meet, so we cannot offer it to you.',
    documents_missing:
      'We are still missing documents that we asked for, and without them we cannot take your application further.',
    other: 'Unfortunately we cannot offer you this place.',
  },
  closing: 'Other companies are still looking, and we wish you the best of luck.',
}
