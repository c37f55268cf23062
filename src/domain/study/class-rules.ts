/** How many classes and students may there be, and for which year (product §10 Classes; decision 0244)? */
export const CLASSES_MAX = 30
export const CLASS_STUDENTS_MAX = 200
export const CLASS_NAME_MAX = 60

/** The year that runs, or the next, which is prepared in its summer. */
export function isSchoolYear(year: number, today: string): boolean {
  const current = Number(today.slice(0, 4))
  return year === current || year === current + 1
}
