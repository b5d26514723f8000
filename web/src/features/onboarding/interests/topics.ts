/** What young people say, and the courses that are about it, in both languages of their names. */
const topics: { words: string; courses: RegExp }[] = [
  {
    words: 'Software Programmieren Coden Computer IT Apps Games Spiele Programming Coding Computers',
    courses: /informati|software|embedded|computer science|information systems/i,
  },
  {
    words: 'KI Künstliche Intelligenz Daten Statistik AI Artificial Intelligence Data Statistics',
    courses: /data science|intelligen/i,
  },
  {
    words: 'Menschen helfen Kinder Jugendliche Familie Pädagogik People helping Children Family',
    courses: /sozial|social|pflege|nursing|hebamm|midwif|gesundheit|health/i,
  },
  {
    words: 'Medizin Krankenhaus Arzt Körper Medicine Hospital Doctor',
    courses: /medizin|medical|gesundheit|health|pflege|nursing|hebamm|midwif|physician/i,
  },
  {
    words: 'Energie Umwelt Klima Nachhaltigkeit Strom Energy Environment Climate Sustainability Power',
    courses: /energie|energy|umwelt|environment|sustainab|elektro|electri/i,
  },
  {
    words: 'Autos Fahrzeuge Mobilität Flugzeuge Raumfahrt Cars Vehicles Mobility Planes Space',
    courses: /fahrzeug|vehicle|automotive|mobilit|luft-|aerospace|mechatroni/i,
  },
  {
    words: 'Maschinen Roboter Technik Erfinden Machines Robots Technology Inventing',
    courses: /maschinenbau|mechanical|mechatroni|automation|produktion|production/i,
  },
  {
    words: 'Geld Finanzen Steuern Aktien Money Finance Taxes Shares',
    courses: /bank|finan|steuer|tax|accounting|controlling|versicherung|insurance/i,
  },
  {
    words: 'Medien Werbung Gestaltung Design Social Media Advertising',
    courses: /medien|media|marketing|design/i,
  },
  {
    words: 'Verkaufen Einkauf Läden Mode Selling Buying Shops Fashion',
    courses: /handel|retail|commerce|vertrieb|sales/i,
  },
  {
    words: 'Reisen Hotel Essen Veranstaltungen Events Travel Food',
    courses: /tourismus|tourism|food|event|wein|wine/i,
  },
  { words: 'Sport Fitness Sports', courses: /sport/i },
  {
    words: 'Recht Gesetze Jura Verwaltung Staat Law Government',
    courses: /recht|law|öffentlich|public|government/i,
  },
  {
    words: 'Häuser Bauen Architektur Holz Houses Building Architecture Wood',
    courses: /bau(?:ingenieur)|civil|holz|wood|immobilien|real estate|facility/i,
  },
  { words: 'Sprachen Ausland Languages Abroad', courses: /international|trinational|franz|franco/i },
]

/** The topics of a course, for a search by what one likes. */
export const topicsOf = (course: string): string =>
  topics
    .filter(({ courses }) => courses.test(course))
    .map(({ words }) => words)
    .join(' ')
