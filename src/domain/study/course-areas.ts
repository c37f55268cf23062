/** Which area a desired course belongs to (product §3 Course areas, §5 "exact comparison with the lists"). */

export type CourseArea = 'exatas' | 'humanas' | 'biologicas'

/** The names offered as suggestions, in the exam's language. */
export const COURSES: Readonly<Record<CourseArea, readonly string[]>> = {
  exatas: ['Engenharia Civil', 'Engenharia de Computação', 'Ciência da Computação', 'Física', 'Matemática'],
  humanas: ['Direito', 'Pedagogia', 'Psicologia', 'História', 'Letras', 'Jornalismo'],
  biologicas: ['Medicina', 'Enfermagem', 'Biologia', 'Farmácia', 'Educação Física'],
}

/**
 * @param course free text; compared whole, after trimming and ignoring case
 * @returns null when no list has it: the plan then weighs no area
 */
export function areaOfCourse(course: string): CourseArea | null {
  const wanted = course.trim().toLowerCase()
  for (const area of ['exatas', 'humanas', 'biologicas'] as const) {
    if (COURSES[area].some((name) => name.toLowerCase() === wanted)) return area
  }
  return null
}
