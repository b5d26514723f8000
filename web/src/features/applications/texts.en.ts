import type { Translated } from '#lib/i18n/texts.ts'
import { initiativeEn } from './apply/initiative/texts.en.ts'
import { applyEn } from './apply/texts.en.ts'
import { documentsEn } from './documents/texts.en.ts'
import { editorEn } from './editor/texts.en.ts'
import { ownEn } from './lists/own/texts.en.ts'
import { compareEn } from './lists/received/comparison/texts.en.ts'
import { bulkEn } from './lists/received/selection/texts.en.ts'
import { receivedEn } from './lists/received/texts.en.ts'
import { listsEn } from './lists/texts.en.ts'
import { outcomeEn } from './outcome/texts.en.ts'
import { recordEn } from './record/texts.en.ts'
import { stageEn } from './stage/texts.en.ts'
import type { applicationsDe } from './texts.de.ts'

export const applicationsEn: Translated<typeof applicationsDe> = {
  about: {
    title: 'What it is about',
    initiative: 'Speculative application',
    unavailable: 'The offer cannot be viewed because {{company}} is not taking part in Tandem.',
    own: 'Your application',
    received: 'Application',
    sent: 'Received on {{day}}',
    open: 'Go to the application',
  },
  ...listsEn,
  ...outcomeEn,
  ...recordEn,
  ...stageEn,
  apply: applyEn,
  bulk: bulkEn,
  compare: compareEn,
  documents: documentsEn,
  editor: editorEn,
  initiative: initiativeEn,
  own: ownEn,
  received: receivedEn,
}
