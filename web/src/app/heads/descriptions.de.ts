import type { ScreenHeads } from '@tandem/contract/indexed-screens'

/** What search engines and messengers say about a page. They speak to nobody, so there is neither “du” nor “Sie”. */
export const descriptionsDe: ScreenHeads['de']['descriptions'] = {
  home: 'Freie duale Studienplätze und die Unternehmen dahinter: ein Profil anlegen, suchen, bewerben und bis zum Vertrag alles an einem Ort verfolgen.',
  offers:
    'Duale Studienplätze nach Ort, Studiengang und Startjahr suchen, als Liste oder auf der Karte, mit freien Plätzen, Vergütung und Bewerbungsfrist.',
  offer: '{{title}} bei {{company}}, {{town}}: Aufgaben, Voraussetzungen, freie Plätze und Bewerbungsfrist.',
  company:
    '{{name}}, {{town}}: was das Unternehmen macht, wo es ausbildet und welche dualen Studienplätze frei sind.',
  register:
    'Kostenloses Konto für alle, die einen dualen Studienplatz suchen, und für Unternehmen, die Studienplätze anbieten. In wenigen Minuten angelegt.',
  eligibility:
    'In wenigen Fragen klären, ob und wie der eigene Abschluss zum dualen Studium führt: direkt, mit Deltaprüfung oder nach einem Beratungsgespräch.',
  faq: 'Antworten rund um das duale Studium: Zulassung, Bewerbung, Profil und Matching, Mathe-Selbsttest, Konto und Daten. Nach Themen und mit Suche.',
  faqQuestion: 'Häufige Fragen zum dualen Studium, Thema {{topic}}: {{name}}',
  companyFaq:
    'Antworten für Unternehmen: Registrierung und Freigabe, Angebote, Bewerbungen bearbeiten, Rechte im Team und Datenschutz.',
  companyFaqQuestion: 'Häufige Fragen von Unternehmen, Thema {{topic}}: {{name}}',
  contactUs:
    'Die Beratung zum dualen Studium erreichen: Nachricht schreiben, anrufen oder vorbeikommen. Alle Standorte mit Ansprechpersonen und Karte.',
  contactLocation:
    '{{name}}: Anschrift, Ansprechpersonen und Weg zum Standort. Fragen zum dualen Studium direkt dorthin schicken.',
  imprint: 'Wer Tandem betreibt: Anbieter, Vertretung, Kontakt und die Quellen von Karten und Daten.',
  privacy:
    'Welche Daten Tandem speichert, wofür, wie lange und wer sie sieht. Und wie sich Auskunft, Berichtigung und Löschung verlangen lassen.',
  terms: 'Die Regeln für Tandem: wer ein Konto haben kann, was erlaubt ist und wie Konten enden.',
  accessibility: 'Wie barrierefrei Tandem ist, was noch nicht geht und wie sich eine Barriere melden lässt.',
}

/** Where the platform offers jobs. */
export const jobDescriptionsDe: ScreenHeads['de']['jobs']['descriptions'] = {
  home: 'Freie Stellen und die Unternehmen dahinter: ein Profil anlegen, suchen, bewerben und bis zum Vertrag alles an einem Ort verfolgen.',
  offers:
    'Stellen nach Ort und Startjahr suchen, als Liste oder auf der Karte, mit freien Plätzen, Vergütung und Bewerbungsfrist.',
  company: '{{name}}, {{town}}: was das Unternehmen macht, wo es arbeitet und welche Stellen frei sind.',
  register:
    'Kostenloses Konto für alle, die eine Stelle suchen, und für Unternehmen, die Stellen anbieten. In wenigen Minuten angelegt.',
  faq: 'Antworten für Bewerbende: Bewerbung, Profil und Matching, Konto und Daten. Nach Themen geordnet und mit Suche.',
  faqQuestion: 'Häufige Fragen von Bewerbenden, Thema {{topic}}: {{name}}',
  contactUs:
    'Fragen stellen: Nachricht schreiben, anrufen oder vorbeikommen. Alle Standorte mit Ansprechpersonen und Karte.',
  contactLocation:
    '{{name}}: Anschrift, Ansprechpersonen und Weg zum Standort. Fragen lassen sich direkt dorthin schicken.',
}
