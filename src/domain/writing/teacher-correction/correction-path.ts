/** Where a student reads what the teacher has written: the address that lists and mails lead to. */
export function correctionPath(id: string): string {
  return `/corretor-de-redacao/professora/${id}`
}
