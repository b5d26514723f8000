import type { Endpoint } from '@tandem/contract/endpoint'
import type { Body, Documents } from './documents.ts'
import { isObject } from './made-up.ts'
import { commonStart, likeness } from './read.ts'
import { type Asked, create, keep, membersOf, newId } from './records.ts'

/** What a call of that name makes of its record, beyond the fields that it sends. */
const effects: Record<string, (sent: Body) => Body> = {
  confirmCompany: () => ({ status: 'confirmed' }),
  undoConfirmation: () => ({ status: 'pending' }),
  askCompany: () => ({ askedAt: new Date().toISOString(), answeredAt: null }),
  refuseCompany: () => ({ status: 'refused' }),
  suspendCompany: () => ({ status: 'suspended' }),
  reinstateCompany: () => ({ status: 'confirmed' }),
  lockPerson: ({ reason }) => ({
    states: ['locked'],
    lock: { at: new Date().toISOString(), reason },
    can: { lock: false, unlock: true },
  }),
  unlockPerson: () => ({ states: [], lock: null, can: { lock: true, unlock: false } }),
  scheduleDeletion: ({ reason }) => ({
    states: ['leaving'],
    deletion: { dueAt: new Date(Date.now() + 14 * 24 * 60 * 60_000).toISOString(), reason },
    can: { scheduleDeletion: false, cancelDeletion: true },
  }),
  cancelDeletion: () => ({
    states: [],
    deletion: null,
    can: { scheduleDeletion: true, cancelDeletion: false },
  }),
  checkItem: ({ done }) => ({ isDone: done }),
  answerRequest: ({ answer }) => ({
    state: answer,
    answeredAt: new Date().toISOString(),
    can: { accept: false, decline: false, withdraw: false },
  }),
}

/** What they name is settled, and waits in no list any more. */
const settling = [
  ...['approveText', 'sendTextBack', 'settleThreadReport', 'confirmFourEyesRequest'],
  ...['withdrawFourEyesRequest', 'resendMail', 'settleMail'],
]

/**
 * A record is written where it is read, also by a call below its address; a new one stands in the lists of its kind
 * from then on. What is no record is written where a call reads a field of the same name.
 */
export function write(name: string, endpoint: Endpoint, asked: Asked, documents: Documents): unknown {
  const { output } = endpoint
  const { locale: _, revision, ...fields } = asked.body
  const changed = { ...fields, ...effects[name]?.(asked.body), updatedAt: new Date().toISOString() }
  const next = typeof revision === 'number' ? { revision: revision + 1 } : {}
  if (output.kind === 'item') {
    const { id } = asked.params
    if (!id) return create(output.record, changed, documents)
    const path = `${output.record.path}${id}`
    const before = documents.get(path) ?? likeness(`${output.record.path}{id}`, path, documents) ?? {}
    const can = allowed({ ...before, ...changed }, before, output.record.path, documents)
    return keep(path, { ...before, ...changed, ...next, ...can }, documents)
  }
  if (output.kind !== 'envelope') return fields
  return writeField(name, output.field, { ...changed, ...next }, asked, documents) ?? fields
}

/** What may be done with a record of another status: as with one that has it. Else what its effect says. */
function allowed({ id, status, can }: Body, before: Body, start: string, documents: Documents): Body {
  const others = documents.paths().filter((path) => path.startsWith(start) && !path.endsWith(String(id)))
  const like = others.map((path) => documents.get(path)).find((each) => each?.can && each.status === status)
  if (status !== before.status && like) return { can: like.can }
  return isObject(can) ? { can: { ...(before.can as object), ...can } } : {}
}

/**
 * What is no record stands in the answer that has a field of the same name: `PUT /x/{id}` changes an entry of what
 * `GET /x` says, `POST /x` adds one, `DELETE /x/{id}` takes it away; without an entry the whole is changed.
 */
function writeField(name: string, field: string, fields: Body, asked: Asked, documents: Documents): unknown {
  const id = Object.values(asked.params).at(-1) ?? String(fields.item ?? '')
  const read = documents.paths().flatMap((path) => {
    const body = documents.get(path)
    return [field, `${field}s`].flatMap((key) => (body?.[key] ? [{ path, key, body, value: body[key] }] : []))
  })
  const [found] = read.toSorted(
    (one, other) =>
      Number(hasEntry(other.value, id)) - Number(hasEntry(one.value, id)) ||
      commonStart(other.path, asked.path) - commonStart(one.path, asked.path),
  )
  if (!found) return undefined
  const isTaken = asked.method === 'DELETE' || settling.includes(name)
  const part = asked.path.split('/').at(-1) ?? ''
  const value = changed(found.value, { id, part, fields: isTaken ? null : fields }, documents)
  documents.set(found.path, { ...found.body, [found.key]: value })
  return found.key === field ? value : [found.value].flat().find((each) => isEntry(each, id))
}

type EntryChange = {
  id: string
  /** Of an object: its list that a new entry is for. */
  part: string
  /** Null takes the entry away. */
  fields: Body | null
}

function changed(value: unknown, change: EntryChange, documents: Documents): unknown {
  const { id, part, fields } = change
  if (Array.isArray(value)) {
    const others = value.filter((each) => !isEntry(each, id))
    if (!fields) return others
    if (others.length < value.length)
      return value.map((each) => (isEntry(each, id) ? { ...each, ...fields } : each))
    const listed = membersOf(documents).find(({ member }) => member.id === id)?.member
    return [...value, { createdAt: fields.updatedAt, ...listed, id: listed?.id ?? newId(), ...fields }]
  }
  if (!isObject(value)) return fields
  const lists = Object.entries(value).filter(([, each]) => Array.isArray(each))
  const [key] = lists.find(([each, list]) => hasEntry(list, id) || (fields && each === part)) ?? []
  return key ? { ...value, [key]: changed(value[key], change, documents) } : { ...value, ...fields }
}

const hasEntry = (value: unknown, id: string): boolean =>
  Array.isArray(value)
    ? value.some((each) => isEntry(each, id))
    : isObject(value) && Object.values(value).some((each) => Array.isArray(each) && hasEntry(each, id))

const isEntry = (value: unknown, id: string): boolean =>
  isObject(value) && id !== '' && (value.id ?? value.key ?? value.item) === id

/** It leaves every list, and is not found any more. */
export function remove(name: string, endpoint: Endpoint, asked: Asked, documents: Documents): unknown {
  if (endpoint.output.kind !== 'envelope') return write(name, endpoint, asked, documents)
  for (const { path: list, member } of membersOf(documents)) {
    if (member['@id'] !== `/api${asked.path}`) continue
    const body = documents.get(list)
    documents.set(list, { ...body, member: body?.member?.filter((each) => each['@id'] !== member['@id']) })
  }
  documents.remove(asked.path)
  return writeField(name, endpoint.output.field, {}, asked, documents)
}
