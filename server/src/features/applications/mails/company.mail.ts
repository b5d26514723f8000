import { letter, type MailContent, type MailLinks, type MailTexts } from '#platform/mail/mail-content.ts'

/** `offer` is null for an initiative application. */
type Application = { name: string; offer: string | null }
type Received = MailLinks & { applications: readonly Application[] }
type Withdrawn = MailLinks & { offer: string | null }

const listed = 20

export const receivedTexts: MailTexts<Received> = formal(
  'applications_received',
  (facts) => {
    const { applications } = facts
    const lines = applications.map(({ name, offer }) => `${name} · ${offer ?? 'Initiativbewerbung'}`)
    const [only, ...more] = applications
    if (!only || more.length > 0) {
      const text = 'Diese Bewerbungen sind gerade bei Ihnen eingegangen:'
      const subject = `${lines.length} neue Bewerbungen`
      const shown = cut(lines, (rest) => `und ${rest} weitere`)
      return letter(subject, [text, ...shown], 'Bewerbungen ansehen', facts)
    }
    const { name, offer } = only
    const text =
      offer === null
        ? `${name} hat Ihnen eine Initiativbewerbung geschickt.`
        : `${name} hat sich auf Ihr Angebot „${offer}“ beworben.`
    return letter(`Neue Bewerbung von ${name}`, [text], 'Bewerbung ansehen', facts)
  },
  (facts) => {
    const { applications } = facts
    const lines = applications.map(({ name, offer }) => `${name} · ${offer ?? 'Speculative application'}`)
    const [only, ...more] = applications
    if (!only || more.length > 0) {
      const text = 'You have just received these applications:'
      const subject = `${lines.length} new applications`
      const shown = cut(lines, (rest) => `and ${rest} more`)
      return letter(subject, [text, ...shown], 'View applications', facts)
    }
    const { name, offer } = only
    const text =
      offer === null
        ? `${name} has sent you a speculative application.`
        : `${name} has applied for your offer “${offer}”.`
    return letter(`New application from ${name}`, [text], 'View application', facts)
  },
)

type Decision = MailLinks & {
  name: string
  accepts: boolean
  offer: string | null
  /** When the interview was to be that is off now; null where there was none, or the reader has nothing to do with it. */
  interview: string | null
  /** Who else applied and waits for an answer, once the last place is taken; nobody otherwise. */
  waiting: readonly string[]
}

/** What an applicant made of the place they were offered. */
export const decisionTexts: MailTexts<Decision> = formal(
  ({ accepts }) => (accepts ? 'place_accepted' : 'place_declined'),
  (facts) => {
    const { name, accepts, offer, interview, waiting } = facts
    const which = offer === null ? 'den Platz' : `den Platz „${offer}“`
    const subject = accepts ? `${name} nimmt den Platz an` : `${name} hat abgesagt`
    const text = accepts
      ? `${name} nimmt ${which} an. Der Platz ist damit vergeben. Als Nächstes folgt der Vertrag: Tragen Sie bitte ein, wenn er unterschrieben ist.`
      : `${name} möchte ${which} nicht annehmen. Sie können ihn jemand anderem anbieten.`
    const names = new Intl.ListFormat('de').format(cut(waiting, (rest) => `${rest} weitere`))
    const closing = `Das war der letzte Platz. Noch offene Bewerbungen: ${names}. Auf der Seite dieser Bewerbung können Sie das Angebot schließen: Dann enden sie, und alle erfahren sofort davon.`
    const afterwards = waiting.length > 0 ? [closing] : []
    if (interview) afterwards.unshift(`Das Gespräch am ${interview} findet damit nicht statt.`)
    return letter(subject, [text, ...afterwards], 'Bewerbung ansehen', facts)
  },
  (facts) => {
    const { name, accepts, offer, interview, waiting } = facts
    const which = offer === null ? 'the place' : `the place “${offer}”`
    const subject = accepts ? `${name} accepts the place` : `${name} has declined`
    const text = accepts
      ? `${name} accepts ${which}, which is now taken. Next comes the contract: please record it once it is signed.`
      : `${name} does not wish to accept ${which}. You can offer it to someone else.`
    const names = new Intl.ListFormat('en-GB').format(cut(waiting, (rest) => `${rest} more`))
    const closing = `That was the last place. Applications that are still open: ${names}. On the page of this application you can close the offer: they then end, and everyone is notified straight away.`
    const afterwards = waiting.length > 0 ? [closing] : []
    if (interview) afterwards.unshift(`The interview on ${interview} will therefore not take place.`)
    return letter(subject, [text, ...afterwards], 'View application', facts)
  },
)

export const withdrawnTexts: MailTexts<Withdrawn> = formal(
  'application_withdrawn',
  (facts) => {
    const { offer } = facts
    const which =
      offer === null
        ? 'Eine Initiativbewerbung an Ihr Unternehmen'
        : `Eine Bewerbung auf Ihr Angebot „${offer}“`
    const text = `${which} wurde zurückgezogen. Sie brauchen nichts weiter zu tun.`
    return letter('Eine Bewerbung wurde zurückgezogen', [text], 'Bewerbungen ansehen', facts)
  },
  (facts) => {
    const { offer } = facts
    const which =
      offer === null
        ? 'A speculative application to your company'
        : `An application for your offer “${offer}”`
    const text = `${which} was withdrawn. You do not need to do anything.`
    return letter('An application was withdrawn', [text], 'View applications', facts)
  },
)

/** Companies are never addressed with du. */
function formal<Facts>(
  kind: MailTexts<Facts>['kind'],
  de: (facts: Facts) => MailContent,
  en: (facts: Facts) => MailContent,
): MailTexts<Facts> {
  return { kind, de: { du: de, Sie: de }, en }
}

function cut(lines: readonly string[], more: (rest: number) => string): string[] {
  const rest = lines.length - listed
  return rest > 0 ? [...lines.slice(0, listed), more(rest)] : [...lines]
}
