import { blocks } from '../base/blocks.ts'
import type { Bent } from '../offers/texts/bents.ts'

const sentences = (source: string): string[] => blocks(source).flat()

export const openings = sentences(`
  auf Tandem bin ich auf Ihr Angebot „{title}“ gestoßen und habe mich sofort darin wiedergefunden.
  ich suche für {year} einen Platz im Studium {title}, und Ihr Angebot steht auf meiner Liste ganz oben.
  nach dem Gespräch mit zwei Ihrer Studierenden auf der Berufsmesse möchte ich mich bei Ihnen bewerben.
  ein Studium {title} passt zu dem, was ich kann, und noch besser zu dem, was ich lernen möchte.
  ich bewerbe mich um einen Studienplatz „{title}“ zum 1. Oktober {year}.
`)

export const reasons: Record<Bent, string[]> = {
  digital: sentences(`
    Programmieren ist für mich kein Selbstzweck. Mir gefällt, dass Ihre Software jeden Tag gebraucht wird und dass man merkt, wenn sie gut ist.
    In meinem Praktikum habe ich zum ersten Mal fremden Code gelesen und verändert. Danach wusste ich, dass ich das beruflich machen will.
    Informatik ist mein bestes Fach, aber am liebsten arbeite ich dort, wo Technik und Menschen zusammenkommen.
  `),
  technical: sentences(`
    Ich habe mir Ihre Produkte angesehen und verstanden, wie viel Arbeit in der Genauigkeit steckt. Genau das möchte ich lernen.
    In der Schulwerkstatt und zu Hause baue ich gern Dinge, die funktionieren müssen. Dabei habe ich gelernt, sauber zu messen und Fehler zuzugeben.
    Mathematik und Physik fallen mir leicht. Wichtiger ist mir, dass am Ende etwas entsteht, das man in die Hand nehmen kann.
  `),
  business: sentences(`
    In der Schülerfirma habe ich gemerkt, dass mir beides liegt: mit Menschen zu sprechen und am Abend die Kasse stimmen zu lassen.
    Wirtschaft interessiert mich, seit ich verstanden habe, dass hinter jeder Zahl eine Entscheidung steckt.
    Neben der Schule arbeite ich im Verkauf. Ich weiß, wie lang ein Samstag sein kann, und gehe trotzdem gern hin.
  `),
  social: sentences(`
    Während meines Freiwilligendienstes habe ich erlebt, wie viel eine Stunde Zeit bewirken kann. Diese Arbeit möchte ich von Grund auf lernen.
    Ich leite seit drei Jahren eine Jugendgruppe. Dabei habe ich gelernt, dass Zuhören oft der wichtigste Teil ist.
    Mich beeindruckt, wie Ihre Einrichtung Menschen etwas zutraut. So möchte ich arbeiten.
  `),
  health: sentences(`
    Meine Praktika haben mir gezeigt, dass Pflege viel mehr Wissen braucht, als man von außen sieht. Dieses Wissen möchte ich haben.
    Im Sanitätsdienst habe ich gelernt, ruhig zu bleiben und nachzufragen, wenn ich etwas nicht weiß.
    Ich möchte nah an Menschen arbeiten und gleichzeitig verstehen, was nachweislich hilft.
  `),
}

export const companyReasons = sentences(`
  Mir gefällt, dass Studierende bei Ihnen von Anfang an mitarbeiten und eine feste Ansprechperson haben.
  Dass Sie offen sagen, was nach dem Studium kommt, hat mich überzeugt.
  {town} kenne ich gut, und ich würde gern in der Region bleiben.
  Auf Ihrer Seite habe ich gelesen, dass Sie lieber Fragen hören als fertige Antworten. Das passt zu mir.
  Für die Praxisphasen wäre {town} für mich genau richtig.
`)

export const endings = sentences(`
  Über eine Einladung zum Gespräch freue ich mich sehr. Nachmittags ab 14 Uhr bin ich am besten zu erreichen.
  Gern komme ich vorab für einen Probetag vorbei.
  Wenn Ihnen noch etwas fehlt, schreiben Sie mir bitte einfach hier auf Tandem.
  Ich freue mich, von Ihnen zu hören.
`)
