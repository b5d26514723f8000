type RegisteredAccount = { companyStatus: string | null; registrationKeyId: string | null }

/** A company that has just registered; whoever joins one by a key has nothing to wait for. */
export const isAwaitingCheck = ({ companyStatus, registrationKeyId }: RegisteredAccount): boolean =>
  companyStatus === 'pending' && registrationKeyId === null
