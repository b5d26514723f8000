import * as audit from '@tandem/contract/backend/audit'
import * as changedTexts from '@tandem/contract/backend/changed-texts'
import * as contents from '@tandem/contract/backend/contents'
import * as reports from '@tandem/contract/backend/message-reports'
import * as offerRemoval from '@tandem/contract/backend/offer-removal'
import * as onBehalf from '@tandem/contract/backend/on-behalf'
import * as overview from '@tandem/contract/backend/overview'
import * as profileRemoval from '@tandem/contract/backend/profile-removal'
import * as settings from '@tandem/contract/backend/settings'
import type { Context } from '#platform/context/context.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { listAuditActors, listAuditEntries } from './audit/list-audit.ts'
import { companiesRoutes } from './companies/companies.routes.ts'
import { endOnBehalf, startOnBehalf } from './companies/on-behalf/act-on-behalf.ts'
import {
  cancelPublication,
  createContent,
  getContent,
  getContentVersion,
  listContents,
  saveContent,
} from './contents/edit-contents.ts'
import { locationsRoutes } from './contents/locations/locations.routes.ts'
import { sendTestMail } from './contents/mails/send-test-mail.ts'
import {
  approveText,
  listChangedTexts,
  listSentBackTexts,
  sendTextBack,
} from './moderation/changed-texts/decide-texts.ts'
import { previewOfferRemoval, requestOfferRemoval } from './moderation/offers/request-removal.ts'
import { previewProfileRemoval, requestProfileRemoval } from './moderation/profiles/request-removal.ts'
import { listMessageReports, settleMessageReport } from './moderation/reports/message-reports.ts'
import { operationsRoutes } from './operations/operations.routes.ts'
import { getHealth, getWaiting } from './overview/get-overview.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { referenceListsRoutes } from './reference/reference-lists.routes.ts'
import { changeSettings, getEditedSettings } from './settings/edit-settings.ts'
import { getSettingReach } from './settings/setting-reach.store.ts'

export const backendRoutes = (jobs: readonly Job<never, Context>[]): Route[] => [
  route(audit.listAuditEntries, listAuditEntries),
  route(audit.listAuditActors, listAuditActors),
  route(overview.getWaiting, getWaiting),
  route(overview.getHealth, getHealth),
  ...companiesRoutes,
  ...locationsRoutes,
  route(changedTexts.listChangedTexts, listChangedTexts),
  route(changedTexts.approveText, approveText),
  route(changedTexts.sendTextBack, sendTextBack),
  route(changedTexts.listSentBackTexts, listSentBackTexts),
  route(onBehalf.startOnBehalf, startOnBehalf),
  route(onBehalf.endOnBehalf, endOnBehalf),
  route(settings.getEditedSettings, getEditedSettings),
  route(settings.getSettingReach, getSettingReach),
  route(settings.changeSettings, changeSettings),
  route(offerRemoval.previewOfferRemoval, previewOfferRemoval),
  route(offerRemoval.requestOfferRemoval, requestOfferRemoval),
  route(profileRemoval.previewProfileRemoval, previewProfileRemoval),
  route(profileRemoval.requestProfileRemoval, requestProfileRemoval),
  route(contents.listContents, listContents),
  route(contents.getContent, getContent),
  route(contents.getContentVersion, getContentVersion),
  route(contents.createContent, createContent),
  route(contents.saveContent, saveContent),
  route(contents.cancelPublication, cancelPublication),
  route(contents.sendTestMail, sendTestMail),
  route(reports.listThreadReports, listMessageReports),
  route(reports.settleThreadReport, settleMessageReport),
  ...peopleRoutes,
  ...operationsRoutes(jobs),
  ...referenceListsRoutes,
]
