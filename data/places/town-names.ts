/** Key under which one town is found however its addition is abbreviated: "Neustadt a.d. Aisch". */
export function nameKey(name: string): string {
  return writtenOut(name)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\bsankt /g, 'st ')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '')
}

/** The name without what tells it from its namesakes: "Neustadt (Dosse)" and "Neustadt am Main" are "neustadt". */
export function baseKey(name: string): string {
  const base = writtenOut(name).split(/ (?:am|an|auf|bei|im|in|ob|unter|vor|vorm)\b|[(,/]/)[0]
  return nameKey(base ?? name)
}

/** A name as one would write it on a letter: abbreviations expanded, Sorbian second names cut. */
export function writtenOut(name: string): string {
  return abbreviations
    .reduce((text, [pattern, full]) => text.replace(pattern, full), name.normalize('NFC'))
    .trim()
}

const abbreviations: [RegExp, string][] = [
  [/\\/g, ''],
  [/ - .*$/, ''],
  [/ ?\/ ?/g, '/'],
  [/\ba\. ?d\. ?/g, 'an der '],
  [/\bi\. ?d\. ?/g, 'in der '],
  [/\bo\. ?d\. ?/g, 'ob der '],
  [/\bv\. ?d\. ?/g, 'vor der '],
  [/\ba\. ?(?=\p{L})/gu, 'am '],
  [/ b\. ?(?=\p{L})/gu, ' bei '],
  [/\bi\. ?(?=Bay|NB|OB|OFr|UFr|Schw\.|Sa\.)/g, 'in '],
  [/\bi\. ?(?=\p{L})/gu, 'im '],
  [/\bO\. ?L\./g, 'Oberlausitz'],
  [/\bOPf\.?$/, 'der Oberpfalz'],
  [/\bder der\b/, 'der'],
  [/\bNB$/, 'Niederbayern'],
  [/\bOB$/, 'Oberbayern'],
  [/\bOFr\.$/, 'Oberfranken'],
  [/\bUFr\.$/, 'Unterfranken'],
  [/\bBay\.$/, 'Bayern'],
  [/\bSchw\.$/, 'Schwaben'],
  [/\bSa\.$/, 'Sachsen'],
  [/\bWestf\./, 'Westfalen'],
  [/\bVogtl\.$/, 'Vogtland'],
  [/\bErzgeb\.$/, 'Erzgebirge'],
  [/\bOdw\.$/, 'Odenwald'],
  [/\bRhld\./, 'Rheinland'],
  [/^Hann\. /, 'Hannoversch '],
]
