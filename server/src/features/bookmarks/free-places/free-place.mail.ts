import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'

type Facts = { title: string; company: string; places: number; link: string; list: string }

/** An offer on the watch list has a place again. */
export const freePlaceTexts: MailTexts<Facts> = {
  kind: 'free_place',
  de: {
    du: (facts) =>
      content(facts, {
        heading: `Wieder frei: ${facts.title}`,
        text: `Du wolltest Bescheid wissen: Bei ${facts.company} ${placesDe(facts.places)}. Warte nicht zu lange, andere haben sich das Angebot vielleicht auch gemerkt.`,
        label: 'Angebot ansehen',
        once: 'Diese Mail kommt nur einmal. Auf der Merkliste kannst du sie wieder einschalten:',
      }),
    Sie: (facts) =>
      content(facts, {
        heading: `Wieder frei: ${facts.title}`,
        text: `Sie wollten Bescheid wissen: Bei ${facts.company} ${placesDe(facts.places)}.`,
        label: 'Angebot ansehen',
        once: 'Diese Mail kommt nur einmal. Auf der Merkliste lässt sie sich wieder einschalten:',
      }),
  },
  en: (facts) =>
    content(facts, {
      heading: `Available again: ${facts.title}`,
      text: `You asked to be told: ${facts.company} has ${facts.places === 1 ? 'a place' : `${facts.places} places`} available again.`,
      label: 'View offer',
      once: 'You get this e-mail only once. You can turn it on again on your watch list:',
    }),
}

const placesDe = (places: number): string =>
  places === 1 ? 'ist wieder ein Platz frei' : `sind wieder ${places} Plätze frei`

type Words = { heading: string; text: string; label: string; once: string }

function content({ link, list }: Facts, { heading, text, label, once }: Words): MailContent {
  return {
    subject: heading,
    preview: text,
    heading,
    paragraphs: [text],
    action: { label, href: link },
    afterwards: [`${once} ${list}`],
  }
}
