import * as applications from '@tandem/contract/applications'
import * as decisions from '@tandem/contract/applications/decisions'
import * as drafts from '@tandem/contract/applications/drafts'
import * as closures from '@tandem/contract/applications/offer-closure'
import * as pdf from '@tandem/contract/applications/pdf'
import * as profileViews from '@tandem/contract/applications/profile-views'
import { route } from '#platform/http/route.ts'
import { listProfileViews } from './content/profile-views.ts'
import { downloadApplicationPdf, downloadReceivedPdf } from './pdf/download-pdf.ts'
import { getApplication } from './reading/get-application.ts'
import { listApplications } from './reading/lists/list-applications.ts'
import { cancelApplication } from './transitions/cancel-application.ts'
import { closeOffer, previewClosure } from './transitions/close-offer.ts'
import { moveApplication } from './transitions/move-application.ts'
import { recordOutcome } from './transitions/record-outcome.ts'
import { undoChange } from './transitions/undo-change.ts'
import { createApplication } from './writing/create-application.ts'
import { deleteApplication } from './writing/delete-application.ts'
import { refillApplication } from './writing/fill-application.ts'
import { submitApplication } from './writing/submit-application.ts'
import { updateApplication } from './writing/update-application.ts'

export const applicationsRoutes = [
  route(applications.listApplications, listApplications),
  route(applications.getApplication, getApplication),
  route(drafts.createApplication, createApplication),
  route(drafts.refillApplication, refillApplication),
  route(drafts.updateApplication, updateApplication),
  route(drafts.submitApplication, submitApplication),
  route(drafts.deleteApplication, deleteApplication),
  route(decisions.moveApplication, moveApplication),
  route(decisions.recordOutcome, recordOutcome),
  route(decisions.cancelApplication, cancelApplication),
  route(decisions.undoApplicationChange, undoChange),
  route(pdf.downloadApplicationPdf, downloadApplicationPdf),
  route(pdf.downloadReceivedPdf, downloadReceivedPdf),
  route(closures.previewOfferClosure, previewClosure),
  route(closures.closeOffer, closeOffer),
  route(profileViews.listProfileViews, listProfileViews),
]
