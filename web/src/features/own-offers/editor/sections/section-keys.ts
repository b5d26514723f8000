/** The anchors of the editor's sections, in their order. */
export const sectionKeys = [
  'studienrichtung',
  'plaetze',
  'orte',
  'anforderungen',
  'texte',
  'unterlagen',
  'ansprechperson',
] as const
export type SectionKey = (typeof sectionKeys)[number]
