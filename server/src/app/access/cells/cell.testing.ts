import type { Role, Scene } from '../scene.testing.ts'
import type { Person } from '../scene-records.testing.ts'

type Given = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

export type Cell = {
  /** What the call says: for whoever may call it succeeds. `caller` is the owner where nobody is signed in. */
  given?: (scene: Scene, caller: Person, role: Role) => Promise<Given> | Given
  /** To all others whom the contract lets in, the record does not exist. Without it, it does to everybody. */
  seenBy?: readonly Role[]
  /** Whoever gets another answer than 404. */
  refused?: Partial<Record<Role, 403 | 409 | 422>>
  /** The id of a record that the answer names to these, and to nobody else. */
  shows?: { id: (scene: Scene) => Promise<string>; to: readonly Role[] }
}

/** By the name of the endpoint; after a comma, which of several cells it is. */
export type Cells = Record<string, Cell>
