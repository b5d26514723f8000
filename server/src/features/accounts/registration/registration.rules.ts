type RegisteredAccount = { companyStatus: string | null; registrationKeyId: string | null }

/** A company that has just registered; whoever joins one by a key has nothing to wait for. */
export const isAwaitingCheck = (registered: RegisteredAccount | null): boolean =>
  registered?.companyStatus === 'pending' && registered.registrationKeyId === null
