import type {
  Company,
  getCompany as endpoint,
  getCompanyFile as fileEndpoint,
} from '@tandem/contract/companies/profile'
import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import { listContactsOfCompany } from '#features/contacts/contacts.api.ts'
import { openFile } from '#features/files/files.api.ts'
import { medianAnswerDays } from '#features/search/search.api.ts'
import { hasPermission, type Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { contentOf, imagesOf } from './own-profile.ts'
import { type CompanyRow, findCompany, listStatuses, selectFiles } from './profile.store.ts'

export async function getCompany(
  ctx: Context,
  viewer: Viewer | null,
  { params }: Pick<HandlerInput<typeof endpoint>, 'params'>,
): Promise<Company> {
  const { row, status } = await findReadableCompany(ctx, viewer, params.id)
  const { descriptionDe, descriptionEn, ...content } = contentOf(row)
  const answers = await medianAnswerDays(ctx.db, [row.id], ctx.clock())
  const isGerman = ctx.locale === 'de' || descriptionEn === ''
  return {
    id: row.id,
    status,
    ...content,
    ...imagesOf(row),
    files: await selectFiles(ctx.db, row.id),
    description: {
      text: isGerman ? descriptionDe : descriptionEn,
      translated: ctx.locale === 'de' || descriptionEn !== '' || descriptionDe === '',
    },
    answerDays: answers.get(row.id) ?? null,
    ...(row.isUnattended && { unattended: true as const }),
    contacts: viewer ? await listContactsOfCompany(ctx, viewer, row.id) : [],
    can: { edit: viewer !== null && isOwn(viewer, row) && hasPermission(viewer, 'company-profile-edit') },
  }
}

export async function getCompanyFile(
  ctx: Context,
  viewer: Viewer | null,
  { params }: HandlerInput<typeof fileEndpoint>,
): Promise<FileOutput> {
  const { id } = (await findReadableCompany(ctx, viewer, params.id)).row
  const files = await selectFiles(ctx.db, id)
  if (!files.some((file) => file.id === params.fileId)) throw new AppError('not_found')
  return openFile(ctx, viewer, params.fileId)
}

async function findReadableCompany(ctx: Context, viewer: Viewer | null, companyId: string) {
  const found = await findCompany(ctx.db, companyId)
  // Old addresses of a company that became part of another one lead there.
  const row = found?.mergedInto ? await findCompany(ctx.db, found.mergedInto) : found
  if (!row || row.status === 'closed' || !isReadable(viewer, row)) throw new AppError('not_found')
  return { row, status: row.status }
}

/** Of these companies those that the viewer may read. */
export async function filterReadableCompanies(
  ctx: Context,
  viewer: Viewer,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const companies = await listStatuses(ctx.db, ids)
  return companies.filter((row) => row.status !== 'closed' && isReadable(viewer, row)).map(({ id }) => id)
}

type Listed = Pick<CompanyRow, 'id' | 'status'>

/** Until it is confirmed, a company is read by its own accounts and by the admins who decide about it. */
const isReadable = (viewer: Viewer | null, row: Listed): boolean =>
  row.status === 'confirmed' || isOwn(viewer, row) || viewer?.type === 'admin'

const isOwn = (viewer: Viewer | null, { id }: Listed): boolean =>
  viewer?.type === 'company' && viewer.companyId === id
