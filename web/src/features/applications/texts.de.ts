import { initiativeDe } from './apply/initiative/texts.de.ts'
import { applyDe } from './apply/texts.de.ts'
import { documentsDe } from './documents/texts.de.ts'
import { editorDe } from './editor/texts.de.ts'
import { ownDe } from './lists/own/texts.de.ts'
import { compareDe } from './lists/received/comparison/texts.de.ts'
import { bulkDe } from './lists/received/selection/texts.de.ts'
import { receivedDe } from './lists/received/texts.de.ts'
import { listsDe } from './lists/texts.de.ts'
import { outcomeDe } from './outcome/texts.de.ts'
import { recordDe } from './record/texts.de.ts'
import { stageDe } from './stage/texts.de.ts'

export const applicationsDe = {
  about: {
    title: 'Worum es geht',
    initiative: 'Initiativbewerbung',
    unavailable: 'Das Angebot lässt sich nicht aufrufen, weil {{company}} nicht an Tandem teilnimmt.',
    own: 'Deine Bewerbung',
    own_formal: 'Ihre Bewerbung',
    received: 'Bewerbung',
    sent: 'Eingegangen am {{day}}',
    open: 'Zur Bewerbung',
  },
  ...listsDe,
  ...outcomeDe,
  ...recordDe,
  ...stageDe,
  apply: applyDe,
  bulk: bulkDe,
  compare: compareDe,
  documents: documentsDe,
  editor: editorDe,
  initiative: initiativeDe,
  own: ownDe,
  received: receivedDe,
}
