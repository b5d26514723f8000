/** Stands in everything that is the person's own; nothing of it may be left. */
export const personalText = 'Quxelbaum'
/** Stands in what was sent to others, which is theirs. */
export const retainedText = 'Brimborius'
