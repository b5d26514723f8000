import { blocks } from '../base/blocks.ts'
import type { Bent } from '../offers/texts/bents.ts'

const sentences = (source: string): string[] => blocks(source).flat()

/** What draws an applicant to the field, and what they have done about it so far. */
export const motives: Record<Bent, string[]> = {
  digital: sentences(`
    Ich programmiere seit der achten Klasse und mag es, wenn am Ende Menschen damit arbeiten.
    Angefangen hat es mit einem kleinen Spiel in Scratch, inzwischen schreibe ich lieber Python.
    In unserer Schule kümmere ich mich mit zwei anderen um das WLAN und die Tablets.
    Mich interessiert, wie aus einem unklaren Wunsch ein Programm wird, das wirklich hilft.
    Ich baue zu Hause an einer Wetterstation, die ihre Daten selbst ins Netz stellt.
    Für den Sportverein habe ich die Trainingspläne von Papier in eine kleine Web-App gebracht.
    Ich finde Fehler gern. Am liebsten die, die andere schon aufgegeben haben.
    Beim Informatikbiber war ich zweimal im Finale, beim ersten Mal eher aus Versehen.
    Daten finde ich spannend, seit ich für Geographie die Buslinien in unserem Landkreis ausgewertet habe.
  `),
  technical: sentences(`
    Ich schraube, seit ich denken kann: erst Fahrräder, dann Mofas, gerade einen alten Traktor mit meinem Opa.
    In NwT haben wir einen Roboterarm gebaut, der Kaffeetassen greift. Meistens heil.
    Ich will verstehen, warum etwas hält, und es beim nächsten Mal leichter bauen.
    Physik ist mein Lieblingsfach, weil man nachmessen kann, wer recht hat.
    Am 3D-Drucker in der Schulwerkstatt bin ich fast jeden Mittwoch.
    Seit einem Praktikum in einer Schlosserei weiß ich, dass ich nicht nur am Schreibtisch sitzen will.
    Energie ist für mich das wichtigste Thema der nächsten Jahre, und ich möchte daran mitarbeiten.
    Mit der Technik-AG haben wir die Schulbühne neu verkabelt und dabei viel über Geduld gelernt.
    Ich zeichne gern und genau, am liebsten Dinge, die sich bewegen.
  `),
  business: sentences(`
    Ich organisiere gern: den Abiball, die Kasse der SMV, die Fahrgemeinschaft zum Training.
    Zahlen machen mir keine Angst. Spannend finde ich, was hinter ihnen steckt.
    In unserer Schülerfirma war ich für den Verkauf zuständig, und wir haben sogar Gewinn gemacht.
    Neben der Schule arbeite ich im Einzelhandel und mag den Kontakt mit Menschen.
    Ich möchte verstehen, warum manche Betriebe gut laufen und andere nicht.
    Meine Eltern haben einen kleinen Laden, da lernt man früh, was eine Rechnung ist.
    Mich interessieren Verhandlungen: Was will die andere Seite eigentlich?
    Beim Planspiel Börse wurden wir Dritte, mit sehr viel Glück und einer guten Tabelle.
    Ich rede gern mit Menschen und höre ihnen noch lieber zu.
  `),
  social: sentences(`
    Seit drei Jahren leite ich eine Jugendgruppe und bin jeden Sommer als Teamer mit auf Freizeit.
    Im FSJ in einer Wohngruppe habe ich gemerkt, dass ich bei dieser Arbeit abends zufrieden bin.
    Ich gebe Nachhilfe an einer Grundschule und lerne dabei mindestens so viel wie die Kinder.
    Menschen ernst zu nehmen ist für mich wichtiger, als schnell eine Lösung zu haben.
    In der SMV habe ich den Streitschlichterdienst mit aufgebaut.
    Mein Bruder hat eine Behinderung. Ich weiß, wie viel gute Begleitung ausmacht.
    Bei den Pfadfindern habe ich gelernt, dass 20 Kinder im Regen auch Spaß haben können.
    Ich möchte mit Jugendlichen arbeiten, denen sonst zu wenig zugetraut wird.
  `),
  health: sentences(`
    Nach zwei Praktika im Krankenhaus weiß ich, dass ich in der Pflege arbeiten will, und zwar mit Studium.
    Ich bin im Schulsanitätsdienst und bleibe ruhig, wenn es hektisch wird.
    Als meine Oma Hilfe brauchte, habe ich gesehen, wie viel Wissen in guter Pflege steckt.
    Biologie ist mein Leistungsfach, am meisten interessiert mich der Körper im Ganzen.
    Beim DRK habe ich die Sanitätsausbildung gemacht und fahre am Wochenende Dienste mit.
    Ich möchte nah an Menschen arbeiten und trotzdem fragen dürfen, ob etwas auch besser geht.
    Im FSJ auf einer Station für Innere Medizin habe ich Früh- und Spätdienst kennengelernt und wollte bleiben.
  `),
}

/** Why a dual course, in a voice that could be anybody's. */
export const dualReasons = sentences(`
  Dual zu studieren passt zu mir, weil ich Theorie am besten verstehe, wenn ich sie gleich ausprobieren kann.
  Ich möchte nicht drei Jahre nur zuhören, sondern mitarbeiten.
  Am dualen Studium gefällt mir, dass man eigenes Geld verdient und weiß, wofür man lernt.
  Der Wechsel zwischen Betrieb und Hochschule schreckt mich nicht ab, im Gegenteil.
  Ich suche einen Betrieb, in dem man Fragen stellen darf.
  Mir ist wichtig, dass ich nach dem Studium schon einmal richtig gearbeitet habe.
  Ein reines Studium kam für mich nie in Frage, eine reine Ausbildung auch nicht.
`)

export const freeTime = sentences(`
  In meiner Freizeit spiele ich Handball und Klarinette, beides nicht schlecht.
  Wenn ich nicht lerne, bin ich auf dem Rad oder in der Küche.
  Ich klettere, lese viel und kann ziemlich gut Dampfnudeln.
  Am Wochenende bin ich bei der Jugendfeuerwehr.
  Ich spiele Schach im Verein und verliere inzwischen seltener.
  Sonst trainiere ich die F-Jugend in unserem Fußballverein.
  Ich singe im Chor und fotografiere, beides am liebsten draußen.
  Zum Ausgleich schwimme ich oder repariere alte Radios.
  Ich lerne gerade Gebärdensprache, einfach weil es mich interessiert.
  Mein Führerschein ist fast fertig, mein Fahrrad ist es schon lange.
`)

export const closers = sentences(`
  Was mir noch fehlt, lerne ich. Dafür bin ich ja da.
  Wer mehr wissen will, schreibt mir gern.
  Über ein Kennenlernen freue ich mich, auch über einen Probetag.
  Ich bin pünktlich, neugierig und frage lieber einmal zu viel.
  Umziehen wäre für mich kein Problem.
  Ich würde gern in der Nähe bleiben, bin aber offen.
`)
