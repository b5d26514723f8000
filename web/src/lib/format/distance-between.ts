export type Point = { latitude: number; longitude: number }

const earthRadius = 6371

/** As the crow flies, in kilometres. */
export function distanceBetween(one: Point, other: Point): number {
  const [from, to] = [rad(one.latitude), rad(other.latitude)]
  const half = (a: number, b: number) => Math.sin((b - a) / 2) ** 2
  const across = half(rad(one.longitude), rad(other.longitude))
  const chord = half(from, to) + Math.cos(from) * Math.cos(to) * across
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)))
}

const rad = (degrees: number) => (degrees * Math.PI) / 180
