const longest = 120

type Words = {
  everything: string
  around: (what: string, place: string) => string
  list: (all: string[]) => string
}

/** A name that tells what a search is about: the first two things it asks for, and where. */
export function proposeName(what: string[], places: string[], { everything, around, list }: Words): string {
  const subject = what.length > 0 ? list(what.slice(0, 2)) : everything
  const name = places.length > 0 ? around(subject, list(places.slice(0, 2))) : subject
  return name.length <= longest ? name : `${name.slice(0, longest - 1).trimEnd()}…`
}
