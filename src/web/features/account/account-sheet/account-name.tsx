/** Tells password managers whose password the form holds, so that they keep the new one in the place of the old. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
