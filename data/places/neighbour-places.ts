import type { GeoNamesTown } from './geonames.ts'
import type { Place } from './place.ts'

/** Departments of Alsace and Lorraine, and those that border on them. */
const departments: Record<string, string> = {
  '25': 'Doubs',
  '54': 'Meurthe-et-Moselle',
  '55': 'Meuse',
  '57': 'Moselle',
  '67': 'Bas-Rhin',
  '68': 'Haut-Rhin',
  '70': 'Haute-Saône',
  '88': 'Vosges',
  '90': 'Territoire de Belfort',
}

const austrianStates: Record<string, string> = {
  '01': 'Burgenland',
  '02': 'Kärnten',
  '03': 'Niederösterreich',
  '04': 'Oberösterreich',
  '05': 'Salzburg',
  '06': 'Steiermark',
  '07': 'Tirol',
  '08': 'Vorarlberg',
  '09': 'Wien',
}

const localName: Record<string, string> = { Vienna: 'Wien', Geneva: 'Genève', 'Sankt Gallen': 'St. Gallen' }

/** Names under which Germans look for towns whose own name begins otherwise. */
const germanName: Record<string, string> = {
  Delémont: 'Delsberg',
  Fribourg: 'Freiburg im Üechtland',
  Genève: 'Genf',
  Haguenau: 'Hagenau',
  Luxembourg: 'Luxemburg',
  Mulhouse: 'Mülhausen',
  Neuchâtel: 'Neuenburg',
  Sarreguemines: 'Saargemünd',
  Strasbourg: 'Straßburg',
  Thionville: 'Diedenhofen',
  Wissembourg: 'Weißenburg',
}

/** GeoNames' list has no populations: the towns that shall come before their namesakes, by size. */
const size: Record<string, number> = {
  Wien: 4000,
  Zürich: 1500,
  Strasbourg: 1200,
  Basel: 1000,
  Genève: 1000,
  Graz: 900,
  Linz: 900,
  Salzburg: 800,
  Bern: 700,
  Innsbruck: 700,
  Luxembourg: 700,
  Lausanne: 600,
  Metz: 600,
  Mulhouse: 600,
  Nancy: 600,
  Luzern: 500,
  'St. Gallen': 500,
  Winterthur: 500,
  Bregenz: 400,
  Colmar: 400,
  Belfort: 300,
  Dornbirn: 300,
  'Esch-sur-Alzette': 300,
  Feldkirch: 300,
  Schaffhausen: 300,
  Kreuzlingen: 200,
  Vaduz: 200,
}
const ANY_OTHER_SIZE = 50

/** Towns of the countries around from which people come to study, without postal codes. */
export function neighbourPlaces(towns: GeoNamesTown[]): Place[] {
  return towns.filter(isWanted).flatMap((town): Place[] => {
    const name = localName[town.name] ?? town.name
    const place = {
      country: town.country,
      postalCode: '',
      name,
      state: stateOf(town),
      lat: town.lat,
      lon: town.lon,
      rank: size[name] ?? ANY_OTHER_SIZE,
    }
    const german = germanName[name]
    return german ? [place, { ...place, name: german }] : [place]
  })
}

function isWanted({ country, department, name }: GeoNamesTown): boolean {
  if (country === 'FR') return department in departments
  const isQuarter = name.includes('(Kreis') || name.includes(' / ')
  return ['AT', 'CH', 'LI', 'LU'].includes(country) && !isQuarter
}

function stateOf({ country, region, department }: GeoNamesTown): string {
  if (country === 'AT') return austrianStates[region] ?? ''
  if (country === 'CH') return region
  return country === 'FR' ? (departments[department] ?? '') : ''
}
