import type { Point } from './geometry.ts'

/**
 * Districts that GeoNames lacks, of the cities in Baden-Württemberg with most study places: name, latitude, longitude of
 * the middle, to about a kilometre. Written by hand.
 */
export const districtsOf: Record<string, (Point & { name: string })[]> = {
  Stuttgart: districts(`
    Bad Cannstatt 48.805 9.215; Birkach 48.728 9.205; Botnang 48.778 9.130; Degerloch 48.748 9.171;
    Hedelfingen 48.758 9.251; Möhringen 48.727 9.143; Münster 48.821 9.203; Obertürkheim 48.763 9.270;
    Plieningen 48.703 9.214; Sillenbuch 48.742 9.213; Stammheim 48.849 9.156; Untertürkheim 48.783 9.253;
    Wangen 48.771 9.239; Weilimdorf 48.814 9.112; Zuffenhausen 48.832 9.171; Nord 48.797 9.172; Süd 48.763 9.162;
    West 48.776 9.154`),
  Mannheim: districts(`
    Neckarau 49.452 8.492; Käfertal 49.511 8.516; Feudenheim 49.484 8.532; Seckenheim 49.466 8.563;
    Sandhofen 49.545 8.450; Rheinau 49.435 8.525; Waldhof 49.522 8.476; Friedrichsfeld 49.443 8.573;
    Vogelstang 49.507 8.545; Lindenhof 49.475 8.467; Neckarstadt 49.499 8.472`),
  Karlsruhe: districts(`
    Durlach 48.999 8.472; Mühlburg 49.010 8.365; Neureut 49.047 8.383; Knielingen 49.032 8.355; Hagsfeld 49.033 8.450;
    Grötzingen 49.005 8.499; Rüppurr 48.975 8.407; Waldstadt 49.033 8.437; Daxlanden 48.997 8.340`),
  Heidelberg: districts(`
    Neuenheim 49.416 8.690; Handschuhsheim 49.428 8.686; Wieblingen 49.423 8.650; Kirchheim 49.380 8.662;
    Rohrbach 49.377 8.690; Ziegelhausen 49.418 8.763`),
}

function districts(list: string): (Point & { name: string })[] {
  return list.split(';').map((entry) => {
    const [, name = '', lat, lon] = entry.trim().match(/^(.+) ([\d.]+) ([\d.]+)$/) ?? []
    return { name, lat: Number(lat), lon: Number(lon) }
  })
}
