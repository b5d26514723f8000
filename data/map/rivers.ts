import { distanceKm, type Point } from '../places/geometry.ts'

type NamedPlace = Point & { name: string; size: number }

/** The towns on their banks, from the source to the mouth. Large ones are drawn at any zoom. */
const banks: { isLarge: boolean; towns: string }[] = [
  {
    isLarge: true,
    towns:
      'Konstanz, Schaffhausen, Waldshut-Tiengen, Bad Säckingen, Rheinfelden (Baden), Basel, Neuenburg am Rhein, Breisach am Rhein, Rheinau, Kehl, Lichtenau, Iffezheim, Au am Rhein, Wörth am Rhein, Germersheim, Speyer, Ludwigshafen am Rhein, Worms, Gernsheim, Nierstein, Mainz, Ingelheim am Rhein, Bingen am Rhein, Oberwesel, Boppard, Koblenz, Andernach, Remagen, Bonn, Wesseling, Köln, Dormagen, Düsseldorf, Krefeld, Duisburg, Wesel, Rees, Emmerich am Rhein',
  },
  {
    isLarge: true,
    towns:
      'Donaueschingen, Tuttlingen, Sigmaringen, Riedlingen, Ehingen (Donau), Ulm, Günzburg, Dillingen an der Donau, Donauwörth, Neuburg an der Donau, Ingolstadt, Kelheim, Regensburg, Straubing, Deggendorf, Vilshofen an der Donau, Passau',
  },
  {
    isLarge: true,
    towns:
      'Bad Schandau, Pirna, Dresden, Meißen, Riesa, Torgau, Wittenberg, Dessau-Roßlau, Schönebeck (Elbe), Magdeburg, Tangermünde, Wittenberge, Dömitz, Lauenburg, Geesthacht, Hamburg, Stade, Glückstadt, Brunsbüttel, Cuxhaven',
  },
  {
    isLarge: true,
    towns:
      'Villingen-Schwenningen, Rottweil, Horb am Neckar, Tübingen, Nürtingen, Plochingen, Esslingen am Neckar, Stuttgart, Ludwigsburg, Marbach am Neckar, Lauffen am Neckar, Heilbronn, Gundelsheim, Mosbach, Eberbach, Heidelberg, Mannheim',
  },
  {
    isLarge: true,
    towns:
      'Kulmbach, Lichtenfels, Bamberg, Haßfurt, Schweinfurt, Volkach, Kitzingen, Ochsenfurt, Würzburg, Karlstadt, Gemünden am Main, Lohr am Main, Marktheidenfeld, Wertheim, Miltenberg, Obernburg am Main, Aschaffenburg, Hanau, Frankfurt am Main, Rüsselsheim am Main, Mainz',
  },
  {
    isLarge: true,
    towns:
      'Hannoversch Münden, Bad Karlshafen, Höxter, Holzminden, Hameln, Rinteln, Minden, Nienburg, Verden, Bremen, Brake, Bremerhaven',
  },
  { isLarge: true, towns: 'Perl, Trier, Schweich, Bernkastel-Kues, Traben-Trarbach, Zell, Cochem, Koblenz' },
  { isLarge: true, towns: 'Eisenhüttenstadt, Frankfurt (Oder), Schwedt' },
  {
    isLarge: false,
    towns: 'Mittenwald, Bad Tölz, Wolfratshausen, München, Freising, Landshut, Dingolfing, Deggendorf',
  },
  {
    isLarge: false,
    towns: 'Kiefersfelden, Rosenheim, Wasserburg am Inn, Mühldorf am Inn, Simbach am Inn, Passau',
  },
  { isLarge: false, towns: 'Füssen, Schongau, Landsberg am Lech, Augsburg, Donauwörth' },
  { isLarge: false, towns: 'Sonthofen, Kempten, Memmingen, Ulm' },
  { isLarge: false, towns: 'Saarbrücken, Saarlouis, Merzig, Saarburg, Konz' },
  {
    isLarge: false,
    towns: 'Hof, Saalfeld, Rudolstadt, Jena, Naumburg, Weißenfels, Merseburg, Halle, Bernburg, Calbe',
  },
  { isLarge: false, towns: 'Bautzen, Spremberg, Cottbus, Lübbenau, Lübben, Fürstenwalde, Berlin' },
  { isLarge: false, towns: 'Berlin, Potsdam, Brandenburg an der Havel, Rathenow, Havelberg' },
  { isLarge: false, towns: 'Arnsberg, Schwerte, Witten, Hattingen, Essen, Mülheim an der Ruhr, Duisburg' },
  { isLarge: false, towns: 'Fulda, Bad Hersfeld, Melsungen, Kassel, Hannoversch Münden' },
  {
    isLarge: false,
    towns: 'Hildburghausen, Meiningen, Bad Salzungen, Eschwege, Witzenhausen, Hannoversch Münden',
  },
  {
    isLarge: false,
    towns: 'Rheda-Wiedenbrück, Warendorf, Greven, Rheine, Lingen, Meppen, Papenburg, Leer, Emden',
  },
  {
    isLarge: false,
    towns: 'Leinefelde-Worbis, Göttingen, Northeim, Alfeld, Hannover, Neustadt am Rübenberge, Verden',
  },
  { isLarge: false, towns: 'Marburg, Gießen, Wetzlar, Limburg an der Lahn, Nassau, Lahnstein' },
  { isLarge: false, towns: 'Crailsheim, Kirchberg an der Jagst, Krautheim, Möckmühl, Bad Friedrichshall' },
  {
    isLarge: false,
    towns: 'Aalen, Gaildorf, Schwäbisch Hall, Künzelsau, Neuenstadt am Kocher, Bad Friedrichshall',
  },
  { isLarge: false, towns: 'Rothenburg ob der Tauber, Bad Mergentheim, Tauberbischofsheim, Wertheim' },
  { isLarge: false, towns: 'Nürnberg, Fürth, Erlangen, Forchheim, Bamberg' },
]

export function readRivers(places: readonly NamedPlace[]): { isLarge: boolean; points: Point[] }[] {
  return banks.map(({ isLarge, towns }) => ({ isLarge, points: locate(towns.split(', '), places) }))
}

/** Between two towns of a river, in kilometres. */
const farthest = 130

/** Of towns with one name the one nearest to the town before; the first is the largest. */
function locate(towns: string[], places: readonly NamedPlace[]): Point[] {
  const points: Point[] = []
  for (const town of towns) {
    const found = places.filter(
      ({ name }) => name === town || name.startsWith(`${town} (`) || name.startsWith(`${town}/`),
    )
    const before = points.at(-1)
    const [nearest] = found.toSorted((one, other) =>
      before ? distanceKm(one, before) - distanceKm(other, before) : other.size - one.size,
    )
    if (!nearest || (before && distanceKm(nearest, before) > farthest))
      throw new Error(`${town} is not on this river`)
    points.push(nearest)
  }
  return points
}

const stepsBetween = 4

/** A Catmull-Rom curve through the points. */
export function smooth(points: readonly Point[]): Point[] {
  const last = points.at(-1)
  if (!last) return []
  const between = points.slice(0, -1).flatMap((from, at) => {
    const to = points[at + 1] ?? from
    const before = points[at - 1] ?? from
    const after = points[at + 2] ?? to
    return Array.from({ length: stepsBetween }, (_, step) => {
      const t = step / stepsBetween
      const along = (axis: keyof Point) => curve([before[axis], from[axis], to[axis], after[axis]], t)
      return { lat: along('lat'), lon: along('lon') }
    })
  })
  return [...between, last]
}

const curve = ([a, b, c, d]: [number, number, number, number], t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
