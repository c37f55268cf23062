/** What stands alone in the place of a page that cannot be made at the moment. */
export const busyTexts = {
  page: 'Muita gente está abrindo o site neste momento. Espere alguns segundos e tente de novo.',
}
