/** What a teacher's mark on a photograph is called, at the desk and on the sheet that comes back. */
export const teacherMarkTexts = {
  box: ({ number, remark }: { number: number; remark: string }) =>
    remark === '' ? `Marca ${number} na foto` : `Marca ${number} na foto: ${remark}`,
}
